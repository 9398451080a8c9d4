// Puzzles: the question, the verdict, the archive; and how a new game is set up.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, newPage, ready, soon } from "./harness.mjs";
import { board, movesAre, open, token } from "./player.mjs";

const puzzle = (t, day) => newPage(t, { hash: `#/play?puzzle=${day}&a=off&o=perfect&q=1`, reducedMotion: true });
const answer = (page) => page.locator(".answer");

test("a puzzle asks, judges, and is remembered", async (t) => {
  // colourful/r2y3r1+y2+r3y3r2y3
  const page = await puzzle(t, "2026-11-23");
  await answer(page).filter({ hasText: /Find the winning move\. (Easy|Medium|Hard): \d+ moves to choose from; with best play the game ends in \d+ moves\./ }).waitFor();
  // The second pile is all of one colour.
  await token(page, "pile", 2, 1).click();
  await answer(page).filter({ hasText: /Solved\.|Not solved\./ }).waitFor();
  const missed = await answer(page).filter({ hasText: "Not solved." }).count();
  await page.goto(page.url().replace(/#.*/, "#/puzzles?m=2026-11"));
  await page.getByRole("heading", { name: "November 2026" }).waitFor();
  await page.getByRole("link", { name: new RegExp(`^23 November 2026: Colourful Nim ?, ${missed ? "not solved yet" : "solved"}$`) }).waitFor();
  await axe(page);
});

test("a puzzle is solved by a second try, too", async (t) => {
  const page = await puzzle(t, "2026-11-23");
  await token(page, "pile", 1, 1).click();
  await answer(page).filter({ hasText: "Not solved." }).waitFor();
  await answer(page).getByRole("button", { name: "Show the move" }).click();
  const [, count, pile] = /take (\d+) from pile (\d+)/.exec(await answer(page).innerText());
  await answer(page).getByRole("button", { name: "Try again" }).click();
  await answer(page).filter({ hasText: "Find the winning move." }).waitFor();
  await token(page, "pile", Number(pile), Number(count)).click();
  await answer(page).filter({ hasText: "Solved." }).waitFor();
  await page.getByRole("link", { name: "An earlier puzzle" }).waitFor();
  await page.getByRole("link", { name: "All puzzles" }).first().click();
  await page.goto(page.url().replace(/#.*/, "#/puzzles?m=2026-11"));
  await page.getByRole("link", { name: /^23 November 2026: Colourful Nim ?, solved$/ }).waitFor();
});

test("a right answer leads to its reason", async (t) => {
  const page = await open(t, "nim/3+5+7", { a: "off", o: "perfect", q: 1, m: "2-1" });
  await answer(page).getByRole("button", { name: "Why it wins" }).click();
  await page.locator(".badge").filter({ hasText: "P-position" }).waitFor();
  // A window of usual height shows one part of the panel at a time.
  await page.setViewportSize({ width: 1360, height: 900 });
  await page.locator(".panel-parts button[data-part=why][aria-pressed=true]").waitFor();
  await page.locator(".panel .why").first().waitFor();
  await page.locator(".panel-parts button[data-part=moves]").click();
  await page.getByText("None. Each of the 14 moves has an answer.").waitFor();
  await page.getByRole("button", { name: "Back to the game" }).click();
  const wrong = await open(t, "nim/3+5+7", { a: "off", o: "perfect", q: 1, m: "2-2" });
  await answer(wrong).filter({ hasText: "Not solved." }).waitFor();
  assert.equal(await wrong.getByRole("button", { name: "Why it wins" }).count(), 0);
});

test("the reason of the only right answer is a plain one, and analysis stays as it is", async (t) => {
  const page = await open(t, "nim/8+7", { a: "off", o: "perfect", q: 1, m: "1-1,2-3" });
  await answer(page).getByRole("button", { name: "Why it wins" }).click();
  await page.locator(".panel").getByText("This wins: take 1 from pile 1. It leaves two parts that are alike").waitFor();
  const off = () => soon(async () => assert.ok(await page.getByRole("radio", { name: "Off" }).isChecked()));
  await off();
  await page.getByRole("button", { name: "Back to the game" }).first().click();
  await off();
  // Where several moves win all is shown, until one is back at the game.
  const several = await open(t, "nim/3+5+7", { a: "off", o: "perfect", q: 1, m: "2-1,3-1" });
  await answer(several).getByRole("button", { name: "Why it wins" }).click();
  await several.locator(".badge").filter({ hasText: "P-position" }).waitFor();
  await several.getByRole("button", { name: "Back to the game" }).first().click();
  await soon(async () => assert.ok(await several.getByRole("radio", { name: "Off" }).isChecked()));
});

test("months are turned, and none is later than today", async (t) => {
  const page = await newPage(t, { hash: "#/puzzles?m=2026-03", reducedMotion: true });
  await page.getByRole("heading", { name: "March 2026" }).waitFor();
  assert.equal(await page.locator(".days li").count(), 31);
  await page.getByRole("link", { name: "Previous month" }).click();
  await page.getByRole("heading", { name: "February 2026" }).waitFor();
  assert.equal(await page.locator(".days li").count(), 28);
  await page.locator(".days a").first().click();
  await board(page).waitFor();
  assert.match(page.url(), /puzzle=2026-02-01|g=/);
  const now = await newPage(t, { hash: "#/puzzles?m=9999-01", reducedMotion: true });
  const [year, month, day] = await now.evaluate(() => [new Date().getFullYear(), new Date().toLocaleString("en", { month: "long" }), new Date().getDate()]);
  await now.getByRole("heading", { name: `${month} ${year}` }).waitFor();
  await now.getByText("There are no puzzles of January 9999 yet.").waitFor();
  assert.equal(await now.locator(".days li").count(), day);
  assert.equal(await now.getByRole("link", { name: "Month after" }).count(), 0);
});

test("what an address of puzzles names in vain is told", async (t) => {
  const page = await newPage(t, { hash: "#/puzzles?d=2050-01-01", reducedMotion: true });
  await page.getByText(/^“d=2050-01-01” was not understood: m=\d{4}-\d{2} names a month\.$/).waitFor();
  await axe(page);
});

test("the start page leads to all puzzles", async (t) => {
  const page = await newPage(t, { reducedMotion: true });
  await page.getByRole("link", { name: "all puzzles" }).click();
  await page.getByRole("heading", { level: 1, name: "Puzzles" }).waitFor();
});

test("two people have names", async (t) => {
  const page = await open(t, "nim/1+2", {});
  await page.getByRole("button", { name: "New game" }).first().click();
  const dialog = page.getByRole("dialog", { name: "New game" });
  await dialog.getByRole("textbox", { name: "Name of who begins" }).fill("Ada");
  await dialog.getByRole("textbox", { name: "Name of who answers" }).fill("Émile");
  await dialog.getByText("Two players share this screen.").waitFor();
  await axe(page);
  await dialog.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByText("Ada to move").first().waitFor();
  await page.waitForFunction(() => location.hash.includes("n=Ada"));
  await page.reload();
  await ready(page);
  await page.getByText("Ada to move").first().waitFor();
  await token(page, "pile", 1, 1).click();
  await page.getByText("Émile to move").first().waitFor();
});

test("opponents say how they play, and how fast", async (t) => {
  const page = await open(t, "nim/3+5+7", { o: "perfect", s: "1" });
  await page.getByRole("button", { name: "New game" }).first().click();
  const dialog = page.getByRole("dialog", { name: "New game" });
  await dialog.getByText("Always plays a winning move").waitFor();
  await dialog.getByRole("combobox", { name: "Opponent" }).selectOption("beginner");
  await dialog.getByText("Looks one move ahead").waitFor();
  await dialog.getByRole("combobox", { name: "Speed of the answer" }).selectOption("fast");
  await dialog.getByRole("button", { name: "Start", exact: true }).click();
  await token(page, "pile", 3, 1).click();
  await movesAre(page, 2);
  await soon(async () => assert.equal(await page.evaluate(() => localStorage.getItem("nimscope.pace")), "fast"));
});

test("on a phone the reason of a solved puzzle leaves its board in sight", async (t) => {
  const page = await newPage(t, { hash: "#/play?v=1&g=colourful/r2y1%2Br1y2%2Br1&q=1&m=2-2", width: 390, height: 664, touch: true, reducedMotion: true });
  await answer(page).getByRole("button", { name: "Why it wins" }).tap();
  await page.locator(".panel").getByText("This wins:").waitFor();
  await soon(async () => {
    const { height } = await board(page).locator(".lying").boundingBox();
    assert.ok(height > 100, `${height}`);
    assert.notEqual(await page.evaluate(() => document.activeElement.tagName), "BODY");
  });
});
