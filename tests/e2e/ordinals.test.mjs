// Nim with ordinal piles in play, and expressions, equations, laws and ordinals in the nimber lab.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, newPage, soon } from "./harness.mjs";
import { hashOf } from "./player.mjs";

const play = (t, game, options = {}) =>
  newPage(t, { hash: hashOf(game, { o: "friend", a: "full", ...options }), reducedMotion: true });
const lab = (t, query) => newPage(t, { hash: `#/lab/nimbers?${query}`, reducedMotion: true });
const typed = (page) => page.getByRole("textbox", { name: "Type a move" });
const piece = (page, name) => page.getByRole("button", { name });
const says = (page, text) => page.locator(".res .found").filter({ hasText: text }).waitFor();

test("the game of Figure 3.3 is played by pointing and by typing", async (t) => {
  const page = await play(t, "ordinal-nim/w,w");
  await page.getByText("Each of countless moves has an answer").first().waitFor();
  await typed(page).fill("1-1");
  await page.locator(".say").filter({ hasText: "Lower pile 1 to 1" }).waitFor();
  await typed(page).fill("1-12");
  await typed(page).press("Enter");
  await piece(page, "Chip 12 of pile 1, to 11").waitFor();
  // The other player chooses the same, by the list of winning moves.
  await page.locator(".moves").getByText("2 → 12").first().or(page.locator(".moves").getByText("pile 2 to 12").first()).waitFor();
  await typed(page).fill("2-12");
  await typed(page).press("Enter");
  await piece(page, "Chip 5 of pile 2, to 4").click();
  await soon(async () => assert.equal(await piece(page, /of pile 2/).count(), 4));
  await soon(async () => assert.match(page.url(), /m=1-12,2-12,2-4/));
});

test("a typed move that is wrong is told at its place", async (t) => {
  const page = await play(t, "ordinal-nim/w*2+3,w+6,4");
  await typed(page).fill("1-w+w");
  await page.getByText("Not allowed. Expected: powers of ω that fall").waitFor();
  assert.equal(await typed(page).getAttribute("aria-invalid"), "true");
  await typed(page).fill("2-w+7");
  await page.getByText("a legal move of").waitFor();
  // Pointing takes a bar and all to its right.
  await piece(page, "ω 2 of pile 1, to ω").click();
  await page.locator(".say").filter({ hasText: "Lower pile 1 to ω" }).waitFor();
});

test("Why tells the columns and puts section 3.4 right", async (t) => {
  const page = await play(t, "ordinal-nim/w");
  await page.getByText("progressively bounded").first().waitFor();
  await page.getByText("value ω").first().waitFor();
  await axe(page);
});

test("expressions and equations are calculated step by step", async (t) => {
  const page = await lab(t, "o=expression");
  await says(page, "24 ⊗ 17 ⊕ 5");
  const field = page.getByRole("textbox", { name: "Expression or equation" });
  await field.fill("7 x x = 3");
  await says(page, "x = 6");
  await page.locator(".steps").getByText("Check.").waitFor();
  await soon(() => assert.match(decodeURIComponent(page.url()), /e=7 x x = 3/));
  await field.fill("7 x (x = 3");
  await page.getByText("“=” does not fit here. Expected: an operation or ).").waitFor();
  await field.fill("w^w x w");
  await page.getByText("its fifth power is 4").waitFor();
  await page.getByRole("button", { name: "ω ⊗ ω ⊗ ω" }).click();
  await says(page, "ω ⊗ ω ⊗ ω = 2");
  await page.getByRole("button", { name: "Exercise 5.5.6 (e)" }).click();
  await says(page, "x = 14, 15");
});

test("laws are tried with one’s own numbers", async (t) => {
  const page = await lab(t, "o=law&l=distributive&a=3&b=5&d=6");
  await says(page, "both sides are");
  await page.getByRole("textbox", { name: "Third number" }).fill("w");
  await says(page, "both sides are ω·3+15");
  await axe(page);
});

test("links of before open as they did", async (t) => {
  const page = await lab(t, "v=1&o=quotient&a=1&b=11&t=product&n=16&c=7-11");
  await says(page, "1 ÷ 11 = 7");
  await page.getByRole("textbox", { name: "Second number" }).fill("w+1");
  await says(page, "1 ÷ (ω+1) = ω²·2+ω·2+2");
});
