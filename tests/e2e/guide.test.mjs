// Pages to read: the glossary and about Nimscope.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newPage } from "./harness.mjs";
import { board } from "./player.mjs";

test("the glossary finds a term and opens its example", async (t) => {
  const page = await newPage(t, { hash: "#/glossary" });
  const terms = page.locator(".guide dt");
  await terms.first().waitFor();
  assert.ok((await terms.count()) >= 28);
  await page.getByRole("searchbox", { name: "Search the glossary" }).fill("carrying");
  assert.deepEqual(await terms.allInnerTexts(), ["Nim-sum"]);
  await page.getByRole("link", { name: "See the columns of 3, 5 and 7" }).click();
  await board(page).waitFor();
});

test("a link to a term shows it", async (t) => {
  const page = await newPage(t, { hash: "#/glossary?t=saltus" });
  const here = page.locator(".entry.here");
  await here.waitFor();
  assert.match(await here.innerText(), /^Saltus/);
  await page.waitForFunction(() => {
    const box = document.querySelector(".entry.here").getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight;
  });
});

test("a term that there is not shows the whole glossary", async (t) => {
  const page = await newPage(t, { hash: "#/glossary?t=%22]*" });
  await page.locator(".guide dt").first().waitFor();
  assert.equal(await page.locator(".entry.here").count(), 0);
});

test("the page about Nimscope names the documents and leads to their games", async (t) => {
  const page = await newPage(t, { hash: "#/about" });
  for (const name of ["Winning colourful Nim", "Chromatic Nim finds", "Nim fractals", "Impartial Combinatorial Games"])
    await page.getByRole("link", { name: new RegExp(name) }).waitFor();
  await page.getByRole("link", { name: "Colourful Nim", exact: true }).click();
  await board(page).waitFor();
});

test("a term is explained by pointer and by keyboard", async (t) => {
  const page = await newPage(t, { hash: "#/" });
  const note = page.locator("#term-note");
  const term = page.getByRole("button", { name: "Grundy value" });
  await term.hover();
  await note.getByText("the mex of the values of its options").waitFor();
  await page.locator("h1").hover();
  await note.waitFor({ state: "hidden" });
  await term.focus();
  await note.getByText("Grundy value.").waitFor();
  await page.keyboard.press("Escape");
  await note.waitFor({ state: "hidden" });
  // Enter on the term goes to the link, and Escape back.
  await page.getByRole("button", { name: "winning move" }).focus();
  await note.getByText("Winning move.").waitFor();
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "In the glossary");
  await page.keyboard.press("Escape");
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "winning move");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await note.getByText("Winning move.").waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.locator(".entry.here dt", { hasText: "Winning move" }).waitFor();
});

test("a term is explained by touch, within a narrow window", async (t) => {
  const page = await newPage(t, { hash: "#/", width: 320, height: 640, touch: true });
  await page.getByRole("button", { name: "winning move" }).tap();
  const box = await page.locator("#term-note").boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= 320, JSON.stringify(box));
});
