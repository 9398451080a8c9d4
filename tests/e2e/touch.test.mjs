// The play screen on a telephone: the first tap previews, a second one or the button takes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { board, movesAre, open, over, playOut, token, winningMoves } from "./player.mjs";

const PHONE = { width: 390, height: 844, touch: true };

test("the first tap previews, a second tap on the token takes", async (t) => {
  const page = await open(t, "colourful/r1y2+y3", {}, PHONE);
  await token(page, "pile", 1, 2).tap();
  await page.getByText("Take 2 from pile 1, leaving").first().waitFor();
  await movesAre(page, 0);
  await token(page, "pile", 2, 1).tap();
  await page.getByText("Take 1 from pile 2, leaving").first().waitFor();
  await movesAre(page, 0);
  await token(page, "pile", 2, 1).tap();
  await movesAre(page, ["2-1"]);
});

test("four heaps fit beside each other", async (t) => {
  const page = await open(t, "nim/1+3+5+7", {}, PHONE);
  assert.ok(await page.locator(".board").evaluate((box) => box.scrollWidth <= box.clientWidth));
  const box = await token(page, "pile", 4, 7).boundingBox();
  assert.ok(box.width >= 44 && box.height >= 44, `${box.width} × ${box.height}`);
});

test("the button takes what is previewed", async (t) => {
  const page = await open(t, "nim/3+5", {}, PHONE);
  await token(page, "pile", 2, 3).tap();
  await page.locator(".say").getByRole("button", { name: "Take" }).tap();
  await movesAre(page, ["2-3"]);
});

test("a row of the winning moves previews first too", async (t) => {
  const page = await open(t, "nim/3+5", {}, PHONE);
  await page.getByRole("button", { name: "Analysis", exact: true }).tap();
  await winningMoves(page).first().tap();
  await page.locator(".say").getByRole("button", { name: "Take" }).waitFor();
  await movesAre(page, 0);
  await winningMoves(page).first().tap();
  await movesAre(page, ["2-2"]);
});

test("the button takes what a row of the winning moves previews", async (t) => {
  const page = await open(t, "chromatic:beatty(phi^2)/6+4", {}, PHONE);
  await page.getByRole("button", { name: "Analysis", exact: true }).tap();
  await winningMoves(page).nth(1).tap();
  await page.locator(".say").getByRole("button", { name: "Take" }).tap();
  await movesAre(page, ["1-5.2-2"]);
});

test("nim is won by touch with hints", async (t) => {
  const page = await open(t, "nim/1+3+4", { o: "strong", a: "hints", s: "6" }, PHONE);
  const turns = await playOut(page, async () => {
    const winning = page.locator(".stage").getByRole("button", { name: /, winning$/ }).first();
    await winning.tap();
    await page.locator(".say").getByRole("button", { name: "Take" }).waitFor();
    await winning.tap();
  });
  assert.ok(turns > 1);
  await over(page).getByText("You win").waitFor();
});

test("the bar at the bottom undoes, redoes and opens the rest", async (t) => {
  const page = await open(t, "nim/3+5", { m: "1-1" }, PHONE);
  const bar = page.getByRole("region", { name: "Actions" });
  await bar.getByRole("button", { name: "Take back" }).tap();
  await movesAre(page, 0);
  await bar.getByRole("button", { name: "Redo" }).tap();
  await movesAre(page, ["1-1"]);
  await bar.getByRole("button", { name: /Analysis/ }).tap();
  await page.waitForFunction(() => location.hash.includes("a=off"));
  await bar.getByRole("button", { name: "More" }).tap();
  await page.getByRole("dialog", { name: "More" }).getByRole("button", { name: "Share" }).tap();
  await page.getByRole("dialog", { name: "Share" }).waitFor();
});

test("a finger that moves down a pile selects and does not scroll", async (t) => {
  const page = await open(t, "nim/3+5", {}, PHONE);
  const middle = async (count) => {
    const box = await token(page, "pile", 2, count).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [from, to] = [await middle(1), await middle(4)];
  const devtools = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", from);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    await touch("touchMove", { x: from.x, y: from.y + (to.y - from.y) * part });
  }
  await touch("touchEnd");
  await page.getByText("Take 4 from pile 2, leaving").first().waitFor();
  await movesAre(page, 0);
  assert.equal(await page.evaluate(() => scrollY), 0);
});

for (const game of ["kayles/1", "dawson-squares/1", "nim/1"]) {
  test(`the touch that ends ${game} presses no button of the result that comes up under it`, async (t) => {
    const page = await open(t, game, { o: "perfect", a: "off" }, { width: 390, height: 664, touch: true });
    const box = await board(page).locator("[data-piece]").first().boundingBox();
    const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await tap();
    await page.locator(".say").getByRole("button", { name: /^(Take|Knock|Mark)/ }).waitFor();
    await tap();
    await over(page).getByText("You win").waitFor();
    // Another game would be there in a moment.
    await page.waitForTimeout(500);
    await over(page).getByText("You win").waitFor();
    await movesAre(page, 1);
    // The next touch counts.
    await over(page).getByRole("button", { name: "Play again" }).tap();
    await movesAre(page, 0);
  });
}
