// What must not be lost or hidden: a game that is looked through, its rule, its start, tall piles, the button that moves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newPage, ready, shot, site, soon } from "./harness.mjs";
import { board, movesAre, open, token } from "./player.mjs";

/** What the address says; a plus is one there. */
const query = (page) => new URLSearchParams(new URL(page.url()).hash.split("?")[1].replaceAll("+", "%2B"));

test("a click while looking back changes nothing, and playing on from there can be undone", async (t) => {
  const played = ["1-1", "2-1", "3-1", "3-2"];
  const page = await open(t, "nim/3+5+7", { m: played.join() });
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await page.getByText("Position after move 2 of 4.").waitFor();
  await token(page, "pile", 1, 2).click();
  await page.getByText("the game stays as it is").waitFor();
  await movesAre(page, played);
  // The message offers to go on with that move.
  await page.locator(".toast").getByRole("button", { name: "Play from here" }).click();
  await movesAre(page, ["1-1", "2-1", "1-2"]);
  const undo = page.locator(".gamebar").getByRole("button", { name: "Undo" });
  await undo.click();
  await movesAre(page, ["1-1", "2-1"]);
  await undo.click();
  await movesAre(page, played);
  await page.getByText("Position after move 2 of 4.").waitFor();
  // So does the bar above the board, with no move yet.
  await page.locator(".past").getByRole("button", { name: "Play from here" }).click();
  await movesAre(page, ["1-1", "2-1"]);
  await token(page, "pile", 3, 1).click();
  await movesAre(page, ["1-1", "2-1", "3-1"]);
});

test("a finished game is looked through without harm", async (t) => {
  const page = await open(t, "nim/1+1", { m: "1-1,2-1" });
  await page.getByRole("button", { name: "Review" }).click();
  await token(page, "pile", 2, 1).click();
  await page.getByText("the game stays as it is").waitFor();
  await page.getByRole("button", { name: "Back to the game" }).click();
  await page.locator(".over").waitFor();
  await movesAre(page, ["1-1", "2-1"]);
});

test("the rule stays as it is during a game", async (t) => {
  const game = "chromatic:beatty(phi^2)/4+2";
  const page = await open(t, game);
  const levels = board(page).locator(".lvl");
  await soon(async () => assert.ok((await levels.count()) > 4 && await page.locator(".settings input").first().isEnabled()));
  await token(page, "stack", 1, 3).click();
  await movesAre(page, 1);
  await page.getByText("The rule stays as it is during a game. New game changes it.").waitFor();
  await soon(async () => assert.equal(await levels.count(), 0));
  for (const control of await page.locator(".settings :is(input, button)").all()) await soon(async () => assert.ok(await control.isDisabled()));
  // A click on the ruler's numbers, which are a picture now.
  await board(page).locator("text.rn").first().click();
  await movesAre(page, ["1-3"]);
  assert.equal(query(page).get("g"), game);
});

test("the same start again is where the game began", async (t) => {
  const page = await open(t, "nim/3+5+7", { m: "1-1,2-1" });
  await page.keyboard.press("n");
  await page.getByRole("dialog").getByText("Same start again").click();
  await page.getByRole("dialog").getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForFunction(() => !/m=/.test(location.hash));
  assert.equal(query(page).get("g"), "nim/3+5+7");
});

test("every token of a tall pile can be reached in the editor", async (t) => {
  for (const [game, width, height] of [["nim/7+24", 1360, 900], ["colourful/r2y3+r1y1r4+y7", 390, 664], ["chromatic:evil/9+6", 844, 390]]) {
    const page = await open(t, game, {}, { width, height });
    await page.keyboard.press("n");
    await page.getByRole("tab", { name: "Editor" }).click();
    const column = page.locator(".pile-editor");
    await column.waitFor();
    // Nothing lies above the edge where no scrolling leads.
    const above = await column.evaluate((column) => {
      const tops = [...column.querySelectorAll("svg[role=group]")].map((pile) => pile.getBoundingClientRect().top);
      return Math.min(...tops) - column.getBoundingClientRect().top;
    });
    assert.ok(above >= 0, `${game}: ${above}`);
    await shot(page, `editor-${game.split(/[:/]/)[0]}`);
  }
});

test("a dialog is as high as what is in it", async (t) => {
  const page = await open(t, "nim/3+5+7");
  await page.keyboard.press("n");
  // Safari takes a basis of 0 for a height of 0 here.
  assert.equal(await page.locator(".dialog-body").evaluate((body) => getComputedStyle(body).flexBasis), "auto");
  const { inner, outer } = await page.locator(".dialog-body").evaluate((body) => ({ inner: body.scrollHeight, outer: body.clientHeight }));
  assert.ok(outer > 300 && outer >= Math.min(inner, 700), `${outer} of ${inner}`);
});

test("moves on several stacks are listed where hints cannot ring them", async (t) => {
  const page = await open(t, "chromatic:beatty(phi^2)/4+3", { a: "hints" });
  const list = page.locator(".panel .moves .mv");
  await list.first().waitFor();
  await soon(async () => assert.equal(await list.count(), 3));
  await soon(async () => assert.doesNotMatch(await page.locator(".panel").innerText(), /ringed|∗/));
  await list.first().click();
  await movesAre(page, 1);
});

const puzzle = (t) => open(t, "nim/1+3", { a: "off", o: "perfect", q: 1, s: 1 });

test("a puzzle says that it is solved", async (t) => {
  const page = await puzzle(t);
  await soon(async () => assert.equal(await page.locator(".answer").count(), 0));
  await token(page, "pile", 2, 2).click();
  await page.getByText("Solved. You took 2 from pile 2: the only move that wins.").waitFor();
  await shot(page, "puzzle-solved");
});

test("a puzzle says that it is not solved, what would have won, and begins again", async (t) => {
  const page = await puzzle(t);
  await token(page, "pile", 1, 1).click();
  await page.getByText("Not solved. You took 1 from pile 1. This would have won: take 2 from pile 2.").waitFor();
  await shot(page, "puzzle-not-solved");
  await page.locator(".answer").getByRole("button", { name: "Try again" }).click();
  await page.waitForFunction(() => !/m=/.test(location.hash));
  assert.equal(query(page).get("q"), "1");
  await token(page, "pile", 2, 2).click();
  await page.getByText("Solved.").waitFor();
});

test("the puzzle of the day asks for its solution", async (t) => {
  const page = await newPage(t, { url: null });
  await page.clock.setFixedTime(new Date(2026, 10, 24, 12));
  await page.goto(site.url);
  await page.getByRole("link", { name: "Solve" }).click();
  await token(page, "pile", 3, 4).click();
  await page.getByText("Solved. You took 1 from pile 3: the only move that wins.").waitFor();
});

test("the button that moves is in sight on every phone", async (t) => {
  for (const [game, width, height] of [
    ["nim/3+5+7", 390, 664], ["nim/3+5+7", 844, 390], ["chromatic:beatty(phi^2)/4+2", 390, 844],
    ["chromatic:beatty(phi^2)/4+2", 390, 664], ["colourful/r1y2r2y2+y3", 932, 430],
  ]) {
    const page = await open(t, game, {}, { width, height, touch: true });
    const [noun, count] = /chromatic/.test(game) ? ["stack", 3] : ["pile", 1];
    await token(page, noun, 1, count).tap();
    const take = page.locator(".say").getByRole("button", { name: "Take" });
    await take.waitFor();
    // What is at its middle is the button itself, not a bar that covers it.
    const seen = await take.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return y >= 0 && y + height <= innerHeight && button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    await shot(page, `take-${game.split(/[:/]/)[0]}-${width}x${height}`);
    assert.ok(seen, `${game} ${width}×${height}`);
    await take.tap();
    await movesAre(page, 1);
  }
});

test("the sequence lab stays in its place while it computes", async (t) => {
  for (const [width, height] of [[1360, 900], [1280, 720], [1024, 768]]) {
    const page = await newPage(t, { width, height, url: null });
    await page.addInitScript(() => {
      globalThis.shifted = 0;
      const sum = (list) => list.getEntries().forEach((shift) => { globalThis.shifted += shift.hadRecentInput ? 0 : shift.value; });
      new PerformanceObserver(sum).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`${site.url}#/lab/sequence`);
    await ready(page);
    await page.locator(".found").getByText("period 12").waitFor();
    await page.locator(".prog").waitFor({ state: "detached" });
    const shifted = await page.evaluate(() => new Promise((done) => setTimeout(() => done(globalThis.shifted), 300)));
    assert.ok(shifted < 0.1, `${width}×${height}: ${shifted}`);
  }
});

test("a clock that tells no date is not believed", async (t) => {
  const page = await newPage(t, { url: null });
  await page.addInitScript(() => {
    const Real = Date;
    globalThis.Date = class extends Real { constructor(...given) { super(...(given.length ? given : [NaN])); } };
  });
  await page.goto(site.url);
  await ready(page);
  await page.getByRole("link", { name: "Solve" }).waitFor();
  await soon(async () => assert.doesNotMatch(await page.locator(".puzzle").innerText(), /January|NaN|\b0\b/));
});
