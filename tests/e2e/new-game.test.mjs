// The dialog that begins another game: presets, by chance, typed, built, put together.
import assert from "node:assert/strict";
import { test } from "node:test";
import { soon } from "./harness.mjs";
import { board, movesAre, open, token } from "./player.mjs";

const game = (page) => decodeURIComponent(/[?&]g=([^&]+)/.exec(page.url())[1]);
const dialogOf = async (page, tab) => {
  await page.getByRole("button", { name: "New game" }).click();
  const dialog = page.getByRole("dialog", { name: "New game" });
  await dialog.getByRole("tab", { name: tab }).click();
  return dialog;
};
const start = async (page, dialog) => {
  await dialog.getByRole("button", { name: "Start", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
};

test("a preset begins with the terms chosen", async (t) => {
  const page = await open(t, "nim/2+2", { m: "1-1" });
  const dialog = await dialogOf(page, "Presets");
  await dialog.locator(".pick").nth(1).click();
  await dialog.getByLabel("Opponent").selectOption("perfect");
  await dialog.getByText("Misère: loses", { exact: true }).click();
  await start(page, dialog);
  await page.waitForFunction(() => /c=misere/.test(location.hash) && /o=perfect/.test(location.hash));
  assert.notEqual(game(page), "nim/2+2");
  await page.goBack();
  await movesAre(page, ["1-1"]);
});

test("a preset brings the play and the moves that belong to it", async (t) => {
  const page = await open(t, "nim/2+2");
  let dialog = await dialogOf(page, "Presets");
  const convention = () => dialog.getByLabel("Misère: loses", { exact: true }).isChecked();
  await dialog.getByRole("button", { name: "Exercise 2.6.2 (c), misère: three piles" }).click();
  await soon(async () => assert.equal(await convention(), true));
  // Another preset says nothing of it, and the terms of before are back.
  await dialog.getByRole("button", { name: "Exercise 2.6.2 (a)" }).click();
  await soon(async () => assert.equal(await convention(), false));
  await dialog.getByRole("button", { name: "Exercise 2.6.2 (c), misère: three piles" }).click();
  await soon(async () => assert.equal(await convention(), true));
  await start(page, dialog);
  await page.waitForFunction(() => /c=misere/.test(location.hash));
  assert.equal(game(page), "nim/12+19+27");
  await page.goto(page.url().replace(/#.*/, "#/play?v=1&g=chomp/8+5+1"));
  dialog = await dialogOf(page, "Presets");
  await dialog.getByRole("button", { name: "The two bites of exercise 1.5.6" }).click();
  await start(page, dialog);
  await movesAre(page, ["6.2", "2.3"]);
  assert.equal(game(page), "chomp/8+8+8");
});

test("a random position has the difficulty asked for", async (t) => {
  const page = await open(t, "nim/2+2");
  const dialog = await dialogOf(page, "Random");
  await dialog.getByText("One", { exact: true }).click();
  await dialog.getByRole("button", { name: "Another" }).click();
  await start(page, dialog);
  // Another position may begin with the same two piles.
  await page.waitForFunction(() => decodeURIComponent(/[?&]g=([^&]+)/.exec(location.hash)[1]) !== "nim/2+2");
  await page.locator(".sec h2 .count").first().waitFor();
  await soon(async () => assert.equal(await page.locator(".sec h2 .count").first().innerText(), "1"));
});

test("a typed position shows its mistake at the place", async (t) => {
  const page = await open(t, "nim/2+2");
  const dialog = await dialogOf(page, "Type");
  const field = dialog.getByRole("textbox", { name: "Position" });
  await field.fill("3+x");
  await dialog.getByText(/“x” does not fit here/).waitFor();
  await soon(async () => assert.equal(await dialog.getByRole("button", { name: "Start", exact: true }).isDisabled(), true));
  await soon(async () => assert.equal(await field.getAttribute("aria-invalid"), "true"));
  await field.fill("colourful/r2y1+y4");
  await start(page, dialog);
  await page.waitForFunction(() => location.hash.includes("colourful"));
  await token(page, "pile", 2, 4).waitFor();
});

test("sums are typed with &", async (t) => {
  const page = await open(t, "nim/2+2");
  const dialog = await dialogOf(page, "Type");
  await dialog.getByRole("textbox", { name: "Position" }).fill("nim/3+5&colourful/r2y1&chromatic:all/2+2");
  await start(page, dialog);
  await page.waitForFunction(() => location.hash.includes("colourful"));
  await board(page).waitFor();
  assert.equal(game(page), "nim/3+5&colourful/r2y1&chromatic:all/2+2");
  await soon(async () => assert.equal(await board(page).locator(".summand").count(), 3));
});

test("a position is built in the editor", async (t) => {
  const page = await open(t, "colourful/r2y1");
  const dialog = await dialogOf(page, "Editor");
  await dialog.getByRole("button", { name: "Yellow", exact: true }).click();
  await dialog.getByRole("button", { name: "Add to pile 1" }).click();
  await dialog.getByRole("button", { name: "Recolour 1 of pile 1, red" }).click();
  await dialog.getByRole("button", { name: "Add pile" }).click();
  await dialog.getByRole("button", { name: "Red", exact: true }).click();
  await dialog.getByRole("button", { name: "Add to pile 2" }).click();
  await dialog.getByRole("button", { name: "Add to pile 2" }).click();
  await dialog.getByRole("button", { name: "Remove the top of pile 2" }).click();
  await start(page, dialog);
  await page.waitForFunction(() => !/g=colourful\/r2y1(&|$)/.test(location.hash));
  await token(page, "pile", 2, 1).waitFor();
  await token(page, "pile", 1, 2).waitFor();
});

test("who starts is chosen, and the computer begins", async (t) => {
  const page = await open(t, "nim/2+3", { o: "perfect" });
  const dialog = await dialogOf(page, "Presets");
  await dialog.getByRole("radio", { name: "Perfect" }).check({ force: true });
  await start(page, dialog);
  await movesAre(page, 1);
});

test("several games are put together, and played one after the other", async (t) => {
  const page = await open(t, "nim/2+2");
  const dialog = await dialogOf(page, "Combine");
  const rows = dialog.getByRole("list", { name: "The games" }).getByRole("listitem");
  await dialog.getByRole("searchbox", { name: "Search games" }).fill("kayles");
  await dialog.getByRole("searchbox", { name: "Search games" }).press("Enter");
  await soon(async () => assert.equal(await rows.count(), 2));
  await rows.nth(1).getByRole("textbox").fill("4");
  const whole = dialog.getByRole("textbox", { name: "As text" });
  await soon(async () => assert.equal(await whole.inputValue(), "nim/2+2&kayles/4"));
  // The keyboard follows the game that it moves, and stays in the list.
  await dialog.getByRole("button", { name: "Move Kayles up" }).press("Enter");
  const focused = (name) => soon(async () => assert.equal(await page.evaluate(() => document.activeElement.ariaLabel), name));
  await focused("Move Kayles down");
  await rows.nth(1).getByRole("button", { name: "Remove Nim" }).press("Enter");
  await soon(async () => assert.equal(await rows.count(), 1));
  await focused("Remove Kayles");
  await whole.fill("nim/2+2|nim/");
  await dialog.locator(".err").waitFor();
  assert.ok(await dialog.getByRole("button", { name: "Start", exact: true }).isDisabled());
  // What cannot be joined says so where it stands.
  await whole.fill("nim/2+2&sos/....");
  await rows.nth(1).locator(".err").getByText("draw").waitFor();
  await whole.fill("nim/2+2|nim/1");
  assert.ok(await dialog.getByRole("radio", { name: "One by one" }).isChecked());
  await dialog.getByRole("radio", { name: "The winner" }).check({ force: true });
  await soon(async () => assert.equal(await whole.inputValue(), "nim/2+2~nim/1"));
  await dialog.getByRole("radio", { name: "The loser" }).check({ force: true });
  await soon(async () => assert.equal(await whole.inputValue(), "nim/2+2|nim/1"));
  await start(page, dialog);
  await page.getByText("Game 2: Nim, later").waitFor();
  assert.equal(game(page), "nim/2+2|nim/1");
  await page.getByText("P-position").first().waitFor();
  // What comes later cannot be moved yet.
  await token(page, "pile", 1, 2).click();
  await movesAre(page, ["1-2"]);
  await token(page, "pile", 2, 2).click();
  await movesAre(page, ["1-2", "2-2"]);
  await page.getByText("Game 1: Nim, over").waitFor();
  await page.getByText("Game 2: Nim, now").waitFor();
});

test("the presets are one stop of the tab key, and arrows lead through them", async (t) => {
  const page = await open(t, "nim/2+2");
  const dialog = await dialogOf(page, "Presets");
  const stops = dialog.locator(".pick[tabindex='0']");
  await soon(async () => assert.equal(await stops.count(), 1));
  await stops.focus();
  await page.keyboard.press("ArrowDown");
  await soon(async () => assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-pressed")), "true"));
  await soon(async () => assert.equal(await dialog.locator(".pick").nth(1).evaluate((pick) => pick === document.activeElement), true));
  await page.keyboard.press("Home");
  await soon(async () => assert.equal(await dialog.locator(".pick").first().evaluate((pick) => pick === document.activeElement), true));
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
});
