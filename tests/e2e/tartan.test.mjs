// Coin-turning games on a board: products of two games on rows and Acrostic Twins, by mouse, keyboard and touch.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, soon } from "./harness.mjs";
import { board, movesAre, open, over, playOut, winningMoves } from "./player.mjs";

/** The coin of this row and column. */
const coin = (page, row, column) => board(page).getByRole("button", { name: new RegExp(`^Coin \\(${row},${column}\\),`) });
const said = (page, text) => page.locator(".say").getByText(text).first().waitFor();
const picked = (page) => board(page).locator('[aria-pressed="true"]');

test("Ferguson's display is solved in Turning Corners by mouse", async (t) => {
  const page = await open(t, "turning-corners/5x5:1,3+3,2+4,4");
  await soon(async () => assert.deepEqual(await winningMoves(page).allTextContents(), ["Turn the four coins in rows 3, 4 and columns 3, 4"]));
  await board(page).getByRole("button", { name: "Coin (4,4), heads, value 6" }).waitFor();
  await coin(page, 4, 4).click();
  // A second corner names both rows and both columns: the other two are picked along.
  await coin(page, 3, 3).click();
  await said(page, "Turn the four coins in rows 3, 4 and columns 3, 4");
  await soon(async () => assert.equal(await picked(page).count(), 4));
  // A coin that was picked along stays; one that was picked itself lets its row go.
  await coin(page, 3, 4).click();
  await soon(async () => assert.equal(await picked(page).count(), 4));
  await coin(page, 3, 3).click();
  await soon(async () => assert.equal(await picked(page).count(), 2));
  await coin(page, 3, 3).click();
  await axe(page);
  await page.getByRole("button", { name: "Turn", exact: true }).click();
  await movesAre(page, ["3.4x3.4"]);
  await page.getByText("P-position").first().waitFor();
});

test("coins that can no longer become a move do not react", async (t) => {
  const page = await open(t, "acrostic-twins/5x5:1,3+3,2+4,4");
  await soon(async () => assert.equal(await winningMoves(page).count(), 3));
  await coin(page, 1, 3).click();
  // Those before it in its row and its column, and those that it is before.
  for (const [row, column] of [[1, 0], [1, 2], [0, 3]]) await soon(async () => assert.equal(await coin(page, row, column).getAttribute("aria-disabled"), null));
  for (const [row, column] of [[0, 0], [2, 2], [4, 4]]) await soon(async () => assert.equal(await coin(page, row, column).getAttribute("aria-disabled"), "true"));
  await coin(page, 1, 0).click();
  await said(page, "Turn coins (1,0) and (1,3)");
  await page.getByText("in row 1").waitFor();
});

test("a board is played by keyboard", async (t) => {
  const page = await open(t, "rugs/5x5:2,4+4,3+5,5");
  const here = (name) => page.waitForFunction((name) => document.activeElement?.ariaLabel?.startsWith(name), name);
  await page.keyboard.press("ArrowDown");
  await here("Coin (1,1)");
  await page.keyboard.press("ArrowDown");
  await here("Coin (2,1)");
  // The end of a row leads on, as in reading.
  await page.keyboard.press("ArrowLeft");
  await here("Coin (1,5)");
  await page.keyboard.press("ArrowDown");
  await here("Coin (2,5)");
  await page.keyboard.press("ArrowLeft");
  await here("Coin (2,4)");
  await page.keyboard.press("Space");
  await said(page, "Turn coin (2,4)");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await said(page, "Turn coins (1,4) and (2,4)");
  await page.keyboard.press("Escape");
  for (const move of ["the eight coins in rows 1, 2 and columns 1–4", "the eight coins in rows 1–4 and columns 2, 3"]) {
    await page.keyboard.press("w");
    await said(page, `Turn ${move}`);
  }
  await page.keyboard.press("Enter");
  await movesAre(page, ["1-4x2.3"]);
  await page.keyboard.press("u");
  await movesAre(page, 0);
});

test("coins are picked by touch and the move is made with the button", async (t) => {
  const page = await open(t, "mock-turtles-squared/5x6:1,2+5,6", {}, { width: 390, height: 844, touch: true });
  const small = () => board(page).locator(".hit").evaluateAll((all) => all.filter((target) => {
    const box = target.getBoundingClientRect();
    return box.width < 40 || box.height < 40;
  }).length);
  await soon(async () => assert.equal(await small(), 0));
  for (const place of [[1, 2], [2, 5], [5, 6]]) await coin(page, ...place).tap();
  await soon(async () => assert.equal(await picked(page).count(), 9));
  await said(page, "Turn the nine coins in rows 1, 2, 5 and columns 2, 5, 6");
  await movesAre(page, 0);
  await page.getByRole("button", { name: "Turn", exact: true }).tap();
  await movesAre(page, ["1.2.5x2.5.6"]);
});

test("a winning move is explained in three steps", async (t) => {
  const page = await open(t, "mock-turtles-squared/5x6:1,2+5,6");
  await page.getByRole("tab", { name: "Coin (5,6)" }).click();
  await page.getByText("A winning move in three steps.").waitFor();
  await page.getByText(/^\(1\) A move in Turning Corners takes/).waitFor();
  await axe(page);
});

test("a board of a hundred rows is shown compactly and played by typing", async (t) => {
  const page = await open(t, "subtraction-ruler/100x100:4,1+100,100");
  await soon(async () => assert.deepEqual(await winningMoves(page).allTextContents(), ["Turn the eight coins in rows 98, 100 and columns 97–100"]));
  await soon(async () => assert.ok((await board(page).locator("[data-piece]").count()) < 60));
  const [rows, columns] = [board(page).getByRole("textbox").first(), board(page).getByRole("textbox").last()];
  await rows.fill("98.100");
  await columns.fill("97-100");
  await said(page, "Turn the eight coins in rows 98, 100 and columns 97–100");
  await columns.fill("97-101");
  await page.waitForFunction(() => document.querySelectorAll('.longs [aria-invalid="true"]').length === 1);
  await columns.fill("97-100");
  await said(page, "Turn the eight coins in rows 98, 100 and columns 97–100");
  await axe(page);
  await columns.press("Enter");
  await movesAre(page, ["98.100x97-100"]);
  await page.getByText("P-position").first().waitFor();
});

test("the codes of a product are settings", async (t) => {
  const page = await open(t, "tartan:3Ex2/8x6:3,2+5,5+7,4+8,6");
  const field = page.getByRole("textbox", { name: "Codes" });
  await field.fill("3E x 2Q");
  await page.locator("#choice-error").getByText("C, E, S, F or D").waitFor();
  await field.fill("1-3 x 1+C");
  await field.press("Enter");
  await page.waitForFunction(() => location.hash.includes("tartan:1-3x1+C/8x6"));
  await page.getByText("Mock Turtles").first().waitFor();
});

test("a game is won against a perfect opponent", async (t) => {
  const page = await open(t, "turning-corners/5x5:1,3+3,2+4,4", { o: "perfect", s: "3" });
  await playOut(page, () => winningMoves(page).first().click());
  await over(page).getByText("You win").waitFor();
});
