import { fireEvent, render, waitFor } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import { onkey } from "../src/lib/keys";
import type { Choosing } from "../src/lib/choosing.svelte";
import { Panel } from "../src/lib/panel.svelte";
import type { Race } from "../src/lib/race.svelte";
import { botLabel, plannedSeat, reseated } from "../src/lib/seats";
import { against } from "../src/lib/start";
import { Told } from "../src/lib/told";
import Hints from "../src/parts/Hints.svelte";
import SeatPlan from "../src/parts/SeatPlan.svelte";
import type { GameInfo } from "../src/wire/table";

HTMLDialogElement.prototype.showModal = function (): void {
  this.open = true;
};
HTMLDialogElement.prototype.close = function (): void {
  this.open = false;
};

const hinted = new Told(() => ({ game: "FMR", names: [], reader: 0 })).hinted({
  type: "hint",
  number: 7,
  moves: [
    {
      tokens: ["CG:r1"],
      label: { id: "token", args: { token: "charge with Red 1" } },
      place: 1.62,
      win: 0.4,
      risk: 0.25,
      why: [
        { id: "hint-gain", args: { places: 0.4 } },
        { id: "hint-risk", args: { percent: 25 } },
      ],
    },
  ],
});

function raceThat(part: Partial<Race>): Race {
  return { mayAsk: true, hint: null, problem: null, askHint: vi.fn(), show: {}, ...part } as unknown as Race;
}

test("the best moves are told with what they are worth, and a click chooses one", async () => {
  const panel = new Panel();
  panel.hint = true;
  const take = vi.fn();
  const race = raceThat({ hint: hinted });
  const { getByText, container } = render(Hints, { race, panel, choosing: { take } as unknown as Choosing });

  expect(getByText("Charge with Red 1")).toBeTruthy();
  expect(getByText("Expected place: 1.62")).toBeTruthy();
  expect(getByText("You can expect to finish about 0.4 places higher than before.")).toBeTruthy();
  expect(getByText("Risk: in 25% of trials you drop half a place or more.")).toBeTruthy();
  const button = container.querySelector("[data-take]");
  if (button) await fireEvent.click(button);
  expect(take).toHaveBeenCalledWith(["CG:r1"]);
  expect(panel.hint).toBe(false);
});

test("opening asks the table; until it answers somebody thinks", async () => {
  const panel = new Panel();
  panel.hint = true;
  const race = raceThat({});
  const { getByRole } = render(Hints, { race, panel, choosing: {} as Choosing });

  await waitFor(() => expect(race.askHint).toHaveBeenCalled());
  expect(getByRole("status").textContent).toBe("Thinking …");
});

test("the key opens it only where hints are allowed and one is asked", () => {
  for (const mayAsk of [true, false]) {
    const panel = new Panel();
    const event = new KeyboardEvent("keydown", { key: "h" });
    Object.defineProperty(event, "target", { value: document.body });
    onkey(event, raceThat({ mayAsk }), {} as Choosing, panel);
    expect(panel.hint).toBe(mayAsk);
  }
});

const drivers = [{ bot: "pro-gambler", name: "Joker", plate: "JOK" }];

test("a driver brings its name, and a name that was typed stays", () => {
  const { seat } = plannedSeat("bot", 2, "club");

  expect(reseated(seat, "pro-gambler", 2, drivers)).toEqual({ kind: "bot", bot: "pro-gambler", name: "Joker" });
  expect(reseated({ ...seat, name: "Joker" }, "pro", 2, drivers).name).toBe(seat.name);
  expect(reseated({ ...seat, name: "Ann's bot" }, "pro-gambler", 2, drivers).name).toBe("Ann's bot");
  expect(botLabel("pro-gambler")).toBe("Pro, gambler");
  expect(botLabel("ace-team-player")).toBe("Ace, team player");
  expect(botLabel("club")).toBe("Club");
});

test("a quick race is against a field of drivers, then plain bots", () => {
  const game = { code: "FMR", fewest: 3, most: 6, bots: ["pro"], drivers, options: [], circuits: [] };
  const [me, ...bots] = against(game as unknown as GameInfo, "pro", 3);

  expect(me?.kind).toBe("human");
  expect(bots).toEqual([
    { kind: "bot", bot: "pro-gambler", name: "Joker" },
    { kind: "bot", bot: "pro", name: "Bot 2" },
  ]);
});

test("who sits down is introduced", () => {
  const game = { code: "FMR", fewest: 3, most: 6, bots: ["club"], drivers, options: [], circuits: [] };
  const seats = [plannedSeat("bot", 0, "club"), plannedSeat("bot", 1, "pro-gambler")];
  const { container } = render(SeatPlan, { seats, game: game as unknown as GameInfo });

  const lines = [...container.querySelectorAll("[data-driver-line]")].map((one) => one.textContent);
  expect(lines).toEqual(["First or last; fourth is boring."]);
  expect(container.querySelector('option[value="pro-gambler"]')?.textContent).toBe("JOK · Joker (Pro, gambler)");
});
