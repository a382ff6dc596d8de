// Written by `make types` from the structs of the server. Do not edit.

/** Folders of the package whose words each game uses; those of a family come first. */
export const CATALOGUES: Readonly<Record<string, readonly string[]>> = {
  FMR: ["games/formula_motor_racing"],
  TA: ["drafting", "games/thunder_alley"],
  GP: ["drafting", "games/grand_prix"],
  QGP: ["games/quick_grand_prix"],
  GPF1: ["games/grand_prix_f1"],
};

/** The languages there are, each as it counts, lists and tells the time. */
export const LOCALES = { en: "en-GB", de: "de" } as const;
export type Code = keyof typeof LOCALES;
