// The nimber lab: the calculator by keyboard, the table, links, files, mistakes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { download, newPage, soon } from "./harness.mjs";

const lab = (t, query = "", options = {}) =>
  newPage(t, { hash: `#/lab/nimbers${query && `?${query}`}`, reducedMotion: true, ...options });
const first = (page) => page.getByRole("textbox", { name: "First number" });
const second = (page) => page.getByRole("textbox", { name: "Second number" });
const table = (page) => page.locator("#nim-table");
const says = (page, text) => page.locator(".res .found").filter({ hasText: text }).waitFor();
const cellSays = (page, text) => page.locator(".cell-read").filter({ hasText: text }).waitFor();
/** Radio buttons are pressed by their labels. */
const choose = (page, name) => page.locator("label").filter({ hasText: name }).click();

/** Presses on a cell of the table that shows `span` rows, as a mouse does. */
async function press(page, row, column, span = 16) {
  const box = await table(page).boundingBox();
  const unit = box.width / 576;
  const at = (index) => 46 + ((index + 0.5) * 534.4) / span;
  await page.mouse.click(box.x + (at(column) - 10) * unit, box.y + (at(row) + 52) * unit);
}

test("24 times 17 is explained as Ferguson does", async (t) => {
  const page = await lab(t);
  assert.equal(await page.title(), "Nimber lab · Nimscope");
  await says(page, "24 ⊗ 17 = 128");
  await soon(async () => assert.equal(await page.locator(".nimber-answer output").innerText(), "128"));
  await soon(async () => assert.equal(await page.locator(".steps > li").count(), 4));
  const rules = await page.locator(".steps .source-tag").allInnerTexts();
  assert.deepEqual(rules, ["rule ii", "times 1", "rule i", "times 1"]);
  await soon(async () => assert.deepEqual(await page.locator(".binary-sum thead .odd").allInnerTexts(), ["128"]));
  await page.getByText("the least number not among the 408 values").waitFor();
});

test("the calculator is used by keyboard", async (t) => {
  const page = await lab(t);
  await first(page).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("8");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("8");
  await says(page, "8 ⊗ 8 = 13");
  await page.getByRole("radio", { name: "⊗ product" }).focus();
  await page.keyboard.press("ArrowRight");
  await says(page, "8 ÷ 8 = 1");
  await choose(page, "√ square root");
  await soon(async () => assert.equal(await second(page).count(), 0));
  await first(page).fill("14");
  await says(page, "√14 = 10");
  await choose(page, "x² + ax + b");
  await first(page).fill("1");
  await second(page).fill("1");
  await says(page, "x = 2, 3");
});

test("the largest numbers are exact", async (t) => {
  const page = await lab(t);
  const most = (2n ** 128n - 1n).toString();
  await first(page).fill(most);
  await second(page).fill(most);
  for (const label of await page.locator(".seg-o label").all()) {
    await label.click();
    await page.locator(".res .found").waitFor();
  }
  await choose(page, "⊗ product");
  await page.getByText("… and 16368 more").waitFor();
  await choose(page, "⊕ sum");
  await soon(async () => assert.equal(await page.locator(".nimber-answer output").innerText(), "0"));
});

test("mistakes and impossible requests are sentences", async (t) => {
  const page = await lab(t);
  await first(page).fill("12x");
  await page.getByText("“x” does not fit here. Expected: a whole number.").waitFor();
  await soon(async () => assert.equal(await page.locator(".err-at").innerText(), "x"));
  await soon(async () => assert.equal(await first(page).getAttribute("aria-invalid"), "true"));
  await first(page).fill((2n ** 128n).toString());
  await page.getByText("Too large. Allowed: at most 2^128 − 1.").waitFor();
  await first(page).fill("24");
  await second(page).fill("0");
  await choose(page, "÷ quotient");
  await says(page, "Nothing can be divided by 0");
  await first(page).fill("0");
  await choose(page, "1 ÷ a inverse");
  await says(page, "0 has no inverse");
  const lost = await lab(t, "o=cube");
  await lost.getByRole("heading", { name: "This link holds no calculation" }).waitFor();
});

test("a cell is pointed at, loaded and read", async (t) => {
  const page = await lab(t, "c=2-2");
  await cellSays(page, "2 ⊗ 2 = 3");
  await press(page, 7, 11);
  await cellSays(page, "7 ⊗ 11 = 1");
  await cellSays(page, "inverses");
  await says(page, "7 ⊗ 11 = 1");
  await soon(async () => assert.equal(await first(page).inputValue(), "7"));
  await soon(async () => assert.equal(await page.locator(".table-card [role=status]").innerText(), "7 ⊗ 11 = 1, inverses"));
  await table(page).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowLeft");
  await cellSays(page, "8 ⊗ 10 = 1");
  await says(page, "7 ⊗ 11 = 1");
  await page.keyboard.press("Enter");
  await says(page, "8 ⊗ 10 = 1");
  await page.keyboard.press("t");
  await soon(async () => assert.equal(await page.evaluate(() => document.activeElement.id), "nimber-a"));
  await page.keyboard.press("t");
  await soon(async () => assert.equal(await page.evaluate(() => document.activeElement.id), "nim-table"));
  await soon(async () => assert.equal(await first(page).inputValue(), "8"));
});

test("large tables are painted, enlarged and read", async (t) => {
  const page = await lab(t);
  await choose(page, "256");
  await page.locator(".pixel-frame canvas").waitFor();
  const painted = () => page.locator(".pixel-frame canvas").evaluate((canvas) => new Set(canvas.getContext("2d").getImageData(0, 0, 256, 256).data).size);
  assert.ok(await painted() > 100);
  await press(page, 200, 100, 256);
  await cellSays(page, /^(199|200|201) ⊗ (99|100|101) = /);
  await table(page).focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press("+");
  await soon(async () => assert.equal(await page.locator(".nimber-cell:not(.at)").count(), 256));
  await page.keyboard.press("Home");
  await soon(async () => assert.equal(await page.locator(".pixel-frame canvas").count(), 1));
  await choose(page, /^⊕$/);
  await cellSays(page, " ⊕ ");
});

test("a link brings everything back", async (t) => {
  const page = await lab(t, "o=inverse&a=7&t=sum&n=64&c=40-3");
  await says(page, "1 ÷ 7 = 11");
  await cellSays(page, "40 ⊕ 3 = 43");
  await choose(page, "÷ quotient");
  await second(page).fill("5");
  await page.waitForFunction(() => location.hash.includes("o=quotient&a=7&b=5&t=sum&n=64&c=40-3"));
  await page.reload();
  await says(page, "7 ÷ 5 = ");
  await cellSays(page, "40 ⊕ 3 = 43");
  await page.getByRole("button", { name: "Share" }).click();
  await soon(async () => assert.match(await page.getByRole("dialog").getByRole("textbox").first().inputValue(), /#\/lab\/nimbers\?v=1&o=quotient&a=7&b=5/));
});

test("both labs lead to each other", async (t) => {
  const page = await lab(t);
  const labs = page.getByRole("navigation", { name: "Laboratories" });
  await labs.getByRole("link", { name: "Sequences" }).click();
  await page.getByRole("heading", { name: "Sequence lab" }).waitFor();
  await labs.getByRole("link", { name: "Nimbers" }).click();
  await page.getByRole("heading", { name: "Nimber lab" }).waitFor();
  await soon(async () => assert.equal(await labs.getByRole("link", { name: "Nimbers" }).getAttribute("aria-current"), "page"));
});

async function file(page, name) {
  const [saved, bytes] = await download(page, page.getByRole("button", { name, exact: true }));
  return [saved, bytes.toString()];
}

test("files hold the table", async (t) => {
  const page = await lab(t);
  const [name, csv] = await file(page, "CSV");
  assert.equal(name, "nim-products-16.csv");
  const lines = csv.trimEnd().split("\n");
  assert.equal(lines.length, 17);
  assert.equal(lines[8], "7,0,7,9,14,10,13,3,4,15,8,6,1,5,2,12,11");
  await choose(page, "256");
  const [, large] = await file(page, "CSV");
  assert.equal(large.trimEnd().split("\n").length, 257);
  const [, svg] = await file(page, "SVG");
  const wrong = await page.evaluate((svg) => new DOMParser().parseFromString(svg, "image/svg+xml").querySelector("parsererror")?.textContent, svg);
  assert.equal(wrong, undefined);
});
