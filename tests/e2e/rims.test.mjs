// Rims and Rayles: loops drawn through dots by mouse, by keyboard and by finger.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, soon } from "./harness.mjs";
import { board, movesAre, open, over, playOut, winningMoves } from "./player.mjs";

const dot = (page, number) => board(page).getByRole("button", { name: new RegExp(`^Dot ${number}\\b`) });
const said = (page, text) => page.locator(".say").getByText(text).first().waitFor();
const commit = (page) => page.locator(".say").getByRole("button", { name: "Draw a loop" });

/** The middle of a dot on the screen. */
const middle = async (page, number) => {
  const box = await dot(page, number).locator(".hit").boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** So many units of the board in pixels of the screen. */
const units = async (page, count) => ((await dot(page, 1).locator(".hit").boundingBox()).width / 40) * count;

/** Draws a line through these points of the screen with the mouse, and closes it. */
async function draw(page, points, closed = true) {
  const [first, ...rest] = points;
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const point of closed ? [...rest, first] : rest) await page.mouse.move(...point, { steps: 8 });
  await page.mouse.up();
}

test("a loop is drawn with the mouse", async (t) => {
  const page = await open(t, "rims/1-9");
  await soon(async () => assert.equal(await winningMoves(page).count(), 5));
  const [a, b, c] = [await middle(page, 1), await middle(page, 2), await middle(page, 5)];
  await draw(page, [a, b, c]);
  await said(page, "Draw a loop through 3 dots, none inside, 6 outside");
  assert.equal(await board(page).locator(".pen-line").count(), 1);
  await dot(page, 1).and(page.getByLabel("Dot 1, on the line")).waitFor();
  await axe(page);
  await commit(page).click();
  await movesAre(page, ["1.2.5"]);
  await soon(async () => assert.equal(await board(page).locator(".board-line.loop").count(), 1));
  assert.equal(await board(page).locator(".board-line.spent").count(), 3);
  assert.equal(await board(page).locator(".take").count(), 6);
});

test("what a loop encloses is recognised", async (t) => {
  const page = await open(t, "rims/1-9(10:11-13)");
  // Round the dots of one side, through one of them.
  const [one, two, six] = [await middle(page, 1), await middle(page, 2), await middle(page, 6)];
  const far = await units(page, 25);
  await draw(page, [one, [one[0], one[1] - far], [two[0] + far, two[1] - far], [two[0] + far, six[1] + far], [one[0] - far, six[1] + far], [one[0] - far, one[1]]]);
  await said(page, /through 1 dot, [1-9] inside, [1-9] outside/);
  await commit(page).click();
  await movesAre(page, 1);
  // Two regions more or less: the plane, the loop before, and the new one.
  await soon(async () => assert.deepEqual(await board(page).locator(".zone").allTextContents().then((all) => all.map((text) => text.slice(0, 8))), ["Region 1", "Region 2", "Region 3"]));
});

test("lines that are no loop are refused with the reason", async (t) => {
  const page = await open(t, "rayles/1-9(10:11-13)");
  const at = async (...numbers) => Promise.all(numbers.map((number) => middle(page, number)));
  const refused = (reason) => page.getByText(reason).first().waitFor();
  await draw(page, await at(1, 2, 6));
  await refused("The line may pass through at most 2 dots.");
  await draw(page, await at(1, 9), false);
  await refused("The line is not closed: lead it back to its beginning.");
  const [[x, y], inside] = await at(1, 11);
  await draw(page, [[x, y], inside, [inside[0], inside[1] + 20]]);
  await refused("The line may not touch another line.");
  const far = await units(page, 24);
  await draw(page, [[x - far, y - far], [x + far, y - far], [x + far, y + far], [x - far, y + far]]);
  await refused("The line passes through no free dot.");
  const [a, b] = await at(1, 7);
  await draw(page, [a, [b[0], a[1]], [a[0], b[1]], b]);
  await refused("The line may not cross itself.");
  assert.equal(await board(page).locator(".pen-line").count(), 0);
  assert.equal(await board(page).locator(".pen-ink").getAttribute("d"), "");
  await movesAre(page, 0);
});

test("rims is played by keyboard", async (t) => {
  const page = await open(t, "rims/1-5");
  const here = (name) => page.waitForFunction((name) => document.activeElement?.ariaLabel?.startsWith(name), name);
  await page.keyboard.press("ArrowDown");
  await here("Dot 1");
  await page.keyboard.press("Space");
  await said(page, "Draw a loop through 1 dot, none inside, 4 outside");
  await page.keyboard.press("ArrowRight");
  await here("Dot 2");
  await page.keyboard.press("Space");
  await said(page, "Draw a loop through 2 dots, none inside, 3 outside");
  await page.keyboard.press("Space");
  await said(page, "Draw a loop through 1 dot, 1 inside, 3 outside");
  await here("Dot 2, inside the line");
  await page.keyboard.press("Space");
  await said(page, "Draw a loop through 1 dot, none inside, 4 outside");
  await page.keyboard.press("Space");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await movesAre(page, ["1-2"]);
  await page.keyboard.press("u");
  await movesAre(page, 0);
  await page.keyboard.press("w");
  await said(page, /Draw a loop through/);
});

test("in Rayles a third dot can only be enclosed", async (t) => {
  const page = await open(t, "rayles/1-6");
  for (const number of [1, 2, 3]) await dot(page, number).click();
  await said(page, "Draw a loop through 2 dots, 1 inside, 3 outside");
  await commit(page).click();
  await movesAre(page, ["1.2-3"]);
});

test("a loop is drawn by finger, and dots are tapped", async (t) => {
  const page = await open(t, "rims/1-9", {}, { width: 390, height: 664, touch: true });
  const client = await page.context().newCDPSession(page);
  const touch = (type, point) => client.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [{ x: point[0], y: point[1] }] : [] });
  const [a, b, c] = [await middle(page, 1), await middle(page, 2), await middle(page, 5)];
  const way = [a, b, c, a].flatMap((point, index, all) => {
    const [x, y] = all[index - 1] ?? point;
    return [0.25, 0.5, 0.75, 1].map((part) => [x + (point[0] - x) * part, y + (point[1] - y) * part]);
  });
  await touch("touchStart", way[0]);
  for (const point of way) await touch("touchMove", point);
  await touch("touchEnd");
  await said(page, "Draw a loop through 3 dots, none inside, 6 outside");
  await commit(page).tap();
  await movesAre(page, ["1.2.5"]);
  await dot(page, 3).tap();
  await said(page, "Draw a loop through 1 dot, none inside, 5 outside");
  await dot(page, 3).tap();
  await page.locator(".say").getByText("1 dot picked").first().waitFor();
});

test("the first player wins Rims with the listed loops", async (t) => {
  const page = await open(t, "rims/1-3(4-5:6-10)(11:12-18)", { o: "perfect" });
  await playOut(page, async () => {
    await winningMoves(page).first().click();
  });
  await over(page).getByText("You win").waitFor();
});

test("the position is Nim and Kayles in disguise", async (t) => {
  for (const [game, twin] of [["rims/1-3(4:5-9)", "nim/3+5"], ["rayles/1-3(4:5-9)", "kayles/3.5"]]) {
    const page = await open(t, game);
    await page.getByRole("button", { name: "Labs and games like it" }).click();
    const link = page.locator(".ways").getByRole("link", { name: "In disguise" });
    assert.match(decodeURIComponent(await link.getAttribute("href")), new RegExp(`g=${twin.replaceAll("+", "\\+")}`));
  }
});
