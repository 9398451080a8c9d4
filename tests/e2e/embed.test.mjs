// Games in other pages: the element, its events, the options of the link.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, newPage, site, soon } from "./harness.mjs";
import { board, hashOf, resize, token } from "./player.mjs";

const example = async (t, options = {}) => {
  const page = await newPage(t, { url: null, ...options });
  await page.goto(`${site.url}embed-example.html`);
  return page;
};
const frames = (page) => page.frames().filter((frame) => frame !== page.mainFrame());
/** The `index`th game of the page, scrolled to and drawn. */
const gameOf = async (page, index) => {
  const game = page.locator("nimscope-game").nth(index);
  await game.scrollIntoViewIfNeeded();
  const frame = await (await game.locator("iframe").elementHandle()).contentFrame();
  await frame.locator("main.embed .stage").waitFor();
  return frame;
};
const hear = (page) => page.evaluate(() => {
  globalThis.heard = [];
  for (const name of ["nimscope:move", "nimscope:over"]) {
    addEventListener(name, ({ type, detail, target }) => heard.push({ type, detail, title: target.title, position: target.position, moves: target.moves }));
  }
});
const heard = async (page, count) => {
  await page.waitForFunction((count) => globalThis.heard.length >= count, count);
  return page.evaluate(() => globalThis.heard);
};

test("games load when they come near, and keep their room before", async (t) => {
  const page = await example(t, { height: 400 });
  await gameOf(page, 0);
  await soon(async () => assert.equal(await page.locator("nimscope-game").count(), 3));
  assert.ok(frames(page).length < 3, "not all at once");
  const boxes = await page.locator("nimscope-game").evaluateAll((games) => games.map((game) => game.getBoundingClientRect().height));
  assert.deepEqual(boxes, [360, 360, 520]);
  await gameOf(page, 2);
  await gameOf(page, 1);
  assert.equal(frames(page).length, 3);
});

test("the page hears of moves and of the end", async (t) => {
  const page = await example(t);
  await hear(page);
  const game = await gameOf(page, 2);
  await token(game, "stack", 1, 4).click();
  await game.getByRole("button", { name: "Take", exact: true }).click();
  const [first] = await heard(page, 1);
  assert.equal(first.type, "nimscope:move");
  assert.deepEqual([first.detail.ply, first.detail.by, first.detail.game], [1, "you", "chromatic:beatty(phi^2)/4+3"]);
  assert.equal(first.detail.position, "chromatic:beatty(phi^2)/0+3");
  assert.equal(first.position, first.detail.position);
  await token(game, "stack", 2, 3).click();
  const take = game.getByRole("button", { name: "Take", exact: true });
  if (await take.count()) await take.click();
  const all = await heard(page, 3);
  assert.deepEqual(all.map(({ type }) => type), ["nimscope:move", "nimscope:move", "nimscope:over"]);
  assert.deepEqual([all[2].detail.winner, all[2].detail.moves], ["other", 2]);
  await soon(async () => assert.match(await page.locator("#log").innerText(), /over after 2 moves, winner: other/));
});

test("restart, and attributes that change", async (t) => {
  const page = await example(t);
  await hear(page);
  const game = await gameOf(page, 2);
  await token(game, "stack", 1, 4).click();
  await game.getByRole("button", { name: "Take", exact: true }).click();
  await heard(page, 1);
  const element = page.locator("nimscope-game").nth(2);
  await element.evaluate((game) => game.restart());
  await token(game, "stack", 1, 4).waitFor();
  await element.evaluate((game) => game.setAttribute("game", "nim/2+3"));
  await token(game, "pile", 2, 3).waitFor();
  assert.deepEqual(await element.evaluate((game) => [game.game, game.position, game.moves]), ["nim/2+3", "nim/2+3", []]);
});

test("a locked start cannot be changed, nor the analysis", async (t) => {
  const page = await example(t);
  const game = await gameOf(page, 1);
  await soon(async () => assert.equal(await game.getByRole("button", { name: "New game" }).count(), 0));
  await soon(async () => assert.equal(await game.getByRole("button", { name: "Change analysis" }).count(), 0));
  await soon(async () => assert.doesNotMatch(await game.locator("main.embed").innerText(), /-position/));
  await token(game, "pile", 1, 1).click();
  await game.getByText("Your move").first().waitFor();
  await game.getByRole("button", { name: "Start again" }).click();
  await token(game, "pile", 1, 3).waitFor();
  await game.locator("body").press("n");
  await game.locator("body").press("a");
  await soon(async () => assert.equal(await game.getByRole("dialog").count(), 0));
  await soon(async () => assert.doesNotMatch(await game.locator("main.embed").innerText(), /-position/));
});

test("the example page has no violation, and fits 320 px", async (t) => {
  const page = await example(t);
  await gameOf(page, 0);
  await axe(page);
  await resize(page, 320, 700);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= 320);
});

const FRAMED = [
  ["colourful/r1y2r2y2+y3+y2r2y1", "pile"], ["nim/3+5+7", "pile"], ["chromatic:beatty(phi^2)/4+2", "stack"],
];
for (const [width, height] of [[320, 240], [320, 280], [480, 360], [640, 480]]) {
  for (const touch of [false, true]) {
    test(`a frame of ${width} × ${height} can be played ${touch ? "with a finger" : "with a mouse"}`, async (t) => {
      // A tap only shows a move: where the frame is small the board is seen whole rather than hit easily.
      const least = touch && width >= 640 ? 44 : 24;
      for (const [game, noun] of FRAMED) {
        const page = await newPage(t, { hash: hashOf(game, { o: "friend", a: "hints" }, "embed"), width, height, touch });
        await board(page).waitFor();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= width, `${game}: ${wide}`);
        const piece = token(page, noun, 1, 1);
        await piece.scrollIntoViewIfNeeded();
        const box = await piece.boundingBox();
        assert.ok(box.width >= least && box.height >= least, `${game}: a token of ${box.width} × ${box.height}`);
        await (touch ? piece.tap() : piece.click());
        if (touch) await page.locator(".embed-foot").getByRole("button", { name: "Take", exact: true }).tap();
        await page.waitForFunction(() => /[?&]m=1-1/.test(location.hash));
        await axe(page);
      }
    });
  }
}

for (const touch of [false, true]) test(`every board is seen whole in the usual frame with a ${touch ? "finger" : "mouse"}`, async (t) => {
  for (const game of ["nim/3+5+7", "kayles/7.5", "turning-corners/5x5:1,3+3,2+4,4", "chomp/8+5+1", "sos/.......", "northcott:8/1-8+2-7", "lasker/3+5"]) {
    const page = await newPage(t, { hash: hashOf(game, { o: "friend" }, "embed"), width: 480, height: 360, touch });
    await board(page).waitFor();
    const over = await page.locator(".embed-board :is(.board, .lying)").evaluate((box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]);
    assert.ok(Math.max(...over) <= 2, `${game}: ${over}`);
  }
});

test("with a mouse the boards of small games are seen whole in the smallest frame, and the rule stands below them", async (t) => {
  const games = { "kayles/7": /neighbours\. Last move wins\./, "kayles/1.11": /Last move wins/, "mock-turtles/TTHTHHTTH": /Last move wins/, "turning-corners/5x5:1,3+3,2+4,4": /Last move wins/, "chromatic:beatty(phi^2)/4+3": /Last move wins/ };
  for (const [game, rule] of Object.entries(games)) {
    const page = await newPage(t, { hash: hashOf(game, { o: "friend", a: "full" }, "embed"), width: 320, height: 240 });
    await board(page).waitFor();
    const over = await page.locator(".embed-board :is(.board, .lying)").evaluate((box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]);
    assert.ok(Math.max(...over) <= 2, `${game}: ${over}`);
    const says = page.locator(".embed-foot .says");
    assert.match(await says.innerText(), rule);
    assert.ok(await says.evaluate((box) => box.scrollHeight - box.clientHeight) <= 1, `${game}: the rule is cut`);
  }
});

for (const [width, height] of [[320, 280], [480, 360]]) {
  test(`with a finger the rule is read whole in a frame of ${width} × ${height}, and so is a move`, async (t) => {
    for (const game of ["kayles/7", "chromatic:beatty(phi^2)/4+3", "rims/1-3(4-5:6-10)(11:12-18)"]) {
      const page = await newPage(t, { hash: hashOf(game, { o: "beginner", a: "hints" }, "embed"), width, height, touch: true });
      await board(page).waitFor();
      const says = page.locator(".embed-foot .says");
      const cut = () => says.evaluate((box) => box.scrollHeight - box.clientHeight);
      assert.match(await says.innerText(), /Last move wins\.$/);
      assert.ok(await cut() <= 1, `${game}: the rule is cut`);
      await page.locator(".embed-board [data-piece]").last().tap();
      await says.locator("b").waitFor();
      assert.ok(await cut() <= 1, `${game}: the move is cut`);
    }
  });
}

test("whoever answers reads the rule before the first own move, and misère play keeps its mark", async (t) => {
  for (const [game, size] of [["kayles/7", [320, 240]], ["turning-corners/5x5:1,3+3,2+4,4", [480, 360]]]) {
    const page = await newPage(t, { hash: hashOf(game, { o: "perfect", a: "hints", f: "other", c: "misere" }, "embed"), width: size[0], height: size[1], touch: true });
    const says = page.locator(".embed-foot .says");
    await soon(async () => assert.match(await says.innerText(), /Last move loses\./));
    assert.ok(await says.evaluate((box) => box.scrollHeight - box.clientHeight) <= 1, game);
    await page.getByText("Misère", { exact: true }).waitFor();
  }
});

test("a term in a frame leaves the game where it is", async (t) => {
  const page = await newPage(t, { url: null });
  await page.goto(`${site.url}embed-example.html`);
  const frame = await gameOf(page, 0);
  await frame.locator(".term").first().click();
  assert.equal(await frame.getByRole("link", { name: "In the glossary" }).getAttribute("target"), "_blank");
});

test("the narrowest frame says whose turn it is", async (t) => {
  const says = async (keys) => {
    const page = await newPage(t, { hash: hashOf("nim/3+5", keys, "embed"), width: 320, height: 240 });
    await board(page).waitFor();
    return page.locator("main.embed").innerText();
  };
  assert.match(await says({ o: "beginner", a: "full" }), /Your move\. Take any/);
  assert.match(await says({ o: "friend", a: "off" }), /Player 1 to move/);
});

test("the link's options hold in the frame", async (t) => {
  const keys = { o: "friend", a: "full", t: "dark", c: "misere", n: "Ada,Bob" };
  const page = await newPage(t, { hash: hashOf("nim/3+5", keys, "embed"), width: 480, height: 360 });
  await board(page).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
  await page.getByText(/-position/).first().waitFor();
});
