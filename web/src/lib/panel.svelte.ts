/** The panel at the right: which tab is open, and at which clause the rules stand. */

export type Tab = "race" | "teams" | "rules" | "signs" | "chat" | "order" | "board";

export class Panel {
  /** `board` and `order` are tabs on narrow screens only. */
  tab = $state<Tab>(window.innerWidth < 900 ? "board" : "race");
  clause = $state("");
  menu = $state(false);
  twin = $state(false);
  /** What an ace would do is being asked, or told. */
  hint = $state(false);
  /** On narrow screens the panel is a sheet over the board. */
  sheet = $state(false);

  show(tab: Tab): void {
    this.tab = tab;
    this.sheet = tab !== "board";
  }

  /** Every clause that is named anywhere opens here. */
  why(clause: string): void {
    this.clause = clause;
    this.show("rules");
  }
}
