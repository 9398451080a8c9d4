// Whole games by mouse, and what the play screen does besides.
import assert from "node:assert/strict";
import { test } from "node:test";
import { settled, soon } from "./harness.mjs";
import { board, moves, movesAre, open, over, playOut, token, winningMoves } from "./player.mjs";

test("colourful nim is won by mouse with the list of winning moves", async (t) => {
  const page = await open(t, "colourful/r1y2r2+y3+y2r2", { o: "perfect", s: "1" });
  const turns = await playOut(page, () => winningMoves(page).first().click());
  assert.ok(turns > 1);
  await over(page).getByText("You win").waitFor();
  await soon(async () => assert.match(await over(page).innerText(), /0 blunders/));
});

test("nim is won by clicking the ringed tokens", async (t) => {
  const page = await open(t, "nim/3+4+6", { o: "strong", a: "hints", s: "2" });
  await playOut(page, async () => {
    await board(page).getByRole("button", { name: /, winning$/ }).first().click();
  });
  await over(page).getByText("You win").waitFor();
  await over(page).getByRole("button", { name: "Play again", exact: true }).click();
  await movesAre(page, 0);
  await over(page).waitFor({ state: "detached" });
  assert.match(page.url(), /nim\/3\+4\+6/);
});

test("the board keeps still while one plays and points", async (t) => {
  for (const game of ["colourful/r1y2r2y2+y3", "kayles/13", "mock-turtles/TTHTHHTTH", "hackenbush/3,4,5"]) {
    const page = await open(t, game, { o: "friend", a: "full", s: "1" });
    await page.setViewportSize({ width: 1360, height: 900 });
    const heights = () => page.evaluate(() => [".board", ".say"].map((part) => document.querySelector(`.stage > ${part}`).getBoundingClientRect().height));
    const before = await settled(heights);
    // What is said of a move in preview, after a move, and of pieces that are pointed at under the verdict of that move.
    const said = () => page.locator(".stage > .say").innerText();
    const texts = [await said()];
    for (const press of ["w", "Enter", "ArrowRight", "ArrowRight"]) {
      await page.keyboard.press(press);
      texts.push(await settled(said));
      assert.deepEqual(await heights(), before, `${game}: ${texts.at(-1)}`);
    }
    assert.ok(new Set(texts).size > 2, texts.join("\n"));
  }
});

test("pointing previews and a click takes", async (t) => {
  const page = await open(t, "colourful/r1y2+y3");
  await token(page, "pile", 1, 2).hover();
  await page.getByText("Take 2 from pile 1, leaving 1 ball.").first().waitFor();
  await soon(async () => assert.match(await page.locator(".ground-chip").first().innerText(), /→/));
  await token(page, "pile", 1, 2).click();
  await movesAre(page, ["1-2"]);
});

test("dragging down a pile selects and release takes", async (t) => {
  const page = await open(t, "nim/5+4");
  await token(page, "pile", 1, 1).hover();
  await page.mouse.down();
  await token(page, "pile", 1, 3).hover({ force: true });
  await page.mouse.up();
  await movesAre(page, ["1-3"]);
  // Off the board the drag ends without a move.
  await token(page, "pile", 2, 1).hover();
  await page.mouse.down();
  await page.mouse.move(680, 30, { steps: 4 });
  await page.mouse.up();
  await movesAre(page, ["1-3"]);
});

test("how my move was is said until the next one is made, also while I point", async (t) => {
  for (const phone of [false, true]) {
    const page = await open(t, "nim/3+4+6", { o: "friend" }, phone ? { width: 390, height: 664, touch: true } : {});
    const say = page.locator(".stage .say");
    const take = () => say.getByRole("button", { name: "Take", exact: true }).click();
    const first = token(page, "pile", 1, 2);
    await (phone ? first.tap().then(take) : first.click());
    const blunder = say.getByText("Player 1’s move was a blunder.");
    await blunder.waitFor();
    const next = token(page, "pile", 3, 2);
    await (phone ? next.tap() : next.hover());
    await say.getByText("Take 2 from pile 3").waitFor();
    for (const text of [blunder, say.getByText("Take 2 from pile 3")]) {
      const [inner, outer] = await Promise.all([text.boundingBox(), say.boundingBox()]);
      assert.ok(inner.y >= outer.y - 1 && inner.y + inner.height <= outer.y + outer.height + 1, JSON.stringify([inner, outer]));
    }
    await (phone ? take() : next.click());
    await movesAre(page, 2);
    await blunder.waitFor({ state: "detached" });
    await page.context().close();
  }
});

test("a message covers nothing that can be used", async (t) => {
  for (const [width, height, touch] of [[1360, 900], [1024, 768], [390, 664, true], [844, 390, true]]) {
    const page = await open(t, "colourful/r1y2", {}, { width, height, touch });
    const piece = page.locator('.stage [data-piece="0.0.1"]');
    await (touch ? piece.tap() : piece.click());
    await page.locator(".toast").waitFor();
    const under = await page.locator(".toast").evaluate((toast) => {
      const { left, top, right, bottom } = toast.getBoundingClientRect();
      const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) => [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y]));
      const used = "button, a, select, input, summary, label, .take, .col";
      const hit = ([x, y]) => document.elementsFromPoint(x, y).find((element) => element.closest(used) && !element.closest(".toast"));
      return [left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight, ...points.map(hit).filter(Boolean).map((element) => element.outerHTML.slice(0, 80))];
    });
    assert.deepEqual(under, [true], `${width} × ${height}`);
    await page.context().close();
  }
});

test("a message lies on no key that the head of the board names, nor on a link", async (t) => {
  for (const [width, height] of [[1241, 900], [1360, 900], [1360, 640], [1240, 800]]) {
    const page = await open(t, "kayles/5.7", { m: "1" }, { width, height });
    await page.keyboard.press("u");
    await page.locator(".toast").getByText("Move taken back").waitFor();
    const under = await page.locator(".toast").evaluate((toast) => {
      const { left, top, right, bottom } = toast.getBoundingClientRect();
      const meets = (box) => box.width > 0 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      const all = [...document.querySelectorAll(".stage-head .kb, .bar a, .bar button, .gamebar :is(button, label, select)")];
      return [all.length > 0, ...all.filter((one) => meets(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 80))];
    });
    assert.deepEqual(under, [true], `${width} × ${height}`);
    await page.context().close();
  }
});

test("a token that cannot be taken tells the rule", async (t) => {
  const page = await open(t, "colourful/r1y2");
  await page.locator('.stage [data-piece="0.0.1"]').click();
  await page.locator(".toast").waitFor();
  await movesAre(page, 0);
});

test("undo and redo, and a new move after undo forgets the rest", async (t) => {
  const page = await open(t, "nim/3+5+7");
  for (const [pile, count] of [[1, 1], [2, 1], [3, 1]]) await token(page, "pile", pile, count).click();
  await movesAre(page, ["1-1", "2-1", "3-1"]);
  const undo = page.getByRole("button", { name: "Take back" }).first();
  await undo.click();
  await undo.click();
  await movesAre(page, ["1-1"]);
  await page.getByRole("button", { name: "Redo" }).first().click();
  await movesAre(page, ["1-1", "2-1"]);
  await token(page, "pile", 1, 2).click();
  await movesAre(page, ["1-1", "2-1", "1-2"]);
  await soon(async () => assert.ok(await page.getByRole("button", { name: "Redo" }).first().isDisabled()));
});

test("an earlier position is looked at without losing later ones", async (t) => {
  const page = await open(t, "nim/3+5+7", { m: "1-1,2-1,3-1" });
  await page.getByRole("button", { name: /^Move 1, / }).click();
  await page.getByText("Position after move 1 of 3.").waitFor();
  await soon(async () => assert.equal(await token(page, "pile", 2, 5).count(), 1));
  await page.getByRole("button", { name: "Back to the game" }).click();
  await soon(async () => assert.equal(await token(page, "pile", 2, 5).count(), 0));
  await movesAre(page, ["1-1", "2-1", "3-1"]);
});

test("at misère play whoever takes the last token loses", async (t) => {
  const page = await open(t, "nim/2+1", { c: "misere", o: "perfect", s: "3" });
  await page.getByText(/wins at misère play/).first().waitFor();
  await playOut(page, () => winningMoves(page).first().click());
  await over(page).getByText("You win").waitFor();
  assert.equal(moves(page).length % 2, 0);
});

test("at misère play piles show their sizes, not values of normal play", async (t) => {
  const page = await open(t, "colourful/r2y1+y3", { c: "misere" });
  const chips = () => board(page).locator(".ground-chip .ground-value").allInnerTexts();
  assert.deepEqual((await chips()).map((text) => text.trim()), ["3", "3"]);
  await token(page, "pile", 2, 2).hover();
  await board(page).locator(".ground-chip.on").waitFor();
  assert.match((await chips())[1].replace(/\s+/g, " "), /^3 ?→ 1$/);
  await page.getByText("Misère", { exact: true }).filter({ visible: true }).first().waitFor();
  await page.getByRole("radio", { name: "Normal" }).check({ force: true });
  await page.waitForFunction(() => document.querySelectorAll(".ground-chip math").length === 2);
});

test("the beginner answers and may begin", async (t) => {
  const page = await open(t, "nim/1+1+1", { o: "beginner", f: "other", s: "4" });
  await movesAre(page, 1);
  await page.getByText("Your move").first().waitFor();
  await token(page, "pile", await page.locator(".stage .take").first().getAttribute("data-piece").then((name) => Number(name.split(".")[1]) + 1), 1).click();
  await over(page).getByText("Beginner wins").waitFor();
});

test("the opponent, the convention and the analysis are chosen in the bar", async (t) => {
  const page = await open(t, "nim/2+2");
  await page.getByLabel("Opponent").selectOption("Perfect");
  await page.getByText("Misère", { exact: true }).first().click();
  await page.getByRole("radio", { name: "Hints" }).check({ force: true });
  await page.waitForFunction(() => /c=misere/.test(location.hash) && /o=perfect/.test(location.hash) && /a=hints/.test(location.hash));
  await soon(async () => assert.equal(await winningMoves(page).count(), 0));
  await page.getByRole("radio", { name: "Off" }).check({ force: true });
  await page.getByText("Analysis is off").waitFor();
});

test("a board fits its frame as long as its tokens can be told apart, and scrolls then", async (t) => {
  const sizes = (page) => board(page).locator(".board").evaluate((box) => {
    const tokens = [...box.querySelectorAll(".take")].map((token) => token.getBoundingClientRect().height);
    return { over: box.scrollHeight - box.clientHeight, least: Math.min(...tokens) };
  });
  const cases = [["nim/13+12+8", 900, true, 24], ["chromatic:evil/12+9", 900, true, 24], ["nim/12+19+27", 900, true, 6], ["nim/12+19+40", 560, false, 6]];
  for (const [game, height, fits, lowest] of cases) {
    const { over, least } = await sizes(await open(t, game, {}, { height }));
    assert.equal(over <= 0, fits, `${game}: ${over} px too many`);
    assert.ok(least >= lowest, `${game}: ${least} px`);
  }
});

test("a tall pile is played by typing how many", async (t) => {
  const page = await open(t, "nim/1000000000000+5");
  const field = board(page).getByRole("textbox").or(board(page).getByRole("spinbutton")).first();
  await field.fill("999999999995");
  await page.getByText(/Take 999.999.999.995 from pile 1/).first().waitFor();
  await field.press("Enter");
  await movesAre(page, ["1-999999999995"]);
  await page.locator(".badge", { hasText: "P-position" }).waitFor();
});
