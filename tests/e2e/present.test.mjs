// The presenter: large, stepped through, left with Escape.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, newPage, site, soon } from "./harness.mjs";
import { board, movesAre, open, resize, token } from "./player.mjs";

const smallest = (page) => page.evaluate(() => {
  const sizes = [];
  const walker = document.createTreeWalker(document.querySelector("main.present"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const box = element.getBoundingClientRect();
    if (!node.data.trim() || element.closest(".sr, script, style") || box.width < 2) continue;
    // Text in pictures is scaled with them.
    const svg = element.closest("svg");
    const scale = svg?.viewBox.baseVal?.width ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
    const group = element.getScreenCTM?.();
    sizes.push([Math.round(parseFloat(getComputedStyle(element).fontSize) * (group ? Math.hypot(group.a, group.b) : scale) * 10) / 10, node.data.trim().slice(0, 20)]);
  }
  return sizes.sort((a, b) => a[0] - b[0]).slice(0, 3);
});

for (const game of ["colourful/r1y2r2y2+y3+y2r2y1+r1y1r1y1r2", "nim/3+5+7", "chromatic:beatty(phi^2)/4+2"]) {
  test(`text is 20 px or more on small screens: ${game}`, async (t) => {
    const page = await open(t, game, {});
    await page.keyboard.press("f");
    await page.locator("main.present .presenter-panel").waitFor();
    // Pictures take their size a frame later.
    const large = () => soon(async () => {
      const found = await smallest(page);
      assert.ok(found[0][0] >= 19.9, JSON.stringify(found));
    });
    await large();
    await axe(page);
    await resize(page, 1280, 720);
    await large();
  });
}

const PROJECTED = [
  "nim/3+5&kayles/7&mock-turtles/TTHTH", "hackenbush/3+2&nim/2", "nim/3+5&turning-corners/4x4:1,3",
  "ruler/TTHTTHTHTTTTTTTH", "wythoff-queen/5.8", "subtraction:1,3,4/21", "kayles/30", "nim/15+23+30",
];
for (const game of PROJECTED) {
  test(`text is 20 px or more on a projector: ${game}`, async (t) => {
    const page = await open(t, game, {}, { width: 1920, height: 1080 });
    await page.keyboard.press("f");
    await page.locator("main.present .presenter-panel").waitFor();
    // Pictures take their size a frame later.
    await soon(async () => {
      const found = await smallest(page);
      assert.ok(found[0][0] >= 19.9, JSON.stringify(found));
    });
    const size = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
    assert.deepEqual(size, [1920, 1080]);
  });
}

test("where nothing is added the panel says what a move is, and how many win", async (t) => {
  const page = await open(t, "chromatic:beatty(phi^2)/4+2");
  await page.keyboard.press("f");
  const panel = page.getByRole("complementary", { name: "Analysis" });
  await panel.getByText("One winning move.").waitFor();
  await panel.getByText("Take one or more tokens from one stack.").waitFor();
  await page.getByRole("button", { name: "Why?" }).click();
  await panel.getByText("One winning move.").waitFor({ state: "detached" });
});

test("the presenter goes through all levels of analysis", async (t) => {
  const page = await open(t, "nim/3+5+7");
  await page.getByRole("button", { name: "Present" }).click();
  const panel = page.getByRole("complementary", { name: "Analysis" });
  await panel.waitFor();
  await page.keyboard.press("a");
  await panel.waitFor({ state: "detached" });
  await soon(async () => assert.doesNotMatch(await page.locator("main.present").innerText(), /∗|Grundy|-position/));
  await page.keyboard.press("a");
  // Hints first, then everything, as beside the board.
  await panel.waitFor();
  await soon(async () => assert.doesNotMatch(await panel.innerText(), /Grundy/));
  await page.getByRole("button", { name: "Show values" }).click();
  await soon(async () => assert.match(await panel.innerText(), /Grundy/));
  await page.getByRole("button", { name: "Hide analysis" }).click();
  await panel.waitFor({ state: "detached" });
});

test("a game is stepped through", async (t) => {
  const page = await open(t, "nim/3+5+7", { m: "1-1,2-1,3-1" });
  await page.keyboard.press("f");
  const step = (name) => page.getByRole("button", { name }).click();
  await page.locator("main.present").waitFor();
  await step("Step back");
  await step("Step back");
  await token(page, "pile", 2, 5).waitFor();
  await step("Step forward");
  await token(page, "pile", 2, 5).waitFor({ state: "detached" });
  await page.keyboard.press("PageUp");
  await token(page, "pile", 2, 5).waitFor();
  await page.keyboard.press("PageDown");
  await step("Step forward");
  await soon(async () => assert.ok(await page.getByRole("button", { name: "Step forward" }).isDisabled()));
  await movesAre(page, 3);
});

test("teams have names, which the link keeps", async (t) => {
  const page = await open(t, "nim/1+2");
  await page.keyboard.press("f");
  const spoken = page.locator("[aria-live=assertive]");
  await spoken.getByText("Team A to move.").waitFor({ state: "attached" });
  const name = page.getByRole("textbox", { name: "Name of the side to move" });
  await name.fill("Euler");
  await name.press("Enter");
  await spoken.getByText("Euler to move.").waitFor({ state: "attached" });
  await token(page, "pile", 1, 1).click();
  await movesAre(page, 1);
  await name.fill("Gauss");
  await name.press("Tab");
  await page.waitForFunction(() => /n=Euler,Gauss/.test(location.hash));
  await token(page, "pile", 2, 2).click();
  await page.getByText("Winner: Gauss").first().waitFor();
});

test("the address is the presenter's, and Escape leaves it", async (t) => {
  const page = await open(t, "nim/3+5+7");
  await page.keyboard.press("f");
  await page.waitForFunction(() => location.hash.startsWith("#/present?"));
  await page.reload();
  await page.locator("main.present").waitFor();
  await token(page, "pile", 1, 1).hover();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.locator("main.present").waitFor({ state: "detached" });
  await board(page).waitFor();
  await page.waitForFunction(() => location.hash.startsWith("#/play?"));
});

test("it fits the screen without scrolling, from 1024 to 4K", async (t) => {
  const page = await open(t, "colourful/r1y2r2y2+y3+y2r2y1+r1y1r1y1r2");
  await page.keyboard.press("f");
  await page.locator("main.present .presenter-panel").waitFor();
  for (const [width, height] of [[1024, 768], [1360, 900], [1920, 1080], [3840, 2160]]) {
    await resize(page, width, height);
    const size = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
    assert.ok(size[0] <= width && size[1] <= height, `${width} × ${height}: ${size}`);
  }
});

test("the reasons stand beside the board, which can be pointed at meanwhile", async (t) => {
  const page = await open(t, "colourful/r1y2r2y2+y3+y2r2y1+r1y1r1y1r2");
  await page.keyboard.press("f");
  const why = page.getByRole("button", { name: "Why?" });
  await why.click();
  const panel = page.getByRole("complementary", { name: "Analysis" });
  await panel.locator(".presenter-why").waitFor();
  assert.equal(await page.getByRole("dialog").count(), 0);
  await token(page, "pile", 1, 1).hover();
  await page.locator(".presenter-foot").getByText("Take").first().waitFor();
  const found = await smallest(page);
  assert.ok(found[0][0] >= 19.9, JSON.stringify(found));
  await axe(page);
  await why.click();
  await panel.locator(".presenter-why").waitFor({ state: "detached" });
});

test("teams keep a score from game to game, and moves are judged", async (t) => {
  const page = await open(t, "nim/1+2", { n: "Euler,Gauss" });
  await page.keyboard.press("f");
  await page.locator("main.present").waitFor();
  await token(page, "pile", 1, 1).click();
  await page.locator(".presenter-foot").getByText("Euler took 1 from pile 1: a blunder.").waitFor();
  const heard = (text) => page.locator("[aria-live=assertive]").getByText(text).waitFor({ state: "attached" });
  await heard("Euler’s move was a blunder.");
  await token(page, "pile", 2, 2).click();
  await page.getByText("Winner: Gauss").first().waitFor();
  await page.locator("[aria-live=assertive]").getByText("Winner: Gauss").waitFor({ state: "attached" });
  await page.locator(".score").getByText("Euler 0 : 1 Gauss").waitFor();
  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForFunction(() => location.hash.startsWith("#/present?") && !/[?&]m=/.test(location.hash));
  // The other team begins; both keep their places in the score.
  await page.locator(".score").getByText("Euler 0 : 1 Gauss").waitFor();
  assert.equal(await page.getByRole("textbox", { name: "Name of the side to move" }).inputValue(), "Gauss");
  await page.getByRole("button", { name: "Clock" }).click();
  await page.getByRole("timer", { name: "Time for this move" }).getByText("0:02").waitFor();
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByRole("dialog", { name: "New game" }).getByRole("button", { name: "Reset score" }).click();
  await page.locator(".score").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator(".score").getByText("Euler 0 : 1 Gauss").waitFor();
});

test("against the computer both sides take turns to begin", async (t) => {
  const page = await newPage(t, { hash: "#/present?v=1&g=nim/1+1&o=strong&a=off&m=1-1,2-1", width: 1280, height: 720 });
  const play = page.getByRole("button", { name: "Play again" });
  await play.getByText("Strong begins").waitFor();
  const foot = page.locator(".presenter-foot");
  assert.ok(await foot.evaluate((foot) => foot.scrollWidth <= foot.clientWidth), "the foot is too wide");
  await play.click();
  await page.waitForFunction(() => /[?&]f=other/.test(location.hash));
});

test("a good move of a team is praised on the screen and in speech", async (t) => {
  const page = await open(t, "nim/1+3", { n: "Euler,Gauss" });
  await page.keyboard.press("f");
  await page.locator("main.present").waitFor();
  await token(page, "pile", 2, 2).click();
  await page.locator(".presenter-foot").getByText("Euler took 2 from pile 2: a good move.").waitFor();
  await page.locator("[aria-live=assertive]").getByText("Euler’s move was good.").waitFor({ state: "attached" });
});

test("the computer has its own name on the screen and in speech", async (t) => {
  const page = await open(t, "nim/1+2", { o: "perfect" });
  await page.keyboard.press("f");
  await page.locator("main.present").waitFor();
  await page.getByText("Your move").first().waitFor();
  assert.equal(await page.getByRole("textbox", { name: "Name of the side to move" }).count(), 0);
});

test("a preview moves nothing on the board, and the keys of help and of a new game do what they do beside it", async (t) => {
  const page = await open(t, "kayles/7", { o: "strong", a: "full" }, { width: 1920, height: 1080 });
  await page.keyboard.press("f");
  await page.locator("main.present .presenter-panel").waitFor();
  const place = () => board(page).evaluate((board) => board.getBoundingClientRect().height);
  const before = await place();
  await page.keyboard.press("1");
  await page.locator(".presenter-foot").getByText("Knock down pin 1:").waitFor();
  assert.equal(await place(), before);
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard" });
  await keys.waitFor();
  await page.keyboard.press("Escape");
  await keys.waitFor({ state: "detached" });
  await page.keyboard.press("n");
  await page.getByRole("dialog", { name: "New game" }).waitFor();
});

test("Escape puts the reasons away first, and Enter ends the name of a team", async (t) => {
  const page = await open(t, "nim/3+5+7", { a: "full", o: "friend" });
  await page.keyboard.press("f");
  await page.locator("main.present").waitFor();
  await page.getByRole("button", { name: "Why?" }).click();
  await page.locator(".presenter-why").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".presenter-why").waitFor({ state: "detached" });
  const team = page.getByRole("textbox", { name: "Name of the side to move" });
  await team.fill("Gauss");
  await page.keyboard.press("Enter");
  await soon(async () => assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), "Board"));
  // Escape keeps the name as it was.
  await team.fill("Riemann");
  await page.keyboard.press("Escape");
  await soon(async () => assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), "Board"));
  assert.equal(await team.inputValue(), "Gauss");
  await page.keyboard.press("Escape");
  await page.locator("main.present").waitFor({ state: "detached" });
});

test("both teams are named before there is a score or a clock", async (t) => {
  for (const [width, height] of [[1280, 720], [1920, 1080]]) {
    const names = ["The Unbeatable Owls 10bx", "The Fierce Red Pandas 9c"];
    const page = await open(t, "nim/1+3", { o: "friend", n: names.join(",") }, { width, height });
    await page.keyboard.press("f");
    const field = page.getByRole("textbox", { name: "Name of the side to move" });
    await field.waitFor();
    assert.equal(await field.inputValue(), names[0]);
    const next = page.locator(".presenter-head .next");
    await next.getByText(`${names[1]} next`).waitFor();
    assert.ok(await next.evaluate((next) => next.getBoundingClientRect().right) <= width);
    // With the clock both have their times, and no letter is cut.
    await page.getByRole("button", { name: "Clock" }).click();
    await next.waitFor({ state: "hidden" });
    await soon(async () => {
      const cut = await page.locator(".presenter-head :is(.team-name, .team)").evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1).length);
      assert.equal(cut, 0);
    });
    await page.context().close();
  }
});

test("a side line is named, with the way back", async (t) => {
  const page = await open(t, "nim/3+5+7", { o: "friend", m: "1-1,2-1" });
  await page.keyboard.press("f");
  await page.locator("main.present").waitFor();
  await page.getByRole("button", { name: "Step back" }).click();
  await token(page, "pile", 3, 1).click();
  await page.locator(".presenter-head").getByText("Side line after move 1").waitFor();
  await page.getByRole("button", { name: "Back to the game" }).click();
  await page.getByText("Side line after move 1").waitFor({ state: "detached" });
});

test("without analysis the rule and misère play are told, the rules a click away, hints in words", async (t) => {
  const page = await open(t, "nim/3+5+7", { o: "friend", c: "misere", a: "off" });
  await page.keyboard.press("f");
  await page.locator("main.present").waitFor();
  const foot = page.locator(".presenter-foot");
  await page.locator(".presenter-head").getByText("Misère", { exact: true }).waitFor();
  await foot.getByText("Take any number from one pile. Last move loses.").waitFor();
  await page.keyboard.press("h");
  await foot.locator("b", { hasText: "Whoever moves now can win." }).waitFor();
  await foot.getByRole("button", { name: "Rules" }).click();
  await page.getByRole("dialog").getByText("Choose one pile.").first().waitFor();
});

test("with names, score and clock the way back and the side to move stay in the head", async (t) => {
  for (const [width, height] of [[1280, 720], [1920, 1080]]) {
    const page = await open(t, "nim/1+2", { n: "Year 9 Foxes,The Red Pandas of 10b", o: "friend", a: "full" }, { width, height });
    await page.keyboard.press("f");
    await page.locator("main.present").waitFor();
    await page.getByRole("button", { name: "Clock" }).click();
    await token(page, "pile", 1, 1).click();
    await token(page, "pile", 2, 2).click();
    await page.getByRole("button", { name: "Play again" }).click();
    await token(page, "pile", 1, 1).click();
    await page.getByRole("button", { name: "Step back" }).click();
    await page.getByRole("button", { name: "Back to the game" }).waitFor();
    const right = await page.evaluate(() => [...document.querySelectorAll(".presenter-head > *")].map((part) => part.getBoundingClientRect().right));
    assert.ok(right.every((edge) => edge <= width), JSON.stringify(right));
  }
});

test("moves that the board does not mark are listed, and the others counted", async (t) => {
  const page = await open(t, "chromatic:beatty(phi^2)/4+3", { o: "friend", a: "full" });
  await page.keyboard.press("f");
  const panel = page.getByRole("complementary", { name: "Analysis" });
  await panel.getByText("3 winning moves.").waitFor();
  await panel.getByRole("listitem").getByText("Take 4 from stack 1 and 3 from stack 2").waitFor();
});

test("all of the board stays in sight beside the reasons", async (t) => {
  for (const [game, width, height] of [
    ["nim/1+3+5+7", 1360, 900],
    ["nim/3+5+7+9+4", 1280, 720],
    ["lasker/3+5+7+4", 1366, 768],
    ["nim/3+5&kayles/7&hackenbush/3,4", 1280, 720],
    ["nim/3+5&mock-turtles/TTHTH&hackenbush/3,4", 1920, 1080],
  ]) {
    const page = await open(t, game, { a: "full" }, { width, height });
    await page.keyboard.press("f");
    await page.locator("main.present").waitFor();
    await page.getByRole("button", { name: "Why?" }).click();
    await page.locator(".presenter-why").waitFor();
    const beyond = () => page.locator(".presenter-board .board").evaluate((board) =>
      [board.scrollWidth - board.clientWidth, board.scrollHeight - board.clientHeight]);
    await soon(async () => assert.ok((await beyond()).every((pixels) => pixels <= 12), `${game}: ${await beyond()}`));
    await page.context().close();
  }
});

test("the buttons that step through a game stay where they are at its end", async (t) => {
  const page = await open(t, "nim/1+1+1", { m: "1-1,2-1,3-1" }, { width: 1280, height: 720 });
  await page.keyboard.press("f");
  const play = page.getByRole("button", { name: "Play again" });
  await play.waitFor();
  const forward = page.getByRole("button", { name: "Step forward" });
  const place = async () => Math.round((await forward.boundingBox()).x);
  const ended = await place();
  await page.getByRole("button", { name: "Step back" }).click();
  await play.waitFor({ state: "detached" });
  assert.equal(await place(), ended);
  await forward.click();
  await play.waitFor();
  assert.equal(await place(), ended);
  await soon(async () => assert.notEqual(await page.evaluate(() => document.activeElement.tagName), "BODY"));
});

test("boards of one line are seen whole in presented lessons", async (t) => {
  for (const lesson of ["5.2", "4.4", "4e4"]) for (const viewport of [{ width: 1366, height: 768 }, { width: 1920, height: 1080 }]) {
    const page = await newPage(t, { hash: `#/lesson?l=${lesson}&s=1&p=1`, viewport });
    const board = page.locator(".lesson-board .board");
    await board.locator("svg").first().waitFor();
    await soon(async () => assert.ok(await board.evaluate((board) => board.scrollWidth - board.clientWidth <= 1), `${lesson} at ${viewport.width}`));
  }
});

test("a line on which nothing stands any more is seen whole", async (t) => {
  const page = await newPage(t, { hash: "#/present?v=1&g=kayles/13&o=friend&a=off&m=7,1-2,12-13,3-4,10-11,5-6,8-9", viewport: { width: 1280, height: 720 } });
  await page.getByRole("button", { name: "Play again" }).waitFor();
  const [board, last] = [page.locator(".presenter-board .board"), page.locator(".presenter-board .cells text.board-number").last()];
  await soon(async () => {
    const [around, own] = [await board.boundingBox(), await last.boundingBox()];
    assert.equal(await last.textContent(), "13");
    assert.ok(own.x + own.width <= around.x + around.width, JSON.stringify([around, own]));
  });
});

test("the last move on a line is marked until the next", async (t) => {
  const page = await newPage(t, { hash: "#/present?v=1&g=kayles/7&o=friend&a=hints&m=1" });
  const last = page.locator(".cells .ghost.last");
  await last.waitFor({ state: "attached" });
  await page.keyboard.press("w");
  await last.waitFor({ state: "detached" });
});

test("the end leads a class to the move that would have won", async (t) => {
  const page = await newPage(t, { hash: "#/present?v=1&g=nim/1%2B3&o=friend&a=hints&m=2-1,2-1,1-1,2-1" });
  await page.getByRole("button", { name: "Show the better move" }).click();
  await page.locator(".presenter-foot").getByText("Take 2 from pile 2").waitFor();
  await page.locator(".presenter-why").waitFor();
  await page.locator(".presenter-foot").getByRole("button", { name: "Take", exact: true }).click();
  // What was played is kept as a side line.
  await page.waitForFunction(() => /m=2-2&.*x=/.test(decodeURIComponent(location.hash)));
});

test("the reasons of another position are read from their beginning", async (t) => {
  const page = await open(t, "colourful/r1y2r2y2+r1y1", {}, { width: 1280, height: 600 });
  await page.keyboard.press("f");
  await page.getByRole("button", { name: "Why?" }).click();
  const panel = page.locator(".presenter-panel");
  await panel.locator(".presenter-why").waitFor();
  await panel.evaluate((panel) => (panel.scrollTop = 60));
  assert.ok(await panel.evaluate((panel) => panel.scrollTop) > 0);
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await movesAre(page, 1);
  await soon(async () => assert.equal(await panel.evaluate((panel) => panel.scrollTop), 0));
});

test("the reasons of Nim fit a low window", async (t) => {
  const page = await open(t, "nim/3+5+7", { a: "full" }, { width: 1280, height: 720 });
  await page.keyboard.press("f");
  await page.locator("main.present").waitFor();
  await page.getByRole("button", { name: "Why?" }).click();
  await page.locator(".presenter-why").waitFor();
  const panel = page.locator(".presenter-panel");
  await soon(async () => assert.ok(await panel.evaluate((panel) => panel.scrollHeight <= panel.clientHeight)));
  // They speak of its columns.
  await panel.getByRole("group", { name: "Nim-sum table" }).waitFor();
});

/** Presses F, and waits for the presenter. */
const present = async (page) => {
  await page.keyboard.press("f");
  await page.locator("main.present").waitFor();
};

test("the head of a game with score and clock keeps its title whole, and cuts names alone", async (t) => {
  for (const [width, height] of [[1280, 720], [1366, 768], [1920, 1080]]) {
    for (const names of [["The Fierce Foxes", "The Owls of 5b"], ["The Unbeatable Mathematicians", "The Unbeatable Philosophers of 10"]]) {
      const page = await open(t, "nim/1&nim/1&nim/1", { c: "misere", m: "1:1-1,2:1-1,3:1-1", n: names.join(",") }, { width, height });
      await present(page);
      // No word of the winner's name is broken.
      const winner = page.locator(".presenter-panel strong").filter({ hasText: names[1] });
      await winner.waitFor();
      const broken = await winner.evaluate((element) => {
        const text = element.firstChild, range = document.createRange();
        return [...text.data.matchAll(/\S+/g)].filter((word) => {
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          return range.getClientRects().length !== 1;
        }).map(([word]) => word);
      });
      assert.deepEqual(broken, [], `${width}`);
      await page.getByRole("button", { name: "Clock" }).click();
      await page.getByRole("button", { name: "Play again" }).click();
      await page.getByRole("timer", { name: "Time for this move" }).waitFor();
      const head = page.locator(".presenter-head");
      await head.locator(".score").getByText(`${names[0]} 0 : 1 ${names[1]}`).waitFor();
      const out = () => head.evaluate((head) => {
        const frame = head.getBoundingClientRect();
        const parts = [...head.querySelectorAll("h1, .misere, .score, .team-name, .clock, .team-time, .team, .to-move")];
        return parts.filter((part) => {
          const box = part.getBoundingClientRect();
          const cut = part.matches("h1, .misere, .clock, .to-move") && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0;
          return box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > frame.bottom || box.width < 10 || cut;
        }).map((part) => part.className || part.tagName);
      });
      await soon(async () => assert.deepEqual(await out(), [], `${width}: ${names[0]}`));
      // Each total has its owner, with the sign that stands in the score.
      const times = await head.locator(".team-time").evaluateAll((times) =>
        times.map((time) => [time.querySelector(".team-name").title, time.querySelectorAll(".side-sign.two").length, /\d:\d\d/.test(time.textContent)]));
      assert.deepEqual(times, [[names[0], 0, true], [names[1], 1, true]]);
      // The other team begins, with its own sign.
      assert.equal(await head.locator(".side-turn .side-sign.two").count(), 1);
      await page.context().close();
    }
  }
});

test("buttons of the strip have their words on small screens, and leave the line its room", async (t) => {
  for (const [width, height] of [[1280, 720], [1366, 768], [1360, 900]]) {
    const page = await open(t, "nim/3+5&kayles/7&hackenbush/3,4", { n: "The Fierce Foxes,The Owls of 5b" }, { width, height });
    await present(page);
    const foot = page.locator(".presenter-foot");
    const high = async () => (await foot.boundingBox()).height;
    const before = await high();
    for (const word of ["Rules", "Clock", "New", "Analysis"]) {
      const cut = await foot.locator(".wide-word").filter({ hasText: new RegExp(`^${word}`) }).evaluate((word) => {
        if (!word.checkVisibility()) return true;
        const [own, button] = [word, word.closest("button")].map((element) => element.getBoundingClientRect());
        return own.left < button.left || own.right > button.right || own.top < button.top || own.bottom > button.bottom;
      });
      assert.equal(cut, false, `${width}: ${word}`);
    }
    await token(page, "pile", 1, 3).click();
    await foot.getByText("The Fierce Foxes took 3 from pile 1").waitFor();
    await page.getByRole("button", { name: "Why?" }).click();
    await page.locator(".presenter-why").waitFor();
    assert.equal(await high(), before, `${width}`);
    // The stalks are called on the board as in the table.
    await page.getByRole("button", { name: "Why?" }).click();
    await page.locator(".presenter-board").getByText("Part 5", { exact: true }).waitFor();
    await page.context().close();
  }
});

test("a new game shows two rows of presets on a small screen", async (t) => {
  const page = await open(t, "nim/3+5+7", {}, { width: 1280, height: 720 });
  await present(page);
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "New game" });
  await dialog.locator(".pick").nth(3).waitFor();
  const bottom = async (part) => (({ y, height }) => y + height)(await part.boundingBox());
  await soon(async () => assert.ok(await bottom(dialog.locator(".pick").nth(3)) <= await bottom(dialog.locator(".tabbody")) + 1));
  assert.ok(await bottom(dialog.locator(".dialog-foot")) <= 720);
});

test("reasons are as large as the room that their panel has", async (t) => {
  const page = await newPage(t, { hash: "#/present?v=1&g=colourful/r1y2r2y2%2By3%2By2r2y1%2Br1y1r1y1r2&a=full&o=friend", width: 1920, height: 1080, reducedMotion: true });
  await page.getByRole("button", { name: "Why?" }).click();
  const panel = page.locator(".presenter-panel");
  for (const pile of [1, 2, 3, 4]) {
    await page.getByRole("tab", { name: `Pile ${pile}` }).click();
    // In screen pixels; the panel is seen whole.
    const size = () => page.locator(".presenter-why p.derivation").first().evaluate((p) => parseFloat(getComputedStyle(p).fontSize) * p.currentCSSZoom);
    await soon(async () => assert.ok(await size() >= 23.5, `pile ${pile}: ${await size()} px`));
    assert.ok(await panel.evaluate((panel) => panel.scrollHeight <= panel.clientHeight + 1));
  }
  for (const [game, width, height] of [["hackenbush", 1920, 1080], ["turning-corners", 1920, 1080], ["hackenbush", 1280, 720], ["rims", 1280, 720]]) {
    await page.setViewportSize({ width, height });
    await page.goto(`${site.url}#/present?v=1&g=${game}&a=full&o=friend`);
    if (await page.locator(".presenter-why").count() === 0) await page.getByRole("button", { name: "Why?" }).click();
    await page.locator(".presenter-why").waitFor();
    await soon(async () => assert.ok(await panel.evaluate((panel) => panel.scrollHeight <= panel.clientHeight + 1), `${game} at ${width}`));
  }
});

test("all tabs of many parts are seen, all of a broken line, and the result of ten piles", async (t) => {
  const inside = (part, frame) => part.x >= frame.x - 1 && part.x + part.width <= frame.x + frame.width + 1;
  const page = await open(t, "nim/1+2+3+4+5+6+7+8+9+10", {}, { width: 1280, height: 720 });
  await present(page);
  for (const [width, height] of [[1280, 720], [1920, 1080]]) {
    await resize(page, width, height);
    const panel = await page.locator(".presenter-panel").boundingBox();
    await soon(async () => {
      const result = await page.locator(".presenter-table tfoot tr").boundingBox();
      assert.ok(result.y + result.height <= panel.y + panel.height, `${width}`);
    });
  }
  for (const game of ["nim/1+2+3+4+5+6+7+8+9+10", "mock-turtles/HTHHTHHTHHTHHTHHTHHH"]) {
    const page = await open(t, game, {}, { width: 1280, height: 720 });
    await present(page);
    await page.getByRole("button", { name: "Why?" }).click();
    const tabs = page.locator(".presenter-why").getByRole("tab");
    await tabs.first().waitFor();
    const panel = await page.locator(".presenter-panel").boundingBox();
    for (const tab of await tabs.all()) assert.ok(inside(await tab.boundingBox(), panel), await tab.innerText());
  }
  const line = await open(t, "kayles/25.30", {}, { width: 1280, height: 720 });
  await present(line);
  await line.getByRole("button", { name: "Why?" }).click();
  await line.locator(".presenter-why").waitFor();
  const first = board(line).getByRole("button", { name: /^Knock down pin 27,/ }).locator(".hit");
  await soon(async () => assert.ok((await first.boundingBox()).x >= 0));
});

test("where tabs scroll the chosen one is brought into view", async (t) => {
  const page = await open(t, `nim/${Array(30).fill(1).join("+")}+2`, {}, { width: 1280, height: 720 });
  await present(page);
  await page.getByRole("button", { name: "Why?" }).click();
  // The last pile has the winning move.
  const chosen = page.locator(".presenter-why").getByRole("tab", { selected: true });
  assert.equal(await chosen.innerText(), "Pile 31");
  const row = page.locator(".presenter-why .tabs");
  await soon(async () => {
    const [tab, tabs] = [await chosen.boundingBox(), await row.boundingBox()];
    assert.ok(tab.x >= tabs.x - 1 && tab.x + tab.width <= tabs.x + tabs.width + 1, JSON.stringify([tab, tabs]));
  });
  await chosen.press("Home");
  await soon(async () => assert.equal(await row.evaluate((row) => row.scrollLeft), 0));
});

test("the browser's way back leads from the presenter to the game as it stands, and Escape adds no entry", async (t) => {
  const page = await open(t, "nim/3+5+7", { o: "friend" });
  const address = (path) => page.waitForFunction((path) => location.hash.startsWith(path), path);
  await address("#/play?");
  const before = await page.evaluate(() => history.length);
  await present(page);
  await address("#/present?");
  await token(page, "pile", 1, 1).click();
  await movesAre(page, 1);
  // Escape would let go of what the pointer previews.
  await page.mouse.move(0, 0);
  await page.goBack();
  await page.locator("main.present").waitFor({ state: "detached" });
  await page.waitForFunction(() => /^#\/play\?.*[?&]m=1-1/.test(location.hash));
  await board(page).waitFor();
  for (let times = 0; times < 2; times++) {
    await present(page);
    await address("#/present?");
    await page.keyboard.press("Escape");
    await page.locator("main.present").waitFor({ state: "detached" });
    await page.waitForFunction(() => /^#\/play\?.*[?&]m=1-1/.test(location.hash));
  }
  assert.equal(await page.evaluate(() => history.length), before + 1);
});

test("a reload keeps the clock and the time of each team", async (t) => {
  const page = await open(t, "nim/3+5+7", { o: "friend" });
  await present(page);
  await page.getByRole("button", { name: "Clock" }).click();
  const times = page.getByRole("group", { name: "Time of each team" });
  await times.getByText("0:02").waitFor();
  await page.waitForFunction(() => location.hash.startsWith("#/present?"));
  await page.reload();
  await page.getByRole("timer", { name: "Time for this move" }).waitFor();
  assert.doesNotMatch(await times.locator(".team-time").first().innerText(), / 0:0[01]/);
});

test("what is taken back is told below the bar, and on no pile", async (t) => {
  const page = await open(t, "nim/5+13+14", { o: "friend", a: "off", c: "misere", m: "1-1" }, { width: 1280, height: 720 });
  await present(page);
  await page.getByRole("button", { name: "Take back" }).click();
  const toast = page.locator(".toast");
  await toast.getByText("Move taken back").waitFor();
  await token(page, "pile", 1, 5).waitFor();
  await soon(async () => {
    const { top, bottom } = await toast.evaluate((toast) => toast.getBoundingClientRect().toJSON());
    assert.ok(top >= await page.locator(".presenter-head").evaluate((head) => head.getBoundingClientRect().bottom));
    const piles = await page.locator(".presenter-board .pile > svg").evaluateAll((piles) => piles.map((pile) => pile.getBoundingClientRect().top));
    assert.ok(piles.every((pile) => pile >= bottom), JSON.stringify([bottom, piles]));
  });
});

test("whoever types a long name learns of the limit", async (t) => {
  const page = await open(t, "nim/3+5+7", { o: "friend" });
  await present(page);
  const name = page.getByRole("textbox", { name: "Name of the side to move" });
  await name.fill("");
  await name.pressSequentially("The Unbeatable Owls of 10b, and more");
  await page.getByText("up to 24 letters").waitFor();
  assert.equal(await name.inputValue(), "The Unbeatable Owls of 1");
  await name.press("Enter");
  await page.getByText("up to 24 letters").waitFor({ state: "hidden" });
});

test("four games stand in one row, and fit", async (t) => {
  for (const [width, height] of [[1280, 720], [1920, 1080]]) {
    const page = await open(t, "nim/3+5+7&kayles/7&hackenbush/3,4&chomp/4+4", { o: "friend", a: "off" }, { width, height });
    await present(page);
    await soon(async () => {
      const feet = await page.locator(".presenter-board .summand").evaluateAll((games) => games.map((game) => game.getBoundingClientRect().bottom));
      assert.equal(feet.length, 4);
      assert.ok(Math.max(...feet) - Math.min(...feet) < 2, JSON.stringify(feet));
      const found = await smallest(page);
      assert.ok(found[0][0] >= 18, JSON.stringify(found));
    });
    await page.context().close();
  }
});

test("what is written on tall stacks of levels is read from afar", async (t) => {
  for (const stacks of ["14+17+11", "8+13", "6+10"]) {
    const page = await open(t, `chromatic:beatty(phi^2)/${stacks}`, { o: "friend", a: "off" }, { width: 1280, height: 720 });
    await present(page);
    await soon(async () => {
      const sizes = await page.locator(".presenter-board .slabs text").evaluateAll((texts) => texts
        .filter((text) => text.getBoundingClientRect().height > 0 && text.textContent.trim())
        .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a));
      assert.ok(sizes.length > 20 && Math.min(...sizes) >= 15.9, `${stacks}: ${Math.min(...sizes)}`);
    });
    await page.context().close();
  }
});

test("tall heaps and long sums fit a low window with their reasons", async (t) => {
  for (const game of ["wythoff/23+35", "nim/15+23+30"]) {
    const page = await open(t, game, { o: "friend", a: "full" }, { width: 1280, height: 720 });
    await present(page);
    await page.getByRole("button", { name: "Why?" }).click();
    await page.locator(".presenter-why").waitFor();
    const beyond = (of) => page.locator(of).evaluate((box) => box.scrollHeight - box.clientHeight);
    await soon(async () => assert.ok(await beyond(".presenter-board .board") <= 12 && await beyond(".presenter-panel") <= 0, game));
    await page.context().close();
  }
});

test("a presented puzzle shows its task, its verdict and a second try", async (t) => {
  const page = await newPage(t, { hash: "#/play?puzzle=2026-11-29&a=off&o=perfect&q=1", width: 1280, height: 720 });
  await token(page, "pile", 1, 2).waitFor();
  await page.keyboard.press("f");
  const told = page.locator(".presenter-board .past");
  await told.getByText("Find the winning move.").waitFor();
  await axe(page);
  await token(page, "pile", 1, 2).click();
  await told.getByText("Not solved.").waitFor();
  await told.getByRole("button", { name: "Show the move" }).click();
  await told.getByText("This would have won: take 1 from pile 1.").waitFor();
  await told.getByRole("button", { name: "Try again" }).click();
  await told.getByText("Find the winning move.").waitFor();
  await token(page, "pile", 1, 1).click();
  await told.getByText("Solved.").waitFor();
  await axe(page);
});

test("a lone tall heap is presented in rows, whose chips a class can see", async (t) => {
  for (const viewport of [{ width: 1280, height: 720 }, { width: 1920, height: 1080 }]) {
    const page = await newPage(t, { hash: "#/present?v=1&g=subtraction:1,2,3/21&o=friend&a=hints", viewport });
    const heap = page.locator(".presenter-board .lying .heap-rows");
    await heap.waitFor();
    await soon(async () => {
      const [chip, around] = [await token(page, "heap", 1, 1).boundingBox(), await page.locator(".presenter-board").boundingBox()];
      assert.ok(chip.width > around.width / 14 && chip.height > 40, JSON.stringify(chip));
      const own = await heap.boundingBox();
      assert.ok(own.x + own.width <= around.x + around.width && own.y + own.height <= around.y + around.height, JSON.stringify(own));
    });
    await token(page, "heap", 1, 2).click();
    await page.locator(".presenter-foot").getByText("Team A took 2 from heap 1").waitFor();
    // It stays so when few are left.
    await heap.waitFor();
    await page.context().close();
  }
});

test("another game is picked in the presenter, with the same teams", async (t) => {
  const page = await newPage(t, { hash: "#/present?v=1&g=nim/1+2&o=friend&a=off&n=Reds,Blues", width: 1280, height: 720 });
  await page.getByRole("button", { name: "New game" }).click();
  const dialog = page.getByRole("dialog", { name: "New game" });
  await dialog.getByRole("tab", { name: "Other games" }).click();
  await dialog.getByRole("searchbox", { name: "Search games" }).fill("mock tur");
  await dialog.getByRole("list", { name: "Games" }).getByRole("button", { name: /^Mock Turtles/ }).first().click();
  await dialog.getByText("Mock Turtles:").waitFor();
  await axe(page);
  await dialog.getByRole("button", { name: "Start" }).click();
  await page.getByRole("heading", { level: 1, name: "Mock Turtles" }).waitFor();
  assert.equal(await page.getByRole("textbox", { name: "Name of the side to move" }).inputValue(), "Reds");
});

test("teams keep their names and their score in a game that was opened elsewhere", async (t) => {
  const page = await open(t, "nim/1", { n: "Reds,Blues", m: "1-1" }, { width: 1280, height: 720 });
  await page.keyboard.press("f");
  await page.locator(".score").getByText("Reds 1 : 0 Blues").waitFor();
  await page.evaluate(() => (location.hash = "#/present?v=1&g=kayles/7&o=beginner&a=off"));
  await page.getByRole("heading", { level: 1, name: "Kayles" }).waitFor();
  await page.getByRole("button", { name: "New game" }).click();
  const dialog = page.getByRole("dialog", { name: "New game" });
  await dialog.getByLabel("Opponent").selectOption("friend");
  await soon(async () => assert.equal(await dialog.getByLabel(/^Name of who begins/).inputValue(), "Reds"));
  await dialog.getByRole("button", { name: "Start", exact: true }).click();
  await page.locator(".score").getByText("Reds 1 : 0 Blues").waitFor();
});
