/** The twelve teams of the visual language: colour, livery and flash; the colours are in teams.css. */

export const TEAMS = [
  "scarlet",
  "cobalt",
  "emerald",
  "amber",
  "onyx",
  "violet",
  "silver",
  "coral",
  "teal",
  "ivory",
  "copper",
  "lime",
] as const;

export type Team = (typeof TEAMS)[number];

/** What marks the controller of a car that belongs to nobody's team (GP). */
export const NPC_ICONS = {
  star: "M0,-5 L1.4,-1.6 L4.9,-1.5 L2.1,.7 L3.1,4.2 L0,2.1 L-3.1,4.2 L-2.1,.7 L-4.9,-1.5 L-1.4,-1.6Z",
  diamond: "M0,-5 L4.4,0 L0,5 L-4.4,0Z",
  circle: "M-4.2,0 A4.2,4.2 0 1 1 4.2,0 A4.2,4.2 0 1 1 -4.2,0Z",
  square: "M-3.8,-3.8 H3.8 V3.8 H-3.8Z",
  triangle: "M0,-4.6 L4.6,3.6 H-4.6Z",
  neutral: "M-4,-1 H4 V1 H-4Z",
} as const;

export type NpcIcon = keyof typeof NPC_ICONS;

/**
 * A car as it is recognised everywhere: on the board, on a plate, in a chart.
 * A car without a team is an NPC: grey, with its controller's icon in the controller's colour.
 */
export interface CarLook {
  readonly number: string;
  readonly team: Team | null;
  readonly body: "single" | "stock";
  readonly icon?: NpcIcon;
  readonly controller?: Team | null;
}

/** Drawn in ink over the body (35 x 18.6, nose to the right) and clipped by it. */
export const LIVERIES: Record<Team, { readonly path: string; readonly stroke?: number }> = {
  scarlet: { path: "M-18,-2.3 H18 V2.3 H-18Z" },
  cobalt: { path: "M-18,-5 H18 V-2.4 H-18Z M-18,2.4 H18 V5 H-18Z" },
  emerald: {
    path: "M-16,-9 L-10,0 L-16,9 M-7,-9 L-1,0 L-7,9 M2,-9 L8,0 L2,9 M10,-9 L16,0 L10,9",
    stroke: 2.8,
  },
  amber: { path: "M-13,-9 H-8.4 V9 H-13Z M5,-9 H9.6 V9 H5Z" },
  onyx: {
    path:
      "M-16,-8 h4 v4 h-4Z M-8,-8 h4 v4 h-4Z M0,-8 h4 v4 h-4Z M8,-8 h4 v4 h-4Z M-12,-4 h4 v4 h-4Z " +
      "M-4,-4 h4 v4 h-4Z M4,-4 h4 v4 h-4Z M12,-4 h4 v4 h-4Z M-16,0 h4 v4 h-4Z M-8,0 h4 v4 h-4Z " +
      "M0,0 h4 v4 h-4Z M8,0 h4 v4 h-4Z M-12,4 h4 v4 h-4Z M-4,4 h4 v4 h-4Z M4,4 h4 v4 h-4Z M12,4 h4 v4 h-4Z",
  },
  violet: { path: "M-16,9 L-8,-9 M-8,9 L0,-9 M0,9 L8,-9 M8,9 L16,-9", stroke: 3 },
  silver: { path: "M-12,-9 V9 M-8.5,-9 V9 M5.5,-9 V9 M9,-9 V9 M12.5,-9 V9", stroke: 1.5 },
  coral: {
    path:
      "M-12,-4.4 h.01 M-12,4.4 h.01 M-14,0 h.01 M6,-4 h.01 M6,4 h.01 M9.5,0 h.01 M13,0 h.01 " +
      "M-6.6,-6 h.01 M-6.6,6 h.01 M1,-6 h.01 M1,6 h.01",
    stroke: 2.9,
  },
  teal: { path: "M-17,-3 L-12.5,3 L-8,-3 L-3.5,3 L1,-3 L5.5,3 L10,-3 L14.5,3", stroke: 2.6 },
  ivory: { path: "M-18,-1.5 H18 V1.5 H-18Z M-10.5,-9 H-7.3 V9 H-10.5Z M5.3,-9 H8.3 V9 H5.3Z" },
  copper: { path: "M-18,-9.3 H-1 V9.3 H-18Z" },
  lime: { path: "M-15,-8 L-7,8 M-7,-8 L-15,8 M4,-7 L11,7 M11,-7 L4,7", stroke: 2.4 },
};

/** The flash at the left of a number plate, 17 x 20. */
export const FLASHES: Record<Team, { readonly path: string; readonly stroke?: number }> = {
  scarlet: { path: "M7,4 H10.4 V16 H7Z" },
  cobalt: { path: "M4.6,4 H7.6 V16 H4.6Z M9.6,4 H12.6 V16 H9.6Z" },
  emerald: { path: "M3.5,13.5 L8.5,6.5 L13.5,13.5", stroke: 2.8 },
  amber: { path: "M3,8.2 H14 V11.8 H3Z" },
  onyx: {
    path: "M3.4,5 h3.4 v3.4 h-3.4Z M10.2,5 h3.4 v3.4 h-3.4Z M6.8,8.4 h3.4 v3.4 h-3.4Z M3.4,11.8 h3.4 v3.4 h-3.4Z M10.2,11.8 h3.4 v3.4 h-3.4Z",
  },
  violet: { path: "M2.5,14.5 L7,5.5 M6.5,15 L11.5,5 M11,14.5 L15,6.5", stroke: 2.3 },
  silver: { path: "M3.4,5.4 H13.6 M3.4,10 H13.6 M3.4,14.6 H13.6", stroke: 2 },
  coral: { path: "M5,6 h.01 M12,6 h.01 M8.5,10 h.01 M5,14 h.01 M12,14 h.01", stroke: 3 },
  teal: { path: "M3,8 L6,5 L8.8,8 L11.6,5 L14.4,8 M3,14.6 L6,11.6 L8.8,14.6 L11.6,11.6 L14.4,14.6", stroke: 2 },
  ivory: { path: "M7,4 H10 V8.5 H14 V11.5 H10 V16 H7 V11.5 H3 V8.5 H7Z" },
  copper: { path: "M0,0 H8.5 V20 H0Z" },
  lime: { path: "M4,5.5 L13,14.5 M13,5.5 L4,14.5", stroke: 2.5 },
};
