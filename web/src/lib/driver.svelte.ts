/** One driver, several devices: what this one holds opens on the others, and the other way round. */
import { api, Refusal } from "./api";
import { device } from "./device.svelte";
import { league } from "./league.svelte";
import type { Holding } from "../wire/table";

interface Kept {
  /** What this device shows; empty while it belongs to no driver. */
  secret: string;
  /** The secrets that came from other devices: they end with the membership. */
  got: string[];
}

const KEY = "slipstream.driver";
const ORGANISER = -1;
const NOBODY: Kept = { secret: "", got: [] };

function read(): Kept {
  try {
    return { ...NOBODY, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return NOBODY;
  }
}

/** All that this device holds, the newest first. */
export function holdings(): Holding[] {
  const seats = device.tables.flatMap((one) =>
    one.held.map((held) => ({ kind: "table" as const, about: one.table, ...held })),
  );
  const entries = league.seasons.flatMap((one) => {
    const own = one.organiser ? [{ seat: ORGANISER, secret: one.organiser }, ...one.held] : one.held;
    return own.map((held) => ({ kind: "season" as const, about: one.season, ...held }));
  });
  return [...seats, ...entries];
}

/** What a device is called in the list: its browser and its system. */
export function deviceLabel(agent: string): string {
  const browser = [/(Edg)e?A?\//, /(Firefox)\//, /(Chrome)\//, /(Safari)\//].map((one) => one.exec(agent)?.[1]);
  const system = /(Android|iPhone|iPad|Windows|Mac|Linux)/.exec(agent)?.[1];
  return [browser.find((one) => one)?.replace("Edg", "Edge"), system].filter((one) => one).join(" · ");
}

class Driver {
  private kept = $state.raw(read());
  private shared = "";
  private sharing = Promise.resolve();

  get secret(): string {
    return this.kept.secret;
  }

  /** From now on whatever this device takes or gives up is shared, as soon as it happens. */
  follow(): void {
    $effect.root(() => {
      $effect(() => {
        const held = JSON.stringify([this.secret, holdings(), device.gone, league.gone]);
        if (this.secret && held !== this.shared) {
          this.shared = held;
          void this.share().catch(() => undefined);
        }
      });
    });
  }

  async begin(): Promise<void> {
    this.write({ ...NOBODY, secret: (await api.driver.begin(deviceLabel(navigator.userAgent))).secret });
  }

  /** By a recovery code, or by what a QR code says. */
  async join(code: string): Promise<void> {
    await this.take((await api.driver.join(code, deviceLabel(navigator.userAgent))).secret);
  }

  async enterByPasskey(): Promise<void> {
    const options = JSON.parse((await api.driver.askKnown()).options) as PublicKeyCredentialRequestOptionsJSON;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const found = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    const credential = JSON.stringify(found.toJSON());
    await this.take((await api.driver.enter(credential, deviceLabel(navigator.userAgent))).secret);
  }

  async addPasskey(): Promise<void> {
    const asked = (await api.driver.askNew(this.secret)).options;
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      JSON.parse(asked) as PublicKeyCredentialCreationOptionsJSON,
    );
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    await api.driver.keepNew(JSON.stringify(made.toJSON()), this.secret);
  }

  private async take(secret: string): Promise<void> {
    this.write({ ...NOBODY, secret });
    await this.share();
  }

  /** One after the other; what comes back is kept where there is room for it. */
  share(): Promise<void> {
    const next = this.sharing.then(() => this.shareNow());
    this.sharing = next.catch(() => undefined);
    return next;
  }

  private async shareNow(): Promise<void> {
    const gone = [...device.gone, ...league.gone];
    try {
      const { held } = await api.driver.share({ held: holdings(), let_go: gone }, this.secret);
      if (gone.length) device.gone = league.gone = [];
      for (const one of held) await this.keep(one).catch(() => undefined);
    } catch (error) {
      if (error instanceof Refusal && error.code === "no_secret") this.end();
      else throw error;
    }
  }

  private async keep(one: Holding): Promise<void> {
    const held = [{ seat: one.seat, secret: one.secret }];
    if (!(one.kind === "table" ? device : league).hasRoom(one.about)) return;
    if (one.kind === "table") device.keep(await api.table(one.about), held);
    else {
      const info = await api.season(one.about);
      if (one.seat === ORGANISER) league.keep(info, [], one.secret);
      else league.keep(info, held);
    }
    this.write({ ...this.kept, got: [...this.kept.got, one.secret] });
  }

  /** This device belongs to the driver no more: what came from others goes. */
  end(): void {
    const own = (secret: string): boolean => !this.kept.got.includes(secret);
    for (const { table, held } of device.tables) if (!held.some((one) => own(one.secret))) device.forget(table);
    for (const one of league.seasons) {
      const secrets = [one.organiser, ...one.held.map((held) => held.secret)].filter((secret) => secret);
      if (!secrets.some(own)) league.forget(one.season);
    }
    device.gone = league.gone = [];
    this.write(NOBODY);
  }

  private write(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage the device is a driver's as long as the page is open.
    }
  }
}

/** Whether this browser knows passkeys here: only for names, and only over TLS or on this machine. */
export function knowsPasskeys(): boolean {
  const isName = !/^[\d.]+$|:/.test(location.hostname);
  return (
    window.isSecureContext &&
    isName &&
    typeof PublicKeyCredential !== "undefined" &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential
  );
}

export const driver = new Driver();
