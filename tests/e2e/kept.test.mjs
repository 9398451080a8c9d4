// What must not be lost or hidden: a game that is looked through, its rule, its start, tall piles, the button that moves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newPage, ready, shot, site, soon } from "./harness.mjs";
import { board, movesAre, open, token } from "./player.mjs";

/** What the address says; a plus is one there. */
const query = (page) => new URLSearchParams(new URL(page.url()).hash.split("?")[1].replaceAll("+", "%2B"));

const lineOf = (page) => page.locator(".dock").getByLabel("Line");

test("a move in an earlier position opens a side line, and the game stays", async (t) => {
  const played = ["1-1", "2-1", "3-1", "3-2"];
  const page = await open(t, "nim/3+5+7", { m: played.join() });
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await page.getByText("Position after move 2 of 4.").waitFor();
  await token(page, "pile", 1, 2).click();
  await page.getByText("A side line after move 2. You move for both players.").waitFor();
  await movesAre(page, played);
  await soon(async () => assert.equal(query(page).get("x"), "2,1-2"));
  // The other side's move too; then another one from there.
  await token(page, "pile", 2, 4).click();
  await soon(async () => assert.equal(query(page).get("x"), "2,1-2,2-4"));
  await page.locator(".gamebar").getByRole("button", { name: "Take back" }).click();
  await token(page, "pile", 3, 7).click();
  await soon(async () => assert.deepEqual(query(page).getAll("x"), ["2,1-2,2-4", "2,1-2,3-7"]));
  await shot(page, "side-line");
  // It is there after a reload, and the game is what is shown.
  await page.reload();
  await ready(page);
  await soon(async () => assert.equal(await lineOf(page).locator("option").count(), 3));
  await movesAre(page, played);
  await lineOf(page).selectOption({ index: 2 });
  await page.getByText("A side line after move 2.").waitFor();
  // Removed, and brought back.
  await page.getByRole("button", { name: "Remove this side line" }).click();
  await soon(async () => assert.deepEqual(query(page).getAll("x"), ["2,1-2,2-4"]));
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await soon(async () => assert.deepEqual(query(page).getAll("x"), ["2,1-2,2-4", "2,1-2,3-7"]));
  await page.getByRole("button", { name: "Back to the game" }).click();
  await page.locator(".past").waitFor({ state: "detached" });
});

test("a side line can become the game, and undoing brings the game back", async (t) => {
  const played = ["1-1", "2-1", "3-1", "3-2"];
  const page = await open(t, "nim/3+5+7", { m: played.join() });
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await token(page, "pile", 1, 2).click();
  await page.locator(".past").getByRole("button", { name: "Play from here" }).click();
  await movesAre(page, ["1-1", "2-1", "1-2"]);
  assert.equal(query(page).get("x"), "2,3-1,3-2");
  const undo = page.locator(".gamebar").getByRole("button", { name: "Take back" });
  await undo.click();
  await movesAre(page, played);
  assert.equal(query(page).get("x"), "2,1-2");
});

test("what is taken back and played otherwise stays beside the game", async (t) => {
  const page = await open(t, "nim/3+5+7", { m: "1-1,2-1" });
  await page.locator(".gamebar").getByRole("button", { name: "Take back" }).click();
  await token(page, "pile", 3, 7).click();
  await movesAre(page, ["1-1", "3-7"]);
  assert.equal(query(page).get("x"), "1,2-1");
  await lineOf(page).selectOption({ index: 1 });
  await page.getByText("A side line after move 1.").waitFor();
});

test("a finished game is looked through without harm", async (t) => {
  const page = await open(t, "nim/1+1", { m: "1-1,2-1" });
  await page.getByRole("button", { name: "Review" }).click();
  await token(page, "pile", 2, 1).click();
  await page.getByText("A side line from the start.").waitFor();
  // What comes back comes back in its place.
  await page.keyboard.press("[");
  await soon(async () => {
    const headings = await page.locator(".panel h2").allInnerTexts();
    const place = (name) => headings.findIndex((text) => text.startsWith(name));
    assert.ok(place("Nim-sum") >= 0 && place("Nim-sum") < place("Why?"), headings.join(", "));
  });
  await page.locator(".past").getByRole("button", { name: "Back to the game" }).click();
  await page.locator(".over").waitFor();
  await movesAre(page, ["1-1", "2-1"]);
});

test("my move is judged to me, also when it has been answered", async (t) => {
  const page = await open(t, "nim/1+3", { o: "perfect", s: 1 });
  const say = page.locator(".stage .say");
  await token(page, "pile", 2, 1).click();
  await page.waitForFunction(() => /m=[^&]*,/.test(location.hash));
  await soon(async () => assert.match(await say.innerText(), /^Your move was a blunder\. It was better to take 2 from pile 2\. No reply to that wins\. Perfect’s reply was good: no move wins now\./));
  await shot(page, "judged");
  await say.getByRole("button", { name: "Take back" }).click();
  await page.waitForFunction(() => /p=0/.test(location.hash));
  await token(page, "pile", 2, 2).click();
  await soon(async () => assert.match(await say.innerText(), /^Your move was good\. It left no winning reply\.$/));
});

test("the end says what decided it, and offers that move again", async (t) => {
  const page = await open(t, "nim/1+3", { o: "perfect", s: 1, m: "2-1,2-1,1-1,2-1" });
  const over = page.locator(".over");
  await over.getByText("Move 1 decided it: you took 1 from pile 2.").waitFor();
  await shot(page, "decided");
  const ended = page.url();
  await over.getByRole("button", { name: "Go back to my mistake" }).click();
  await page.locator(".stage .say").getByText("Here you took 1 from pile 2: a blunder. Find a better move.").waitFor();
  await shot(page, "retried");
  await token(page, "pile", 2, 2).click();
  await page.locator(".stage .say").getByText("Your move was good.").waitFor();
  // The computer answers at once, and the game as it was stays as a side line.
  await page.waitForFunction(() => /m=2-2,[^&]+&.*x=/.test(decodeURIComponent(location.hash)));
  await page.goto(ended);
  await over.waitFor();
  await over.getByRole("button", { name: "Other side begins" }).click();
  await page.waitForFunction(() => /f=other/.test(location.hash));
  assert.equal(query(page).get("g"), "nim/1+3");
});

test("the end leads to the move that would have won, and the game goes on with it", async (t) => {
  const page = await open(t, "nim/1+3", { o: "perfect", a: "off", s: 1, m: "2-1,2-1,1-1,2-1" });
  await page.locator(".over").getByRole("button", { name: "Show the better move" }).click();
  await page.locator(".stage .say").getByText("take 2 from pile 2").first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /m=2-2,[^&]+&.*x=/.test(decodeURIComponent(location.hash)));
  // Whoever has won has nothing to better.
  await page.goto(`${site.url}#/play?v=1&g=nim/1%2B3&o=perfect&s=1&m=2-2,1-1,2-1`);
  await page.locator(".over").getByText("You win").first().waitFor();
  assert.equal(await page.getByRole("button", { name: "Show the better move" }).count(), 0);
});

test("the rule stays as it is during a game", async (t) => {
  const game = "chromatic:beatty(phi^2)/4+2";
  const page = await open(t, game);
  const levels = board(page).locator(".ruler-level");
  await soon(async () => assert.ok((await levels.count()) > 4 && await page.locator(".settings input").first().isEnabled()));
  await token(page, "stack", 1, 3).click();
  await movesAre(page, 1);
  await page.getByText("The rule stays as it is during a game. New game changes it.").waitFor();
  await soon(async () => assert.equal(await levels.count(), 0));
  for (const control of await page.locator(".settings :is(input, button)").all()) await soon(async () => assert.ok(await control.isDisabled()));
  // A click on the ruler's numbers, which are a picture now.
  await board(page).locator("text.board-number").first().click();
  await movesAre(page, ["1-3"]);
  assert.equal(query(page).get("g"), game);
});

test("what a game is played by waits for a new game", async (t) => {
  const page = await open(t, "nim/3+5+7", { o: "strong", s: 1 });
  const controls = [page.getByLabel("Opponent"), page.getByRole("radio", { name: "Misère" })];
  for (const control of controls) await soon(async () => assert.ok(await control.isEnabled()));
  await token(page, "pile", 1, 1).click();
  await movesAre(page, 2);
  for (const control of controls) await soon(async () => assert.ok(await control.isDisabled()));
  await page.keyboard.press("u");
  for (const control of controls) await soon(async () => assert.ok(await control.isEnabled()));
});

test("during a game the map offers another one and begins none by itself", async (t) => {
  const page = await open(t, "nim/4+2");
  await token(page, "pile", 1, 1).click();
  await movesAre(page, 1);
  await page.getByRole("button", { name: "Show the map" }).click();
  const map = page.locator(".heatbox");
  await map.scrollIntoViewIfNeeded();
  await map.locator("svg, canvas").first().click({ position: { x: 150, y: 120 } });
  const offer = page.getByRole("button", { name: /^Play from \(\d+,\d+\)$/ });
  await offer.waitFor();
  await movesAre(page, ["1-1"]);
  assert.equal(query(page).get("g"), "nim/4+2");
  await offer.click();
  await page.waitForFunction(() => !/[?&]m=/.test(location.hash) && !location.hash.includes("nim/4+2"));
  await page.goBack();
  await movesAre(page, ["1-1"]);
});

test("the panel neither changes nor moves while the computer is at it", async (t) => {
  const page = await open(t, "nim/13+5+7", { o: "perfect", s: 1 });
  const panel = page.locator(".panel");
  const seen = () => panel.evaluate((panel) => [panel.getBoundingClientRect().height, panel.innerText].join());
  // In preview, as when the button is pressed.
  await token(page, "pile", 1, 3).hover();
  await panel.locator(".move-row").first().waitFor();
  await page.evaluate(() => {
    globalThis.heights = new Set();
    const look = () => {
      const wait = document.querySelector(".held-panel.waits > .panel");
      if (wait) globalThis.heights.add(wait.getBoundingClientRect().height);
      requestAnimationFrame(look);
    };
    look();
  });
  const before = await seen();
  await token(page, "pile", 1, 3).click();
  await page.locator(".held-panel.waits").waitFor();
  const after = await seen();
  assert.equal(after.split(",")[0], before.split(",")[0]);
  await movesAre(page, 2);
  await page.locator(".held-panel.waits").waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => globalThis.heights.size), 1);
});

test("the result of a check by brute force is brought into sight", async (t) => {
  const page = await open(t, "colourful/r1y2r2y2+y3+y2r2y1", {}, { width: 1360, height: 620 });
  await page.getByRole("group", { name: "Part of the analysis" }).getByRole("button", { name: "Why?" }).click();
  await page.getByRole("button", { name: "Check by brute force" }).click();
  const result = page.getByText(/^Brute force agrees/);
  await result.waitFor();
  await soon(async () => assert.ok(await result.evaluate((text) => {
    const { x, y, width, height } = text.getBoundingClientRect();
    return y >= 0 && y + height <= innerHeight && text.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  })));
});

test("a winning move chosen in the list is brought into sight", async (t) => {
  for (const [width, height] of [[1360, 900], [1024, 768], [390, 664]]) {
    const page = await open(t, "nim/3+5%26colourful/r2y1%26kayles/7%26mock-turtles/TTHTH", { a: "hints" }, { width, height });
    // On phones this stands in a sheet.
    if (width > 860) await page.getByText("Look at game 4 (Mock Turtles).").first().waitFor();
    await page.keyboard.press("w");
    await page.locator(".say").getByText(/in Mock Turtles/).waitFor();
    await shot(page, `sum-${width}`);
    const last = board(page).locator("[aria-pressed=true]").last();
    await soon(async () => assert.ok(await last.evaluate((coin) => {
      const { x, y, width, height } = coin.getBoundingClientRect();
      return coin.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    })), 5000);
  }
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
  const list = page.locator(".panel .moves .move-row");
  await list.first().waitFor();
  await soon(async () => assert.equal(await list.count(), 3));
  await soon(async () => assert.doesNotMatch(await page.locator(".panel").innerText(), /ringed|∗/));
  await list.first().click();
  await movesAre(page, 1);
});

const puzzle = (t) => open(t, "nim/1+3", { a: "off", o: "perfect", q: 1, s: 1 });

test("a puzzle says that it is solved", async (t) => {
  const page = await puzzle(t);
  await page.getByText("Find the winning move. Easy: 4 moves to choose from; with best play the game ends in 3 moves.").waitFor();
  await token(page, "pile", 2, 2).click();
  await page.getByText("Solved. You took 2 from pile 2: the only move that wins.").waitFor();
  await shot(page, "puzzle-solved");
});

test("a puzzle says with how many hints it was solved", async (t) => {
  const page = await puzzle(t);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByRole("button", { name: "Next hint" }).waitFor();
  await token(page, "pile", 2, 2).click();
  await page.getByText("Solved, with 1 hint. You took 2 from pile 2").waitFor();
});

test("a puzzle says that it is not solved, tells the solution if asked, and begins again", async (t) => {
  const page = await puzzle(t);
  await token(page, "pile", 1, 1).click();
  await page.getByText("Not solved. You took 1 from pile 1, but there is a winning reply.").waitFor();
  assert.equal(await page.getByText("This would have won").count(), 0, "the solution is told to whoever asks");
  await page.locator(".answer").getByRole("button", { name: "Show the move" }).click();
  await page.getByText("This would have won: take 2 from pile 2.").waitFor();
  await shot(page, "puzzle-not-solved");
  await page.locator(".answer").getByRole("button", { name: "Try again" }).click();
  await page.waitForFunction(() => !/m=/.test(location.hash));
  assert.equal(query(page).get("q"), "1");
  await token(page, "pile", 2, 2).click();
  await page.getByText("Solved.", { exact: true }).waitFor();
});

test("the puzzle of the day asks for its solution", async (t) => {
  const page = await newPage(t, { url: null });
  await page.clock.setFixedTime(new Date(2026, 10, 24, 12));
  await page.goto(site.url);
  await page.getByRole("link", { name: "Solve" }).click();
  // This day's is one of Nim, with one winning move: it makes the nim-sum 0.
  await page.waitForURL(/g=nim\//);
  const piles = query(page).get("g").split("/")[1].split("+").map(Number);
  const sum = piles.reduce((all, pile) => all ^ pile);
  const [number, count] = piles.map((pile, i) => [i + 1, pile - (pile ^ sum)]).find(([, count]) => count > 0);
  await token(page, "pile", number, count).click();
  await page.getByText(`Solved. You took ${count} from pile ${number}:`).waitFor();
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

test("of several games those below the board’s edge are named, and a button leads there", async (t) => {
  const page = await open(t, "nim/3+5%26colourful/r2y1%26kayles/7%26mock-turtles/TTHTH", {}, { width: 1280, height: 640 });
  const seen = (piece) => page.locator(`[data-piece="${piece}"]`).first().evaluate((token) => {
    const [own, frame] = [token, token.closest(".board")].map((element) => element.getBoundingClientRect());
    return own.top >= frame.top && own.bottom <= frame.bottom;
  });
  // The only winning move turns a coin of the fourth game.
  const coin = "3.0.5";
  const below = board(page).getByRole("button", { name: "Below: Mock Turtles" });
  await below.waitFor();
  assert.equal(await seen(coin), false);
  await below.click();
  await below.waitFor({ state: "detached" });
  await soon(async () => assert.ok(await seen(coin)));
  await shot(page, "sum-below");
  // Where all games are in sight there is nothing to lead to.
  await open(t, "nim/3+5%26colourful/r2y1").then(async (page) => {
    await board(page).getByText("Colourful Nim").waitFor();
    assert.equal(await board(page).getByRole("button", { name: /^Below/ }).count(), 0);
  });
});

test("undo while one looks back steps back, and the game stays", async (t) => {
  const page = await open(t, "nim/1+2", { o: "friend", m: "1-1,2-1,2-1" });
  await page.keyboard.press("[");
  await page.getByText("Position after move 2 of 3.").waitFor();
  await page.keyboard.press("u");
  await page.getByText("Position after move 1 of 3.").waitFor();
  await page.keyboard.press("Shift+U");
  await page.getByText("Position after move 2 of 3.").waitFor();
  await movesAre(page, ["1-1", "2-1", "2-1"]);
});
