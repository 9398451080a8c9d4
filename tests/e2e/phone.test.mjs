// Telephones, upright and on their side: the board fits, the button is in sight, the rest comes in a sheet.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, newPage, soon } from "./harness.mjs";
import { board, movesAre, open, token, winningMoves } from "./player.mjs";

const SIZES = [[390, 664], [390, 844], [320, 568], [844, 390], [932, 430]];
const GAMES = [
  "nim/3+5+7", "colourful/r1y2r1+y2r3+r2y1", "chromatic:beatty(phi^2)/4+2", "kayles/7", "turning-turtles/THTTHTTTHTTHH",
  "hackenbush/3,4,5", "sos/.......", "lasker/3+5", "turning-corners/5x5:1,3+3,2+4,4", "chomp/8+5+1", "nim/3+5&kayles/5",
];
const phone = ([width, height]) => ({ width, height, touch: true });
const sheet = (page, name) => page.getByRole("navigation", { name: "Parts of the page" }).getByRole("button", { name });
const seen = (box, [width, height]) => box && box.x >= -1 && box.y >= -1 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1;

/** How much of the window the board still has. */
const room = (page) => page.locator(".stage :is(.board, .lying)").first().evaluate((box) => [box.clientWidth, box.clientHeight]);

for (const size of SIZES) {
  test(`games fit ${size.join(" × ")}, with the button in sight`, async (t) => {
    for (const game of GAMES) {
      const page = await open(t, game, {}, phone(size));
      const scrolls = () => page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
      assert.deepEqual(await scrolls(), [0, 0], game);
      const [width, height] = await room(page);
      assert.ok(width >= 240 && height >= 128, `${game}: ${width} × ${height}`);
      // There no coin is a move alone.
      if (game.startsWith("turning-corners")) continue;
      // Of coins only those that show heads are a move alone.
      const piece = board(page).locator(game.startsWith("turning") ? ".take[aria-label*=heads]" : ".take").first();
      await piece.tap();
      const button = page.locator(".say button").last();
      await button.waitFor().catch(() => assert.fail(`${game}: no button`));
      assert.ok(seen(await button.boundingBox(), size), `${game}: the button`);
      assert.deepEqual(await scrolls(), [0, 0], game);
      await page.context().close();
    }
  });
}

test("a pile of seven is seen whole", async (t) => {
  for (const size of SIZES) {
    const page = await open(t, "nim/3+5+7", {}, phone(size));
    for (const [pile, most] of [[1, 3], [2, 5], [3, 7]]) {
      for (const count of [1, most]) assert.ok(seen(await token(page, "pile", pile, count).boundingBox(), size), `${size}: ${pile}-${count}`);
    }
  }
});

test("one reads about the board and sees it", async (t) => {
  for (const size of [[390, 664], [844, 390]]) {
    const page = await open(t, "colourful/r1y2r1+y2r3", {}, phone(size));
    for (const [name, inside] of [["Analysis", ".badge"], ["Why?", "#why"], ["Moves", ".dock svg"]]) {
      await page.locator(inside).first().waitFor({ state: "hidden" });
      await sheet(page, name).tap();
      await page.locator(inside).first().waitFor();
      assert.equal(await sheet(page, name).getAttribute("aria-expanded"), "true");
      const [, height] = await room(page);
      assert.ok(height >= 120, `${name}: ${height}`);
      await axe(page);
    }
    await sheet(page, "Moves").tap();
    await page.locator(".dock").waitFor({ state: "hidden" });
    await sheet(page, "Analysis").tap();
    await winningMoves(page).first().tap();
    await page.locator(".say").getByRole("button", { name: "Take" }).tap();
    await movesAre(page, 1);
  }
});

test("a sheet is put away with its button or with Escape, back to what opened it", async (t) => {
  for (const size of [[390, 664], [844, 390]]) {
    const page = await open(t, "nim/3+5+7", {}, phone(size));
    const panel = page.locator(".panel");
    for (const name of ["Analysis", "Why?"]) {
      await sheet(page, name).tap();
      await panel.waitFor();
      const shut = page.getByRole("navigation", { name: "Parts of the page" }).getByRole("button", { name: "Close" });
      const box = await shut.boundingBox();
      assert.ok(seen(box, size) && box.width >= 44 && box.height >= 44, JSON.stringify(box));
      await (name === "Why?" ? page.keyboard.press("Escape") : shut.tap());
      await panel.waitFor({ state: "hidden" });
      assert.equal(await sheet(page, name).evaluate((tab) => tab === document.activeElement), true);
    }
    // Of a move in preview Escape lets go first.
    await sheet(page, "Analysis").tap();
    await token(page, "pile", 3, 1).tap();
    await page.keyboard.press("Escape");
    await page.locator(".say").getByRole("button", { name: "Take" }).waitFor({ state: "detached" });
    await panel.waitFor();
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
    await page.context().close();
  }
});

test("a finger changes the number of a move in preview with buttons", async (t) => {
  const page = await open(t, "subtraction:1,3,4/21", {}, phone([390, 664]));
  const [fewer, more] = ["One fewer", "One more"].map((name) => page.locator(".say").getByRole("button", { name }));
  await token(page, "heap", 1, 3).tap();
  await more.tap();
  await page.locator(".say").getByText("Take 4 from heap 1").waitFor();
  assert.equal(await more.isDisabled(), true);
  await fewer.tap();
  await fewer.tap();
  await page.locator(".say").getByText("Take 1 from heap 1").waitFor();
  assert.equal(await fewer.isDisabled(), true);
  await page.locator(".say").getByRole("button", { name: "Take" }).tap();
  await movesAre(page, 1);
});

test("levels of Chromatic Nim are set in a sheet of their own", async (t) => {
  const page = await open(t, "chromatic:beatty(phi^2)/4+2", {}, phone([390, 664]));
  const settings = page.locator(".settings");
  await settings.waitFor({ state: "hidden" });
  await sheet(page, "Settings").tap();
  await settings.waitFor();
  await settings.locator("label").filter({ hasText: /evil/i }).first().tap();
  await soon(async () => assert.match(page.url(), /chromatic:evil/));
});

test("the menu leads to the other pages", async (t) => {
  const page = await newPage(t, { hash: "#/play?g=nim/3%2B5", reducedMotion: true, ...phone([390, 664]) });
  await page.getByRole("button", { name: "Menu" }).tap();
  const pages = page.getByRole("dialog", { name: "Menu" }).getByRole("navigation", { name: "Pages" });
  assert.deepEqual(await pages.getByRole("link").allInnerTexts(), ["All games", "Lab", "Learn", "Puzzles", "Glossary", "About Nimscope"]);
  await axe(page);
  await pages.getByRole("link", { name: "Glossary" }).tap();
  await page.getByRole("heading", { level: 1, name: /Words|Glossary/ }).waitFor();
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

test("the terms of a new game are one line, which opens", async (t) => {
  for (const size of [[320, 568], [844, 390]]) {
    const page = await open(t, "nim/3+5", { o: "strong", a: "off" }, phone(size));
    await page.getByRole("region", { name: "Actions" }).getByRole("button", { name: "New" }).tap();
    const dialog = page.getByRole("dialog", { name: "New game" });
    const line = dialog.getByText("Against Strong, you start, last move wins");
    await soon(async () => assert.ok(seen(await line.boundingBox(), size), `${size}`));
    await line.tap();
    await dialog.getByLabel("Opponent").selectOption("beginner");
    await dialog.getByText("Against Beginner, you start, last move wins").waitFor();
  }
});

test("what is said fits fingers, and the analysis has its name", async (t) => {
  const page = await open(t, "nim/3+5", { o: "strong", a: "off" }, phone([390, 664]));
  await page.getByText("Tap to preview; tap again or press Take.").waitFor();
  assert.equal(await page.getByText("click to take").isVisible(), false);
  const level = page.getByRole("region", { name: "Actions" }).getByRole("button", { name: "Analysis: Off" });
  assert.match(await level.innerText(), /Analysis\s+Off/);
});

test("the bar of a lab has two rows, and shows where one is", async (t) => {
  const page = await newPage(t, { hash: "#/lab/graphs", reducedMotion: true, ...phone([390, 664]) });
  const here = page.getByRole("navigation", { name: "Laboratories" }).locator("[aria-current]");
  await here.waitFor();
  await soon(async () => {
    const { left, right } = await here.evaluate((link) => link.getBoundingClientRect().toJSON());
    assert.ok(left >= 0 && right <= 390, `${left} to ${right}`);
  });
  const bar = await page.locator("header.bar").evaluate((bar) => bar.getBoundingClientRect().height);
  assert.ok(bar <= 112, `${bar} px`);
});

test("the settings have at least as much of a small phone as the board, and a move lies above them", async (t) => {
  for (const size of [[320, 568], [390, 664], [844, 390]]) {
    const page = await open(t, "chromatic:beatty(phi^2)/4+3", {}, phone(size));
    await sheet(page, "Settings").tap();
    const settings = page.locator(".settings");
    await settings.waitFor();
    const before = await room(page);
    assert.ok((await settings.boundingBox()).height >= 200, `${size}: ${JSON.stringify(await settings.boundingBox())}`);
    await board(page).locator(".take").first().tap();
    assert.ok(seen(await page.locator(".say .btn").last().boundingBox(), size), `${size}: the button`);
    assert.deepEqual(await room(page), before);
    await page.context().close();
  }
});

test("where one looks back on a small phone the board is whole, with the way on in one row", async (t) => {
  const page = await open(t, "colourful/r1y2r2y2+y3+y2r2y1", { m: "2-1,1-1", o: "friend" }, phone([320, 568]));
  await sheet(page, "Moves").tap();
  await page.getByRole("button", { name: "One move back" }).tap();
  const past = page.locator(".past");
  await past.getByText("Move 1 of 2", { exact: true }).waitFor();
  assert.ok((await past.boundingBox()).height <= 52);
  await page.locator(".phone-tabs .shut").tap();
  const pieces = await board(page).locator(".take").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map((box) => [box.width, box.height, box.bottom]));
  const bottom = await page.locator(".stage :is(.board, .lying)").first().evaluate((one) => one.getBoundingClientRect().bottom);
  for (const [width, height, low] of pieces) assert.ok(Math.min(width, height) >= 24 && low <= bottom + 1, JSON.stringify(pieces));
});
