import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import { settings } from "../../src/lib/settings.svelte";
import { language } from "../../src/lib/words";
import LanguageSwitch from "../../src/parts/LanguageSwitch.svelte";
import Settings from "../../src/parts/Settings.svelte";

afterEach(async () => language.choose("en"));

test("the menu offers the languages, and what is on the screen changes at once", async () => {
  render(Settings);

  await fireEvent.click(screen.getByLabelText("Deutsch"));

  await vi.waitFor(() => screen.getByText("Erzwungene Züge automatisch spielen"), { timeout: 20_000 });
  expect(JSON.parse(localStorage.getItem("slipstream.settings") ?? "{}")).toMatchObject({ language: "de" });
});

test("the switch names the other language in that language", async () => {
  render(LanguageSwitch);

  await fireEvent.click(screen.getByRole("button", { name: "Deutsch" }));

  await vi.waitFor(() => screen.getByRole("button", { name: "English" }), { timeout: 20_000 });
  expect(settings.kept.language).toBe("de");
});
