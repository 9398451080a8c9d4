// Chromatic Nim: takes from several stacks, the red levels, the map.
import assert from "node:assert/strict";
import { test } from "node:test";
import { board, moves, movesAre, open, over, playOut, token, winningMoves } from "./player.mjs";

const PHI = "chromatic:beatty(phi^2)";
const game = (page) => decodeURIComponent(/[?&]g=([^&]+)/.exec(page.url())[1]);
const goes = (page, wanted) =>
  page.waitForFunction((wanted) => decodeURIComponent(/[?&]g=([^&]+)/.exec(location.hash)[1]) === wanted, wanted);

test("a red position is won by mouse", async (t) => {
  const page = await open(t, `${PHI}/4+2`, { o: "perfect", s: "7" });
  await page.getByText(/red/i).first().waitFor();
  const turns = await playOut(page, () => winningMoves(page).first().click());
  assert.ok(turns > 0);
  await over(page).getByText("You win").waitFor();
});

test("in a green position one move takes from two stacks", async (t) => {
  const page = await open(t, `${PHI}/4+3`);
  await token(page, "stack", 1, 2).click();
  await movesAre(page, 0);
  await token(page, "stack", 2, 1).click();
  await page.getByText(/Take 2 from stack 1 and 1 from stack 2/).first().waitFor();
  await movesAre(page, 0);
  await page.locator(".say").getByRole("button", { name: "Take" }).click();
  await movesAre(page, 1);
  assert.match(moves(page)[0], /1-2.*2-1/);
});

test("Space puts a stack into the selection", async (t) => {
  const page = await open(t, `${PHI}/4+3`);
  const heard = (text) => page.getByRole("status").filter({ hasText: text }).first().waitFor({ state: "attached" });
  // The first one need not be pointed at before.
  await page.keyboard.press("b");
  await page.keyboard.press(" ");
  await heard("Kept: take 1 from stack 1.");
  for (const key of ["2", "ArrowDown"]) await page.keyboard.press(key);
  await page.getByText(/Take 1 from stack 1 and 2 from stack 2/).first().waitFor();
  await heard("Take 1 from stack 1 and 2 from stack 2.");
  await page.keyboard.press("Enter");
  await movesAre(page, 1);
});

test("two stacks are taken from by touch", async (t) => {
  const page = await open(t, `${PHI}/4+3`, {}, { width: 390, height: 844, touch: true });
  await token(page, "stack", 1, 1).tap();
  await token(page, "stack", 2, 3).tap();
  await page.getByText(/Take 1 from stack 1 and 3 from stack 2/).first().waitFor();
  await page.locator(".say").getByRole("button", { name: "Take" }).tap();
  await movesAre(page, 1);
});

test("the red levels are chosen beside the board", async (t) => {
  const page = await open(t, `${PHI}/4+2`);
  const settings = page.locator(".settings");
  await settings.getByRole("radio").nth(1).check({ force: true });
  await page.waitForFunction(() => !/phi/.test(location.hash));
  await page.goBack();
  await page.waitForFunction(() => /phi/.test(location.hash));
  await board(page).waitFor();
  assert.equal(game(page), `${PHI}/4+2`);
});

test("another multiplier is typed, and a mistake is shown at its place", async (t) => {
  const page = await open(t, `${PHI}/4+2`);
  const field = page.locator(".settings .opt input[type=text]").first();
  await field.fill("2+sqrt(2");
  await field.press("Enter");
  await page.locator(".settings [role=alert]").waitFor();
  await field.fill("2+sqrt(2)");
  await field.press("Enter");
  await goes(page, "chromatic:beatty(2+sqrt(2))/4+2");
});

test("the heights of the stacks are set", async (t) => {
  const page = await open(t, `${PHI}/4+2`);
  const form = page.locator(".setrow");
  await form.getByRole("textbox").first().fill("7");
  await form.getByRole("button", { name: "Set" }).click();
  await goes(page, `${PHI}/7+2`);
  // A mistake leaves the keyboard where it is.
  const second = form.getByRole("textbox").nth(1);
  await second.fill("x");
  await second.press("Enter");
  await page.locator("#sizes-error").waitFor();
  assert.ok(await second.evaluate((field) => field === document.activeElement));
});

test("a click on the map goes to that position", async (t) => {
  const page = await open(t, `${PHI}/4+2`);
  await page.getByRole("button", { name: "Show the map" }).click();
  const map = page.locator(".heatbox");
  await map.scrollIntoViewIfNeeded();
  await map.locator("svg, canvas").first().click({ position: { x: 150, y: 120 } });
  await page.waitForFunction((was) => !location.hash.includes(was), "/4+2");
  assert.match(game(page), /^chromatic:beatty\(phi\^2\)\/\d+\+\d+$/);
  await page.goBack();
  await goes(page, `${PHI}/4+2`);
});

test("the list of winning moves says how many there are", async (t) => {
  const page = await open(t, "chromatic:all/9+8+7");
  const count = Number((await page.locator(".sec h2 .count").first().innerText()).replace(/\D/g, ""));
  assert.ok(count > 0);
});

test("a click on a level's number makes it red or green", async (t) => {
  const page = await open(t, `${PHI}/4+2`, { o: "beginner" });
  await board(page).getByRole("button", { name: "Level 3 red" }).click();
  await goes(page, "chromatic:list(2,3,5,7)/4+2");
  assert.deepEqual(moves(page), []);
  assert.match(page.url(), /o=beginner/);
  await board(page).locator('[aria-label="Level 3 red"][aria-pressed=true]').waitFor();
  await page.goBack();
  await goes(page, `${PHI}/4+2`);
});

test("levels are changed by keyboard, and the focus stays", async (t) => {
  const page = await open(t, `${PHI}/4+2`);
  const level = (n) => board(page).getByRole("button", { name: `Level ${n} red` });
  await level(1).focus();
  for (const key of ["ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  await goes(page, "chromatic:list(2,3,5,7)/4+2");
  const focused = (n) => page.waitForFunction((name) => document.activeElement.getAttribute("aria-label") === name, `Level ${n} red`);
  await focused(3);
  await page.keyboard.press("ArrowUp");
  await focused(4);
  await page.keyboard.press(" ");
  await goes(page, "chromatic:list(2,3,4,5,7)/4+2");
  assert.deepEqual(moves(page), []);
});

test("levels can be hit by a finger", async (t) => {
  const page = await open(t, `${PHI}/4+2`, {}, { width: 390, height: 844, touch: true });
  const level = board(page).getByRole("button", { name: "Level 6 red" });
  const box = await level.boundingBox();
  assert.ok(box.width >= 44 && box.height >= 44, `${box.width} × ${box.height}`);
  await level.tap();
  await goes(page, "chromatic:list(2,5,6,7)/4+2");
});
