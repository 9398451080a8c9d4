// Games on a row: pins, squares and pawns, by mouse, keyboard and touch.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, soon } from "./harness.mjs";
import { board, movesAre, open, over, playOut, winningMoves } from "./player.mjs";

/** A button of the board whose name begins so. */
const cell = (page, name) => board(page).getByRole("button", { name: new RegExp(`^${name},`) });
const middle = async (target) => {
  const box = await target.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

test("the problem of Dudeney and Loyd is solved by mouse", async (t) => {
  const page = await open(t, "kayles/1.11");
  assert.deepEqual(await winningMoves(page).allTextContents(), [
    "Knock down pin 6, leaving 1 + 3 + 7", "Knock down pin 10, leaving 1 + 7 + 3",
  ]);
  for (const pin of [6, 10]) await board(page).getByRole("button", { name: new RegExp(`^Knock down pin ${pin},.*winning$`) }).waitFor();
  await cell(page, "Knock down pin 6").hover();
  await page.getByText("Knock down pin 6, leaving rows of 1, 3 and 7.").waitFor();
  await board(page).getByText("∗6 → ∗3 ⊕ ∗2 = ∗1").waitFor();
  await cell(page, "Knock down pin 6").click();
  await movesAre(page, ["6"]);
  await soon(async () => assert.equal(await cell(page, "Knock down pin 6").count(), 0));
  await board(page).getByRole("group", { name: "Row 3, pins 7 to 13, value 2" }).waitFor();
  await axe(page);
});

test("what leads to the rest of a line covers no value", async (t) => {
  const page = await open(t, "dawson/18", {}, { width: 390, height: 664, touch: true });
  for (const name of ["More to the right", "More to the left"]) {
    const more = page.getByRole("button", { name });
    await more.waitFor();
    const free = await more.evaluate((button) => {
      const box = button.getBoundingClientRect();
      const covers = ({ left, right, top, bottom }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      return ![...document.querySelectorAll(".stage .cells :is(text, .value-chip)")].some((part) => covers(part.getBoundingClientRect()));
    });
    assert.ok(free, name);
    await more.click();
  }
});

test("two neighbours fall by the mark between them or by sliding", async (t) => {
  const page = await open(t, "kayles/1.11");
  await cell(page, "Knock down pins 4 and 5").click();
  await movesAre(page, ["4-5"]);
  const [from, to] = [await middle(cell(page, "Knock down pin 8")), await middle(cell(page, "Knock down pin 7"))];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 4 });
  await page.getByText("Knock down pins 7 and 8").first().waitFor();
  await page.mouse.up();
  await movesAre(page, ["4-5", "7-8"]);
  // Sliding back leaves the one pin; letting go beside the row makes no move.
  const start = await middle(cell(page, "Knock down pin 10"));
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move(...(await middle(cell(page, "Knock down pin 11"))), { steps: 4 });
  await page.mouse.move(...start, { steps: 4 });
  await page.getByText("Knock down pin 10,").first().waitFor();
  await page.mouse.move(5, 5, { steps: 4 });
  await page.mouse.up();
  await movesAre(page, 2);
  // A pin that is down is no move.
  await page.locator('.stage [data-piece="0.0.2"]').click();
  await page.locator(".toast").waitFor();
  await movesAre(page, 2);
});

test("a row is played by keyboard", async (t) => {
  const page = await open(t, "kayles/1.11");
  const said = (text) => page.locator(".say").getByText(text).waitFor();
  await page.keyboard.press("2");
  await said("Knock down pin 3");
  await page.keyboard.press("ArrowRight");
  await said("Knock down pin 4");
  await page.keyboard.press("ArrowDown");
  await said("Knock down pins 4 and 5");
  await page.keyboard.press("ArrowRight");
  await said("Knock down pins 5 and 6");
  await page.keyboard.press("ArrowUp");
  await said("Knock down pin 5");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await said("Knock down pin 1");
  await page.keyboard.press("w");
  await said("Knock down pin 6");
  await page.keyboard.press("w");
  await said("Knock down pin 10");
  await page.keyboard.press("Enter");
  await movesAre(page, ["10"]);
  // The focus stays near, and each row is one stop.
  await page.waitForFunction(() => document.activeElement?.dataset.piece?.match(/^0\.0\.(9|11)$/));
  await soon(async () => assert.equal(await page.locator('.cells [tabindex="0"]').count(), 3));
  await page.keyboard.press("u");
  await movesAre(page, 0);
});

test("a first tap previews, a second one makes the move", async (t) => {
  const page = await open(t, "kayles/1.11", {}, { width: 390, height: 844, touch: true });
  const line = page.locator(".cells");
  assert.ok((await line.boundingBox()).width <= 390, "thirteen pins fit a telephone");
  await cell(page, "Knock down pins 3 and 4").tap();
  await page.getByText("Knock down pins 3 and 4").first().waitFor();
  await movesAre(page, 0);
  await cell(page, "Knock down pin 6").tap();
  await page.getByText("Knock down pin 6, leaving").first().waitFor();
  await movesAre(page, 0);
  await cell(page, "Knock down pin 6").tap();
  await movesAre(page, ["6"]);
  const small = await page.locator(".cells .take").evaluateAll((all) => all.filter((target) => {
    const box = target.querySelector(".hit").getBoundingClientRect();
    return box.width < 24 || box.height < 44;
  }).length);
  assert.equal(small, 0);
});

test("Dawson's games are played on squares, with pawns and with two pins", async (t) => {
  let page = await open(t, "dawson-squares/18");
  await soon(async () => assert.equal(await winningMoves(page).count(), 4));
  await cell(page, "Mark square 5").click();
  await movesAre(page, ["5"]);
  await page.getByText("Player 1 marked square 5. P-position").waitFor({ state: "attached" });
  page = await open(t, "dawson/8");
  await page.getByText("None. Each of the 8 moves has an answer.").waitFor();
  await cell(page, "Advance pawn 4").click();
  await movesAre(page, ["4"]);
  await soon(async () => assert.equal(await board(page).getByRole("group", { name: /^Row/ }).count(), 2));
  // The exchange is told step by step; nothing moves where that is not wanted.
  await page.getByText("The last move in 5 steps").click();
  assert.equal(await page.locator(".beats li").count(), 5);
  await page.getByText("The upper pawn on file 3 captures it on file 4.").waitFor();
  const seen = (at) => page.locator("svg .beat").nth(at).evaluate((step) => getComputedStyle(step).visibility);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (let at = 0; at < 5; at++) assert.equal(await seen(at), "hidden");
  page = await open(t, "dawson-kayles/13");
  // A pin stands for itself and its neighbour.
  await page.locator('.cells rect.take[data-piece="0.32768.4"]').click();
  await movesAre(page, ["4-5"]);
});

test("the captures of an exchange are drawn one by one", async (t) => {
  const page = await open(t, "dawson/5", { o: "friend" }, { reducedMotion: false });
  await page.evaluate(() => {
    window.shown = [];
    const look = () => {
      const steps = [...document.querySelectorAll("svg .beat")];
      const now = steps.findIndex((step) => getComputedStyle(step).visibility === "visible");
      if (now >= 0 && window.shown.at(-1) !== now) window.shown.push(now);
      requestAnimationFrame(look);
    };
    look();
  });
  await cell(page, "Advance pawn 3").click();
  await soon(async () => assert.deepEqual(await page.evaluate(() => window.shown), [0, 1, 2, 3, 4]));
  await soon(async () => assert.equal(await page.evaluate(() => [...document.querySelectorAll("svg .beat")].filter((step) => getComputedStyle(step).visibility === "visible").length), 0));
  // Taken back, nothing is left of it.
  await page.getByRole("button", { name: "Take back" }).first().click();
  await page.locator("svg .beat").first().waitFor({ state: "detached" });
  await page.locator(".beats").waitFor({ state: "detached" });
});

test("a game is won against a perfect opponent", async (t) => {
  const page = await open(t, "kayles/1.11", { o: "perfect", s: "3" });
  await playOut(page, () => winningMoves(page).first().click());
  await over(page).getByText("You win").waitFor();
});

test("a row of a million pins is played by typing", async (t) => {
  const page = await open(t, "kayles/1000000");
  const field = board(page).getByRole("textbox");
  await field.fill("1000001");
  await page.waitForFunction(() => document.querySelector(".longs input").getAttribute("aria-invalid") === "true");
  await field.fill("500000-500001");
  await page.getByText("leaving rows of 499999 and 499999").waitFor();
  await field.press("Enter");
  await movesAre(page, ["500000-500001"]);
  await page.getByText("P-position").first().waitFor();
});

test("rows and piles make a sum", async (t) => {
  const page = await open(t, "kayles/1.11&nim/3+5".replace("&", "%26"));
  await page.getByText("Knock down pin 1 in Kayles").first().waitFor();
  await board(page).getByRole("button", { name: /^Take 1 from pile 3,/ }).click();
  await movesAre(page, ["2:1-1"]);
  await cell(page, "Knock down pin 6 in Kayles").click();
  await movesAre(page, ["2:1-1", "1:6"]);
  await page.getByText("Pile 4", { exact: true }).first().waitFor();
});

test("pins are set and cleared in the editor", async (t) => {
  const page = await open(t, "kayles/5");
  await page.getByRole("button", { name: "New game" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("tab", { name: "Editor" }).click();
  await dialog.getByRole("button", { name: "pin 2", exact: true }).click();
  await dialog.getByRole("button", { name: "One pin more at the right end" }).click();
  await dialog.locator(".pos").getByText("pins 1, 3–6").waitFor();
  await dialog.getByRole("button", { name: "Start" }).click();
  await page.waitForFunction(() => location.hash.includes("kayles/1.4"));
});

test("long rows in misère play are solved by their quotient, which is the reason", async (t) => {
  const page = await open(t, "kayles/200.100.9", { c: "misere", a: "full" });
  await page.locator(".badge").waitFor();
  await page.locator("#why").getByText(/has 40 elements/).waitFor();
  await page.locator("#why").getByText("Misère octal periodicity theorem").waitFor();
});
