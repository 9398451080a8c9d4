// Those who have just come: the rule in the panel, and hints in steps.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, newPage, shot, site, soon } from "./harness.mjs";
import { board, movesAre, open, token } from "./player.mjs";

const say = (page) => page.locator(".stage .say");
const says = (page, text) => soon(async () => assert.match(await say(page).innerText(), text));

test("a first visit shows the rule and no answers", async (t) => {
  const page = await newPage(t, { hash: "#/play?v=1&g=nim/3%2B5%2B7", reducedMotion: true });
  const panel = page.locator(".panel");
  await panel.getByRole("heading", { name: "How to play" }).waitFor();
  await soon(async () => assert.doesNotMatch(await panel.innerText(), /position, |∗|winning move[^s]/));
  assert.equal(await board(page).locator(".winning-ring").count(), 0);
  await say(page).getByRole("button", { name: "Hint" }).waitFor();
  await shot(page, "first-visit");
  // What somebody chooses is kept for the next game.
  await page.getByRole("radio", { name: "Full" }).check({ force: true });
  await page.goto(`${site.url}#/play?v=1&g=kayles/5`);
  await panel.getByText("N-position").waitFor();
});

test("on a phone the last hint opens the reason, and the move stays", async (t) => {
  const page = await open(t, "nim/1+3", { a: "off", o: "perfect", s: 1 }, { width: 390, height: 664, touch: true });
  for (const name of ["Hint", "Next hint", "Next hint", "Why?"]) await say(page).getByRole("button", { name, exact: true }).tap();
  await page.locator('.play[data-sheet="why"]').waitFor();
  await page.locator(".panel").getByText("This wins: take 2 from pile 2. It leaves two parts that are alike").waitFor();
  await page.locator(".panel summary").getByText("Values and theory").tap();
  await page.locator(".panel").getByRole("heading", { name: "Why?" }).waitFor();
  await says(page, /This wins: take 2 from pile 2/);
});

test("on a phone hints are for the asking beside a move, and a tap beside the pieces lets go of it", async (t) => {
  const page = await open(t, "nim/3+5+7", { a: "off", o: "perfect", s: 1 }, { width: 390, height: 664, touch: true });
  await page.locator('[data-piece="0.1.3"]').tap();
  await says(page, /Take 3 from pile 2/);
  assert.ok(await say(page).getByRole("button", { name: "Hint" }).isVisible());
  const board = await page.locator(".stage .board").boundingBox();
  await page.touchscreen.tap(board.x + 8, board.y + 8);
  await says(page, /Take any number from one pile\./);
  assert.equal(await page.locator(".stage .cap").count(), 0);
});

test("a hint marks the side of the board that it speaks of", async (t) => {
  for (const [game, hint] of [["kayles/5", /the middle of the board/], ["chomp/3+3+3", /the/], ["turning-corners/5x5:4,4", /the bottom right of the board/]]) {
    const page = await open(t, game, { a: "off", o: "perfect", s: 1 });
    for (const name of ["Hint", "Next hint"]) await say(page).getByRole("button", { name }).click();
    await says(page, hint);
    assert.ok(await page.locator(".stage .look-here").count() > 0, game);
  }
});

test("hints say whether, where, which and why", async (t) => {
  const page = await open(t, "nim/1+3", { a: "off", o: "perfect", s: 1 });
  const next = (name) => say(page).getByRole("button", { name }).click();
  await next("Hint");
  await says(page, /You can win from here\./);
  await next("Next hint");
  await says(page, /Look at pile 2\./);
  const hinted = page.locator(".stage .look-here");
  assert.match(await hinted.innerText(), /Pile 2/);
  await next("Next hint");
  await says(page, /This wins: take 2 from pile 2/);
  assert.equal(await say(page).locator(".btn.win").count(), 1);
  assert.equal(await hinted.count(), 0);
  await shot(page, "hint-move");
  await page.keyboard.press("h");
  // What needs no theory comes first; that is for whoever wants it.
  const why = page.locator(".panel").getByRole("heading", { name: "Why?" });
  const theory = page.locator(".panel summary").getByText("Values and theory");
  await theory.waitFor();
  assert.equal(await why.isVisible(), false);
  await theory.click();
  await why.waitFor();
  const heard = "It leaves two parts that are alike: answer each move with the same in the other.";
  await say(page).getByText(heard).first().waitFor();
  await say(page).locator("[role=status]", { hasText: heard }).waitFor({ state: "attached" });
  await say(page).locator(".btn.win").click();
  await movesAre(page, 2);
  // Another position begins anew.
  await next("Hint");
  await says(page, /You can win from here\./);
});

test("a reason that was put away is short, and shows its move again", async (t) => {
  const page = await open(t, "nim/3+5+7", { a: "off", o: "perfect", s: 1 });
  for (const key of ["h", "h", "h", "h"]) await page.keyboard.press(key);
  const panel = page.locator(".panel");
  await panel.getByText("Every answer to it loses: if the answer is to").first().waitFor();
  await page.keyboard.press("Escape");
  await says(page, /^This wins: take 1 from pile 1\. Every answer to it loses\.\s*Show the move\n/);
  await say(page).getByRole("button", { name: "Show the move" }).click();
  await says(page, /\nTake\n/);
  assert.equal(await say(page).locator(".btn.win").count(), 1);
});

test("a mirrored move leads to the lesson that tells of two equal piles", async (t) => {
  for (const [game, lesson] of [["kayles/7", "#/lesson?l=2.1&s=3"], ["nim/3+5+7", "#/lesson?l=2.1"]]) {
    const page = await open(t, game, { a: "off", o: "perfect", s: 1 });
    for (const key of ["h", "h", "h", "h"]) await page.keyboard.press(key);
    const link = page.locator(".panel").getByRole("link", { name: "Learn to find such moves" });
    await link.waitFor();
    assert.equal(await link.getAttribute("href"), lesson, game);
  }
});

test("a hint names the coin that the winning move turns", async (t) => {
  const page = await open(t, "mock-turtles/HHHHTH", { a: "off", o: "perfect", s: 1 });
  for (const key of ["h", "h"]) await page.keyboard.press(key);
  await says(page, /Look at coin 5\./);
});

test("a coin that shows tails lends its name to no other one", async (t) => {
  for (const [game, hint] of [["mock-turtles/HHHTHTT", /^Look at coin 4\./], ["turning-turtles/HTHHTT", /^Look at coin 4\./], ["twins/HTHHTHT", /^Look at coin 5\./]]) {
    const page = await open(t, game, { a: "off", o: "perfect", s: 1 });
    for (const key of ["h", "h"]) await page.keyboard.press(key);
    await says(page, hint);
    assert.equal(await page.locator(".stage .look-here").count(), 1, game);
  }
});

test("to one who stands lost hints give the move that is hardest to answer", async (t) => {
  const page = await open(t, "nim/1+2+3", { a: "off", o: "strong", s: 1 });
  await page.keyboard.press("h");
  await says(page, /You are losing: every move has an answer\./);
  await page.keyboard.press("h");
  await says(page, /This leaves the fewest replies that win: take \d from pile \d/);
  await page.keyboard.press("Escape");
  await says(page, /This leaves the fewest replies that win: take \d from pile \d\./);
});

test("where analysis is off my own move is judged, and nothing is said of the position", async (t) => {
  const page = await open(t, "nim/3+5+7", { a: "off", o: "perfect", s: 1 });
  await token(page, "pile", 2, 2).click();
  await movesAre(page, 2);
  await says(page, /^Your move was a blunder\. It was better to take 1 from pile 1\. No reply to that wins\.\s*Take back\s*Why\?\s*Hint$/);
  await soon(async () => assert.doesNotMatch(await page.locator(".panel").innerText(), /position, |∗/));
  await page.locator("[aria-live=assertive]").getByText("Your move. Your last move was a blunder. It was better to take 1 from pile 1.").waitFor({ state: "attached" });
  await say(page).getByRole("button", { name: "Take back" }).click();
  await movesAre(page, 0);
  await token(page, "pile", 1, 1).click();
  await movesAre(page, 2);
  await says(page, /^Your move was good\. It left no winning reply\.\s*Hint$/);
});

test("a blunder that one looks back at leads to the reason for the better move", async (t) => {
  const page = await open(t, "nim/3+5+7", { a: "hints", o: "friend", m: "2-2,1-1" });
  await page.keyboard.press("[");
  await says(page, /blunder\. It was better to take 1 from pile 1\./);
  await say(page).getByRole("button", { name: "Why? The reason for the better move" }).click();
  await page.locator(".panel[data-part=why]").waitFor();
  await page.locator("#why").getByText("So take 1.").waitFor();
  await says(page, /^Take 1 from pile 1\b/);
});

test("a blunder in play has its reason, and the game goes on without analysis", async (t) => {
  const page = await open(t, "nim/3+5+7", { a: "off", o: "perfect", s: 1, m: "2-2,3-7" });
  await say(page).getByRole("button", { name: "Why? The reason for the better move" }).click();
  await says(page, /^This wins: take 1 from pile 1\. Every answer to it loses\./);
  await page.locator(".panel").getByText(/Every answer to it loses: if the answer is to take 1 from pile 1, then .+; if the answer is to take 7 from pile 3, then take 3 from pile 2\./).first().waitFor();
  await page.locator(".panel summary").getByText("Values and theory").click();
  await page.locator(".panel").getByText("So take 1.").waitFor();
  await page.getByRole("button", { name: "Back to the game" }).first().click();
  await says(page, /^Your move was a blunder\./);
  assert.ok(await page.getByRole("radio", { name: "Off" }).isChecked());
  await say(page).getByRole("button", { name: "Why? The reason for the better move" }).click();
  await page.getByText("The position before move 1. Make another move here, and the game goes on from it.").waitFor();
  await token(page, "pile", 1, 1).click();
  await says(page, /^Your move was good\./);
  await movesAre(page, 2);
  await page.getByText("The game goes on with this move.").first().waitFor();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await page.getByRole("button", { name: "Back to the game" }).first().click();
  await says(page, /^Your move was a blunder\./);
});

test("the next game shows as much as was chosen, whatever a reason has shown", async (t) => {
  const page = await open(t, "nim/3+5+7", { a: "hints", o: "perfect", s: 1, m: "2-2,3-7" });
  await say(page).getByRole("button", { name: "Why? The reason for the better move" }).click();
  const chosen = (name) => soon(async () => assert.ok(await page.getByRole("radio", { name, exact: true }).isChecked()));
  await chosen("Full");
  await page.locator(".gamebar").getByRole("button", { name: "New game" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start", exact: true }).click();
  await movesAre(page, 0);
  await chosen("Hints");
});

test("to one who stands lost the reason says that first", async (t) => {
  const page = await open(t, "nim/1+2+3", { a: "off", o: "strong", s: 1 });
  for (const _ of "hhh") { await page.keyboard.press("h"); await page.waitForTimeout(150); }
  await page.locator(".panel").getByText(/^Here every move has a reply that wins\. The fewest such replies are left by this one: take \d from pile \d\./).waitFor();
});

test("the reason of a lost position begins with the pile of the hinted move, never with an empty one", async (t) => {
  const page = await open(t, "colourful/0+r1y2+g1b2", { a: "off", o: "strong", s: 1 });
  for (const _ of "hhh") { await page.keyboard.press("h"); await page.waitForTimeout(150); }
  const hinted = (await say(page).getByText(/take \d from pile \d/).first().innerText()).match(/pile \d/)[0];
  await page.locator(".panel summary").getByText("Values and theory").click();
  await soon(async () => assert.equal((await page.locator(".panel [role=tab][aria-selected=true]").innerText()).toLowerCase(), hinted));
});

test("a link that locks the analysis off says nothing of moves, and keeps opponent and condition", async (t) => {
  const page = await open(t, "nim/3+5+7", { a: "off", o: "perfect", s: 1, l: 1 });
  await soon(async () => assert.ok(await page.getByLabel("Opponent").isDisabled()));
  for (const name of ["Normal", "Misère", "Full"]) await soon(async () => assert.ok(await page.getByRole("radio", { name }).first().isDisabled()));
  await token(page, "pile", 2, 2).click();
  await movesAre(page, 2);
  await soon(async () => assert.doesNotMatch(await page.locator(".stage").innerText(), /blunder|Better|Take back/));
});

test("every move is won or lost, in so many moves, on request", async (t) => {
  const page = await open(t, "nim/1+2+1", { o: "friend" });
  const panel = page.locator(".panel");
  const every = panel.getByRole("button", { name: "Every move" });
  const rows = panel.locator(".moves .move-row");
  const listed = async (texts) => soon(async () => assert.deepEqual(
    (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim()),
    texts,
  ));
  await soon(async () => assert.equal(await rows.count(), 1));
  await every.click();
  await panel.getByText("The game ends after 3 more moves").waitFor();
  await listed([
    "Take 2 from pile 2, clearing the pile wins in 3",
    "Take 1 from pile 1, clearing the pile loses in 4",
    "Take 1 from pile 2, leaving 1 loses in 4",
    "Take 1 from pile 3, clearing the pile loses in 4",
  ]);
  await shot(page, "every-move");
  // It goes on with the next position, and a row is a move.
  await rows.nth(0).click();
  await movesAre(page, 1);
  await panel.getByText("The game ends after 2 more moves").waitFor();
  await listed(["Take 1 from pile 1, clearing the pile loses in 2", "Take 1 from pile 3, clearing the pile loses in 2"]);
  // All that may follow, as a graph with a token on what is here.
  await panel.getByRole("link", { name: "All positions from here as a graph" }).click();
  await page.getByRole("heading", { name: "Draw a Game" }).or(page.getByText("Draw a Game")).first().waitFor();
  await panel.getByText("P-position").first().waitFor();
  await page.goBack();
  await movesAre(page, 1);
  await every.click();
  await panel.getByText("The game ends after 2 more moves").waitFor();
  // By keyboard, back to those that win.
  await every.press("Enter");
  await panel.getByText("No winning move").or(panel.getByText("None")).first().waitFor();
  // Where too many positions follow the outcomes are told.
  await page.goto(`${site.url}#/play?v=1&g=nim/1000%2B999&a=full`);
  await every.click();
  await panel.getByText("Too many positions can follow").waitFor();
  await soon(async () => assert.match(await rows.first().innerText(), /wins$/));
});

test("hints say how the coins of a winning move are marked", async (t) => {
  const page = await open(t, "turning-corners/5x5:1,3+3,2+4,4", { a: "hints" });
  await page.locator(".panel").getByText("One winning move: its coins are outlined on the board, the last with dashes.").waitFor();
  assert.deepEqual([await page.locator(".grid-square.wins").count(), await page.locator(".grid-square.joint").count()], [1, 3]);
});

test("reasons that go on below their panel say so until that is scrolled to", async (t) => {
  const page = await open(t, "colourful/r1y2r2y2+y3+y2r2y1+r1y1r1y1r2", {}, { width: 1360, height: 900 });
  const cue = page.locator(".panel > .further span");
  await page.getByRole("group", { name: "Part of the analysis" }).getByRole("button", { name: "Why?" }).click();
  await cue.waitFor();
  await axe(page, ".panel");
  await page.locator(".panel").evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
  await cue.waitFor({ state: "detached" });
  await page.getByRole("tab", { name: "Pile 2" }).click();
  const hides = () => page.locator(".panel").evaluate((panel) => panel.scrollHeight - panel.clientHeight - panel.scrollTop > 12);
  await soon(async () => assert.equal((await cue.count()) > 0, await hides()));
});

test("on a phone a blunder has its reason beside it, too", async (t) => {
  const page = await open(t, "nim/3+5+7", { a: "off", o: "strong", m: "1-2,2-3" }, { width: 390, height: 664, touch: true });
  await page.locator(".say").getByRole("button", { name: "Why? The reason for the better move" }).tap();
  await page.locator(".say .next").getByText("This wins: take 1 from pile 1.").waitFor();
  // The sheet has the reason, too, with what there is to know of it.
  await page.locator(".panel").getByText("This wins: take 1 from pile 1.").waitFor();
  await page.locator(".panel summary").getByText("Values and theory").tap();
  await page.locator("#why").getByText("So take 1.").waitFor();
});
