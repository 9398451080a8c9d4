// Heaps that can be broken: by mouse, by keyboard, by touch, by typing, and by a code of one's own.
import assert from "node:assert/strict";
import { test } from "node:test";
import { soon } from "./harness.mjs";
import { board, movesAre, open, over, playOut, token, winningMoves } from "./player.mjs";

const PHONE = { width: 390, height: 844, touch: true };

/** The mark of the gap over so many chips of a heap, counted from 1. */
const mark = (page, heap, below) => board(page).locator(`[data-piece="0.${32768 + heap - 1}.${below}"]`);
const middle = async (locator) => {
  const box = await locator.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test("a mark previews the split and a click makes it", async (t) => {
  const page = await open(t, "lasker/2+5+7");
  await soon(async () => assert.equal(await board(page).getByRole("button", { name: /^Split heap 3 .*, winning$/ }).count(), 6));
  await mark(page, 3, 6).hover();
  await page.getByText("Split heap 3 into 1 and 6").first().waitFor();
  await page.locator(".stage .tag").getByText("split 1 | 6").waitFor();
  await page.locator(".stage .new-place").first().waitFor();
  await soon(async () => assert.match(await page.locator(".ground-chip.on").innerText(), /8[\s\S]*1[\s\S]*6[\s\S]*7/));
  await mark(page, 3, 6).click();
  await movesAre(page, ["3s1"]);
  await page.getByRole("group", { name: /^Heap 4, 1 chip/ }).waitFor();
  await page.getByRole("button", { name: /Move 1, .*: 7 → 1 \+ 6, good/ }).waitFor();
});

test("a mirrored gap makes the split that was pointed at", async (t) => {
  const page = await open(t, "lasker/7");
  await mark(page, 1, 2).click();
  await movesAre(page, ["1s5"]);
  await page.getByRole("group", { name: /^Heap 1, 2 chips/ }).waitFor();
});

test("taking still works as in other heaps", async (t) => {
  const page = await open(t, "lasker/2+5+7");
  await token(page, "heap", 2, 4).click();
  await movesAre(page, ["2-4"]);
});

test("lasker's nim is won by mouse against a perfect opponent", async (t) => {
  const page = await open(t, "lasker/2+5+7", { o: "perfect", s: "1" });
  await playOut(page, () => winningMoves(page).first().click());
  await over(page).getByText("You win").waitFor();
});

test("S goes between taking and splitting, and the focus stays", async (t) => {
  const page = await open(t, "lasker/2+5+7");
  const shown = (text) => page.locator(".say").getByText(text).first().waitFor();
  await page.keyboard.press("3");
  await shown("Take 1 from heap 3");
  await page.keyboard.press("s");
  await shown("Split heap 3 into 1 and 6");
  await page.keyboard.press("ArrowDown");
  await shown("Split heap 3 into 2 and 5");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await shown("Split heap 3 into 1 and 6");
  await page.keyboard.press("ArrowLeft");
  await shown("Split heap 2 into 1 and 4");
  await page.keyboard.press("s");
  await shown("Take 1 from heap 2");
  await page.keyboard.press("s");
  await page.keyboard.press("Enter");
  await movesAre(page, ["2s1"]);
  await page.waitForFunction(() => document.activeElement?.closest("[data-piece]"));
});

test("grundy's game is played by keyboard alone", async (t) => {
  const page = await open(t, "grundy/5+8");
  await page.keyboard.press("2");
  await page.locator(".say").getByText("Split heap 2 into 1 and 7").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await movesAre(page, ["2s2"]);
});

test("the upper part is split off by pulling it sideways", async (t) => {
  const page = await open(t, "lasker/7");
  const from = await middle(token(page, "heap", 1, 3));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 70, from.y + 6, { steps: 5 });
  await page.locator(".say").getByText("Split heap 1 into 3 and 4").waitFor();
  await page.mouse.up();
  await movesAre(page, ["1s3"]);
});

test("dragging down from the top takes", async (t) => {
  const page = await open(t, "lasker/7");
  const [from, to] = [await middle(token(page, "heap", 1, 1)), await middle(token(page, "heap", 1, 4))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await movesAre(page, ["1-4"]);
});

test("the first tap on a mark previews, the button splits", async (t) => {
  const page = await open(t, "lasker/2+5+7", {}, PHONE);
  assert.ok(await page.locator(".board").evaluate((box) => box.scrollWidth <= box.clientWidth));
  const box = await mark(page, 3, 4).boundingBox();
  assert.ok(box.width >= 40 && box.height >= 40, `${box.width} × ${box.height}`);
  await mark(page, 3, 4).tap();
  await page.locator(".say").getByText("Split heap 3 into 3 and 4").waitFor();
  await movesAre(page, 0);
  await page.locator(".say").getByRole("button", { name: "Split" }).tap();
  await movesAre(page, ["3s3"]);
});

test("a chip and a mark together take and split", async (t) => {
  const page = await open(t, "octal:0.77/9");
  await token(page, "heap", 1, 2).click();
  await movesAre(page, 0);
  await mark(page, 1, 3).click();
  await page.locator(".say").getByText("Take 2 from heap 1 and split the rest into 4 and 3").waitFor();
  await page.locator(".say").getByRole("button", { name: "Split" }).click();
  await movesAre(page, ["1-2s4"]);
});

test("tall heaps are taken from and split by typing", async (t) => {
  const page = await open(t, "lasker/1000000");
  const off = board(page).getByRole("spinbutton", { name: /^Split off/ });
  await off.fill("7");
  await page.locator(".say").getByText("Split heap 1 into 7 and").waitFor();
  await off.fill("1000000");
  await page.waitForFunction(() => document.querySelector(".tall input").getAttribute("aria-invalid") === "true");
  await off.fill("500000");
  await off.press("Enter");
  await movesAre(page, ["1s500000"]);
});

test("a code is changed beside the board and a mistake is marked at its place", async (t) => {
  const page = await open(t, "octal:0.77/9");
  const field = page.locator(".settings").getByRole("textbox").first();
  await page.locator(".settings").getByText("Take 1 or 2: leave 0, 1 or 2 heaps.").waitFor();
  await field.fill("0.07");
  await page.locator(".settings").getByText("Take 2: leave 0, 1 or 2 heaps.").waitFor();
  await field.fill("0.7x?");
  await page.locator(".settings .err-at").getByText("?").waitFor();
  await field.fill("4.[3]");
  await field.press("Enter");
  await page.waitForFunction(() => decodeURIComponent(location.hash).includes("octal:4.[3]/9"));
  await mark(page, 1, 4).waitFor();
});
