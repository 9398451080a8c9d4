// Games of taking from one heap, where a rule says how many.
import assert from "node:assert/strict";
import { test } from "node:test";
import { soon } from "./harness.mjs";
import { board, movesAre, open, over, playOut, token, winningMoves } from "./player.mjs";

test("only the numbers of the set can be taken", async (t) => {
  const page = await open(t, "subtraction:1,3,4/8");
  for (const [count, there] of [[1, 1], [2, 0], [3, 1], [4, 1], [5, 0]]) {
    await soon(async () => assert.equal(await token(page, "heap", 1, count).count(), there, `take ${count}`));
  }
  // The second chip from the top, which would take two.
  await page.locator('.stage [data-piece="0.0.7"]').click();
  await page.locator(".toast").waitFor();
  await movesAre(page, 0);
  await token(page, "heap", 1, 3).click();
  await movesAre(page, ["1-3"]);
});

test("the arrow keys pass over numbers that are not in the set", async (t) => {
  const page = await open(t, "subtraction:2,5/9");
  await page.keyboard.press("1");
  for (const [key, count] of [["ArrowDown", 5], ["ArrowDown", 5], ["ArrowUp", 2], ["ArrowUp", 2]]) {
    await page.keyboard.press(key);
    await page.getByText(`Take ${count} from heap 1`).first().waitFor();
  }
  await page.keyboard.press("Enter");
  await movesAre(page, ["1-2"]);
});

test("take-away 21 is won against a perfect opponent", async (t) => {
  const page = await open(t, "subtraction:1,2,3/21", { o: "perfect", s: "1" });
  await playOut(page, () => winningMoves(page).first().click());
  await over(page).getByText("You win").waitFor();
});

test("a number that is typed and not in the set is marked", async (t) => {
  const page = await open(t, "subtraction:powers/1000000");
  const field = board(page).getByRole("spinbutton");
  await field.fill("100");
  await page.waitForFunction(() => document.querySelector(".tall input").getAttribute("aria-invalid") === "true");
  await field.fill("64");
  await page.getByText("Take 64 from heap 1").first().waitFor();
  await field.press("Enter");
  await movesAre(page, ["1-64"]);
});

test("the set is changed beside the board", async (t) => {
  const page = await open(t, "subtraction:1,3,4/10");
  await page.getByText("Powers of two", { exact: true }).click();
  await page.waitForFunction(() => location.hash.includes("subtraction:powers/10"));
  await token(page, "heap", 1, 8).waitFor();
  await page.getByText("All but these", { exact: true }).click();
  await page.waitForFunction(() => location.hash.includes("subtraction:but("));
});
