// Coins in a row: picked one by one, by mouse, keyboard and touch.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, soon } from "./harness.mjs";
import { board, movesAre, open, over, playOut, winningMoves } from "./player.mjs";

const ROW = "mock-turtles/TTHTHHTTH";
const coin = (page, number) => board(page).getByRole("button", { name: new RegExp(`^Coin ${number},`) });
const say = (page, text) => page.locator(".say").getByText(text).waitFor();
const commit = (page) => page.locator(".say").getByRole("button", { name: "Turn" });
const middle = async (target) => {
  const box = await target.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

test("coins are picked by mouse while they can become a move", async (t) => {
  const page = await open(t, ROW);
  await soon(async () => assert.deepEqual(await winningMoves(page).allTextContents(), ["Turn coins 3 and 8"]));
  await board(page).getByRole("button", { name: "Coin 8, heads, value 16, last of a winning move" }).waitFor();
  await coin(page, 3).click();
  // A coin at tails is no move alone, and needs a head at its right.
  await soon(async () => assert.equal(await commit(page).count(), 0));
  await say(page, "1 coin picked, not a move yet.");
  await soon(async () => assert.equal(await coin(page, 3).getAttribute("aria-pressed"), "true"));
  await coin(page, 8).click();
  await say(page, "Turn coins 3 and 8");
  await axe(page);
  await commit(page).click();
  await movesAre(page, ["3.8"]);
  await page.getByText(/turned coins 3 and 8\. P-position/).waitFor({ state: "attached" });
  await soon(async () => assert.equal(await board(page).getByRole("button", { name: /, heads/ }).count(), 4));
});

test("three coins shut the others, and a fourth says why and changes nothing", async (t) => {
  const page = await open(t, ROW);
  await coin(page, 2).click();
  for (const number of [4, 5]) await coin(page, number).click();
  await say(page, "Turn coins 2, 4 and 5");
  await soon(async () => assert.equal(await board(page).locator(".take").count(), 3));
  await coin(page, 8).click({ force: true });
  await page.locator(".toast").getByText("This does not fit what you have picked.").waitFor();
  await say(page, "Turn coins 2, 4 and 5");
  // All are let go by a button, and by Escape.
  const picked = board(page).locator("[aria-pressed=true]");
  await page.locator(".say").getByRole("button", { name: "Cancel" }).click();
  await soon(async () => assert.equal(await picked.count(), 0));
  await coin(page, 2).click();
  await soon(async () => assert.equal(await picked.count(), 1));
  await page.keyboard.press("Escape");
  await soon(async () => assert.equal(await picked.count(), 0));
  for (const number of [2, 4, 5]) await coin(page, number).click();
  await coin(page, 4).click();
  await say(page, "Turn coins 2 and 5");
  await soon(async () => assert.ok((await board(page).locator(".take").count()) > 3));
});

test("a drag picks neighbours", async (t) => {
  const page = await open(t, "ruler/TTHTTHTHTTTTTTTH");
  await page.mouse.move(...(await middle(coin(page, 4))));
  await page.mouse.down();
  for (const number of [5, 6]) await page.mouse.move(...(await middle(coin(page, number))), { steps: 4 });
  await page.mouse.up();
  await say(page, "Turn coins 4, 5 and 6");
  await commit(page).click();
  await movesAre(page, ["4.5.6"]);
});

test("a row is played by keyboard", async (t) => {
  const page = await open(t, ROW);
  await page.keyboard.press("ArrowRight");
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await say(page, "1 coin picked, not a move yet.");
  await soon(async () => assert.equal(await coin(page, 3).getAttribute("aria-pressed"), "true"));
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await say(page, "Turn coins 3 and 8");
  assert.match(await page.evaluate(() => document.activeElement.dataset.piece), /\.9$/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("w");
  await say(page, "Turn coins 3 and 8");
  await page.keyboard.press("Enter");
  await movesAre(page, ["3.8"]);
});

test("a finger picks, and the button turns", async (t) => {
  const page = await open(t, ROW, {}, { width: 390, height: 844, touch: true });
  await coin(page, 3).tap();
  await movesAre(page, 0);
  await coin(page, 8).tap();
  await say(page, "Turn coins 3 and 8");
  await commit(page).tap();
  await movesAre(page, ["3.8"]);
  const small = await board(page).locator(".coin circle:first-child").evaluateAll((all) =>
    all.filter((target) => target.closest("[data-piece]").getBoundingClientRect().width < 44).length);
  assert.equal(small, 0);
});

test("64 coins are wrapped within the frame", async (t) => {
  for (const width of [390, 1360]) {
    const page = await open(t, `ruler/${"THHTTHTH".repeat(8)}`, {}, { width, height: 844 });
    const frame = await board(page).boundingBox();
    const row = await page.locator("svg.coins").first().boundingBox();
    assert.ok(row.width <= frame.width, `${row.width} of ${frame.width}`);
    await coin(page, 64).click();
    await say(page, "Turn coin 64");
  }
});

test("a game is won against a perfect opponent", async (t) => {
  const page = await open(t, "turning-turtles/THTTHTTTHHTHT", { o: "perfect", s: "3" });
  await playOut(page, () => winningMoves(page).first().click());
  await over(page).getByText("You win").waitFor();
});

test("any game is played by its code", async (t) => {
  const page = await open(t, "turning:3E/TTHTTHHTHTTH");
  const code = page.getByRole("textbox", { name: "Code" });
  await page.getByText("Turnips").first().waitFor();
  await code.fill("1-3X");
  await page.locator("#choice-error").getByText("“X” does not fit here").waitFor();
  await code.fill("1-3C(5)");
  await page.getByText("Turn over up to three coins within five in a row").first().waitFor();
  await code.press("Enter");
  await page.waitForFunction(() => location.hash.includes("turning:1-3C(5)/TTHTTHHTHTTH"));
});

test("coins are turned in the editor", async (t) => {
  const page = await open(t, "twins/TTHTH");
  await page.getByRole("button", { name: "New game" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("tab", { name: "Editor" }).click();
  await dialog.getByRole("button", { name: "Coin 1, tails" }).click();
  await dialog.getByRole("button", { name: "One coin more at the right end" }).click();
  await dialog.getByText("THHTHT").waitFor();
  await dialog.getByRole("button", { name: "Start" }).click();
  await page.waitForFunction(() => location.hash.includes("twins/THHTHT"));
});

test("misère play is searched, with a word on why", async (t) => {
  const page = await open(t, "twins/TTHTH", { c: "misere" });
  await page.getByText("Nor is a row then equivalent to heaps").first().waitFor();
  await page.getByText("-position").first().waitFor();
});

test("coins slide in Nimble", async (t) => {
  const page = await open(t, "nimble/..1..1.2.");
  const square = (number) => board(page).getByRole("button", { name: new RegExp(`^Square ${number},`) });
  await board(page).getByRole("button", { name: "Square 7, 2 coins, value 7" }).waitFor();
  await square(5).click();
  await square(2).click();
  await say(page, "Slide a coin from 5 to 2");
  await page.locator(".say").getByRole("button", { name: "Slide" }).click();
  await movesAre(page, ["5-2"]);
  await board(page).getByRole("button", { name: "Square 2, 2 coins, value 2" }).waitFor();
  await page.getByText("P-position").first().waitFor();
  await axe(page);
});
