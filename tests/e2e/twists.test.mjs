// Games whose moves go beyond one heap, or remember the last move.
import assert from "node:assert/strict";
import { test } from "node:test";
import { soon } from "./harness.mjs";
import { board, movesAre, open, over, token, winningMoves } from "./player.mjs";

const wins = (page, ...expected) => soon(async () => {
  const found = await winningMoves(page).allInnerTexts();
  assert.deepEqual(found.map((text) => text.split("\n")[0]), expected);
});

test("Wythoff’s queen goes in three directions, and both heaps are lowered at once", async (t) => {
  const page = await open(t, "wythoff/8+11");
  await soon(async () => assert.equal(await winningMoves(page).count(), 1));
  // Four chips of one heap stay chosen when as many of the other are pointed at.
  await token(page, "heap", 1, 4).click();
  await token(page, "heap", 2, 4).click();
  await board(page).getByRole("button", { name: /^Take 4 from heap 2,/ }).click();
  await movesAre(page, ["1-4.2-4"]);
  await soon(async () => assert.match(await page.locator(".panel").innerText(), /P-position/));
});

test("Moore’s Nim takes from several piles, and k is chosen in the panel", async (t) => {
  const page = await open(t, "moore:2/1+1");
  await token(page, "pile", 1, 1).click();
  await token(page, "pile", 2, 1).click();
  await token(page, "pile", 2, 1).click();
  await movesAre(page, ["1-1.2-1"]);
  await over(page).waitFor();
});

test("chips of Staircase Nim come down, and stay on the board", async (t) => {
  const page = await open(t, "staircase/0+2");
  await token(page, "step", 2, 2).click();
  await movesAre(page, ["2-2"]);
  await token(page, "step", 1, 2).click();
  await movesAre(page, ["2-2", "1-2"]);
  await over(page).waitFor();
});

test("a gap says how a box is divided", async (t) => {
  const page = await open(t, "empty-and-divide/1+4");
  await board(page).getByRole("button", { name: /box 2 into 3 and 1/ }).first().click();
  await movesAre(page, ["2s3"]);
  await soon(async () => assert.match(page.url(), /m=2s3/));
});

test("what may be taken follows the last move", async (t) => {
  const page = await open(t, "fibonacci/20");
  await soon(async () => assert.match(await page.locator(".stage").innerText(), /At most 19 may be taken/));
  await token(page, "heap", 1, 2).click();
  await movesAre(page, ["1-2"]);
  await soon(async () => assert.match(await page.locator(".stage").innerText(), /At most 4 may be taken/));
  await soon(async () => assert.equal(await token(page, "heap", 1, 5).count(), 0));
});

test("the Thirty-one Game ends where no card fits", async (t) => {
  const page = await open(t, "thirty-one/440044");
  await soon(async () => assert.match(await page.locator(".stage").innerText(), /Total 28 of 31/));
  const card = (name) => board(page).getByRole("button", { name: new RegExp(`^${name}, `) });
  assert.equal(await card("3").getAttribute("aria-disabled"), "true");
  await card("Ace").click();
  await movesAre(page, ["1-1"]);
  await soon(async () => assert.match(await page.locator(".stage").innerText(), /Total 29 of 31/));
  await soon(async () => assert.match(await card("Ace").getAttribute("aria-label"), /^Ace, 3 left/));
  await card("Ace").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await movesAre(page, ["1-1", "2-1"]);
});

test("a bite takes all above and right of it, by mouse and by keys", async (t) => {
  const page = await open(t, "chomp/8+5+1");
  const square = (name) => board(page).getByRole("button", { name: new RegExp(`^Square \\(${name}\\)`) });
  await soon(async () => assert.match(await square("3,1").getAttribute("aria-label"), /leaves value 0, winning$/));
  await square("3,1").click();
  await movesAre(page, ["3.1"]);
  await soon(async () => assert.equal(await board(page).locator("[data-piece]").count(), 5));
  await square("2,2").focus();
  await page.keyboard.press("ArrowLeft");
  await soon(async () => assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label").slice(0, 12)), "Square (1,2)"));
  await page.keyboard.press("Enter");
  await movesAre(page, ["3.1", "1.2"]);
});

test("a point is removed with its edges, by mouse and by keys, and one without edges stays", async (t) => {
  const page = await open(t, "vertices:lattice(3,3)/1-9");
  const point = (n) => board(page).getByRole("button", { name: new RegExp(`^Point ${n}\\b`) });
  await soon(async () => assert.match(await point(5).getAttribute("aria-label"), /leaves value 0, winning$/));
  await point(5).click();
  await movesAre(page, ["5"]);
  await soon(async () => assert.equal(await board(page).locator("[data-piece]").count(), 8));
  await point(3).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await movesAre(page, ["5", "2"]);
  await point(4).click();
  await soon(async () => assert.equal(await point(1).getAttribute("aria-disabled"), "true"));
  assert.match(await point(1).getAttribute("aria-label"), /without edges/);
});

test("any graph is drawn for Vertex Removal, by pointer and by keys", async (t) => {
  const page = await open(t, "vertices:star(3)/1-4");
  const dialogOf = async () => {
    await page.keyboard.press("n");
    const dialog = page.getByRole("dialog", { name: "New game" });
    await dialog.getByRole("tab", { name: "Editor" }).click();
    return dialog;
  };
  let dialog = await dialogOf();
  const point = (n) => dialog.getByRole("button", { name: new RegExp(`^Point ${n}\\b`) });
  await dialog.getByText(/Press a point to draw an edge to it/).waitFor();
  await dialog.getByRole("button", { name: "Another point" }).click();
  const box = await point(5).boundingBox();
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 140, box.y + 60, { steps: 5 });
  await page.mouse.up();
  await point(5).click();
  await point(2).click();
  await dialog.getByRole("button", { name: /^Point 5, with the pen, joined to 2/ }).waitFor();
  await dialog.getByText("Take away", { exact: true }).click();
  await point(4).click();
  await soon(async () => assert.equal(await point(4).count(), 0));
  await dialog.getByRole("button", { name: "Start" }).click();
  await soon(async () => assert.match(decodeURIComponent(page.url()), /g=vertices:edges\(1@\d+_\d+,.*1-2,1-3,2-5\)\/1-3\+5/));
  // By keys alone.
  dialog = await dialogOf();
  const say = (text) => dialog.locator("[aria-live=assertive]").getByText(text).waitFor();
  await dialog.getByRole("button", { name: "Another point" }).focus();
  await page.keyboard.press("Enter");
  await say("Point 4, without edges");
  await point(4).focus();
  await page.keyboard.press("p");
  await say("Point 4, with the pen, without edges");
  await point(3).focus();
  await page.keyboard.press("Enter");
  await say(/Point 3, joined to 1, 4/);
  await page.keyboard.press("Delete");
  await say(/point 3 is gone/i);
  await soon(async () => assert.match(await page.evaluate(() => document.activeElement.ariaLabel), /^Point 2/));
  await page.keyboard.press("Alt+Shift+ArrowRight");
  await say(/Point 2 carried/);
  await dialog.getByRole("button", { name: "Start" }).focus();
  await page.keyboard.press("Enter");
  await soon(async () => assert.match(decodeURIComponent(page.url()), /1-2,2-5\)\/1-2\+4-5/));
});

test("a bar of eight by twelve is answered by the worker", async (t) => {
  const page = await open(t, "chomp/12+12+12+12+12+12+12+12");
  await soon(async () => assert.equal(await winningMoves(page).count(), 1), 30000);
});

test("a bar of three by a thousand is answered and bitten", async (t) => {
  const page = await open(t, "chomp/1000+1000+1000");
  await soon(async () => assert.equal(await winningMoves(page).count(), 1), 30000);
  await page.locator('.board [data-piece][tabindex="0"]').focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await soon(async () => assert.match(page.url(), /m=/));
});

test("two heaps have no button for a third", async (t) => {
  const page = await open(t, "wythoff/3+5");
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "New game" });
  await dialog.getByRole("tab", { name: "Editor" }).click();
  await dialog.getByRole("button", { name: "Add to heap 1" }).waitFor();
  assert.equal(await dialog.getByRole("button", { name: "Add heap", exact: true }).count(), 0);
});

test("what may be taken from two heaps is a list of one’s own, and P-positions become moves", async (t) => {
  const page = await open(t, "invariant:(1,2)(2,1)/4+5");
  await winningMoves(page).first().click();
  await movesAre(page, 1);
  const nim = await open(t, "invariant:k(1,0)k(0,1)/5+7");
  await nim.getByRole("button", { name: "Labs and games like it" }).click();
  const ways = nim.locator(".ways");
  await ways.getByRole("link", { name: "In disguise" }).waitFor();
  await ways.getByRole("link", { name: "With +P" }).click();
  // Wythoff's game: 5 + 7 is no pair, 4 + 7 is.
  await soon(async () => assert.match(await winningMoves(nim).first().innerText(), /^Take 1 from heap 1, leaving \(4,7\)/));
  await nim.getByRole("button", { name: "Show the map" }).click();
  await nim.getByRole("textbox", { name: /M/ }).fill("(1,2)(x");
  await nim.getByText(/Expected: how many to take/).waitFor();
});

test("a move is shown beside it, in Nim and in disguise", async (t) => {
  const page = await open(t, "kayles/5.7");
  await page.getByRole("button", { name: "Labs and games like it" }).click();
  const side = page.locator(".beside");
  await side.getByRole("button", { name: "Nim of its values" }).click();
  const chip = side.locator(".beside-board").getByRole("button", { name: /^Take 3 from pile 1,/ });
  // Taking 3 of the pile of 4 leaves 1: one of the rows of value 1 is left of the row of 5.
  await chip.hover();
  await soon(async () => assert.match(await page.locator(".say").first().innerText(), /Knock down/));
  await side.getByRole("button", { name: "In disguise" }).click();
  await side.getByRole("list", { name: "Moves of the other position" }).getByRole("button").first().hover();
  await soon(async () => assert.match(await page.locator(".say").first().innerText(), /Knock down/));
});

test("under misère play the labs show outcomes and quotients", async (t) => {
  const page = await open(t, "kayles/3.4", { c: "misere", a: "full" });
  await page.getByRole("button", { name: "Labs and games like it" }).click();
  const ways = page.locator(".ways");
  await ways.getByRole("link", { name: "In disguise" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Nim of its values" }).count(), 0);
  assert.match(await ways.getByRole("link", { name: "In disguise" }).getAttribute("href"), /c=misere/);
  await ways.getByRole("link", { name: "Sequence" }).click();
  await page.getByText(/quotient of order 40/).first().waitFor();
});
