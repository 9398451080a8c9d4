// Positions larger than what anybody plays: what is drawn of them is bounded, and all of them can be looked at and played.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, soon } from "./harness.mjs";
import { board, movesAre, open, resize, winningMoves } from "./player.mjs";

/** So many sizes that go round. */
const sizes = (count, joint, ...round) => Array.from({ length: count }, (_, index) => round[index % round.length]).join(joint);
const elements = (page) => page.evaluate(() => document.querySelectorAll("body *").length);
/** What the page has for a small position is a good half of this; for each of thousands of rows there was an element. */
const MOST = 3000;
const few = async (page) => {
  const count = await elements(page);
  assert.ok(count < MOST, `${count} elements`);
};
const pages = (page, what) => page.getByRole("group", { name: `Pages of ${what}` });
const turn = (page, what, way) => pages(page, what).getByRole("button", { name: `${way} page` }).click();

test("a line of thousands of rows is looked at page by page", async (t) => {
  // 1,500 rows of 1 and 1,499 of 2 and 3 by turns: somebody wins.
  const page = await open(t, `kayles/${sizes(2999, ".", 1, 2, 1, 3)}`);
  await page.getByText("N-position").first().waitFor();
  await few(page);
  assert.equal(await board(page).locator(".tower").count(), 12);
  await pages(board(page), "rows").getByText("1 to 12 of 2 999").waitFor();
  await turn(board(page), "rows", "Next");
  await board(page).getByRole("group", { name: "Row 24", exact: true }).waitFor();
  // The values of all components, and the reason for each.
  const table = page.getByRole("group", { name: "Nim-sum table" });
  assert.equal(await table.locator("tbody tr").count(), 40);
  await turn(page, "the nim-sum", "Next");
  await table.getByRole("rowheader", { name: /^Row 41/ }).waitFor();
  assert.equal(await page.getByRole("tab").count(), 40);
  await turn(page, "components", "Next");
  await page.getByRole("tab", { name: "Row 41", exact: true }).click();
  await page.getByText("Row 41 has 1 pin").waitFor();
  await few(page);
  await axe(page);
  await resize(page, 390, 844);
  await axe(page);
});

test("the keyboard goes through the reasons of all components", async (t) => {
  const page = await open(t, `kayles/${sizes(999, ".", 1, 2, 3, 4)}`);
  const focused = (name) => soon(async () => assert.equal(await page.evaluate(() => document.activeElement.textContent), name));
  await page.getByRole("tab", { name: "Row 1", exact: true }).focus();
  await page.keyboard.press("End");
  await focused("Row 999");
  await page.getByText("Row 999 has 3 pins").waitFor();
  assert.equal(await page.getByRole("tab").count(), 39);
  await page.keyboard.press("ArrowRight");
  await focused("Row 1");
  await page.keyboard.press("ArrowLeft");
  await focused("Row 999");
  assert.equal(await page.getByRole("tab", { selected: true }).getAttribute("aria-setsize"), "999");
});

test("a line of thousands of rows is played by keyboard, by typing and from the list", async (t) => {
  const page = await open(t, `kayles/${sizes(2999, ".", 1, 2, 1, 3)}`);
  const field = board(page).getByRole("textbox");
  await page.getByText("N-position").first().waitFor();
  // A winning move is shown where it is.
  await page.keyboard.press("w");
  await board(page).locator(".tower.on").waitFor();
  assert.equal(await board(page).locator(".tower.on").count(), 1);
  await page.keyboard.press("Enter");
  await movesAre(page, 1);
  await soon(async () => assert.match(await page.locator(".stage .say").textContent(), /^Player 1’s move was good/));
  await page.getByText("P-position").first().waitFor();
  await page.getByRole("button", { name: "Take back" }).first().click();
  await movesAre(page, 0);
  // By typing, far away: the page of that row is turned to.
  await field.fill("5000");
  await page.locator(".stage .say").getByText("Knock down pin 5 000").waitFor();
  await page.locator(".stage .say").getByText(/298\d more/).waitFor();
  assert.equal(await board(page).locator(".tower.on").count(), 1);
  await board(page).locator(".tower.on small").getByText(/5 000|4 999/).waitFor();
  await field.press("Enter");
  await movesAre(page, ["5000"]);
  await page.getByRole("button", { name: "Take back" }).first().click();
  await movesAre(page, 0);
  // What is listed says how the line is about the move, not all of it.
  const longest = await winningMoves(page).evaluateAll((all) => Math.max(...all.map((one) => one.textContent.length)));
  assert.ok(longest < 150, `${longest} characters`);
  await winningMoves(page).first().click();
  await movesAre(page, 1);
  await few(page);
});

test("hundreds of heaps are drawn page by page, and the keyboard turns the pages", async (t) => {
  const page = await open(t, `lasker/${sizes(200, "%2B", 1, 2)}`);
  const heaps = board(page).locator(".pile-picture");
  const focused = (name) => soon(async () => assert.match(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), name));
  await heaps.first().waitFor();
  assert.equal(await heaps.count(), 40);
  await pages(page, "heaps").getByText("1 to 40 of 200").waitFor();
  await axe(page);
  await turn(page, "heaps", "Next");
  await board(page).getByRole("button", { name: /^Take 1 from heap 41,/ }).click();
  await movesAre(page, ["41-1"]);
  await pages(page, "heaps").getByText("41 to 80 of 200").waitFor();
  // From the last heap of a page to the first of the next, and all the way round.
  await board(page).getByRole("button", { name: /^Take 1 from heap 80,/ }).focus();
  await page.keyboard.press("ArrowRight");
  await focused(/^Take 1 from heap 81,/);
  await pages(page, "heaps").getByText("81 to 120 of 200").waitFor();
  await page.keyboard.press("1");
  await focused(/^Take 1 from heap 1,/);
  await page.keyboard.press("ArrowLeft");
  await focused(/^Take 1 from heap 200,/);
  await page.locator(".stage .say").getByText("from heap 200").waitFor();
  await page.keyboard.press("Enter");
  await movesAre(page, ["41-1", "200-1"]);
  await axe(page);
});

test("a sum of sixteen lines and piles is drawn in part", async (t) => {
  const lines = Array(8).fill(`kayles/${sizes(40, ".", 1, 2)}`);
  const piles = Array(8).fill(`nim/${sizes(40, "%2B", 40)}`);
  const page = await open(t, [...lines, ...piles].join("%26"));
  await page.getByText("P-position").first().waitFor();
  const tokens = await board(page).locator(".take").count();
  assert.ok(tokens > 0 && tokens < 1000, `${tokens} tokens`);
  assert.equal(await board(page).getByRole("textbox").count(), 8);
  await board(page).getByRole("textbox").nth(1).fill("1");
  await page.locator(".stage .say").getByText("Knock down pin 1 in Kayles (game 2)").waitFor();
  await board(page).getByRole("textbox").nth(1).press("Enter");
  await movesAre(page, ["2:1"]);
  await axe(page);
});

test("the sizes of very many heaps share one field", async (t) => {
  const page = await open(t, `octal:0.77/${sizes(50, "%2B", 1, 2)}`);
  const field = page.getByRole("textbox", { name: "Heaps", exact: true });
  assert.equal(await field.inputValue(), sizes(50, "+", 1, 2));
  await field.fill("3+4+5");
  await field.press("Enter");
  await page.waitForFunction(() => location.hash.includes("octal:0.77/3+4+5"));
  assert.equal(await page.locator(".setrow input").count(), 3);
});
