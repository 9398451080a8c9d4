// The piles lab: counts, the list and its filters, statements and what refutes them, guesses, links, files, mistakes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, download, newPage, soon } from "./harness.mjs";

const lab = (t, query = "", options = {}) =>
  newPage(t, { hash: `#/lab/piles${query && `?${query}`}`, reducedMotion: true, ...options });
const field = (page, name) => page.getByRole("textbox", { name });
const choose = (page, name) => page.locator("label").filter({ hasText: name }).first().click();
const counts = (page, n) => page.locator(".pile-counts tbody tr").nth(n).locator("td").allInnerTexts();
const listed = (page) => page.locator(".pile-list tbody tr").evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
const card = (page) => page.locator("section.statement");
const says = (page, text) => card(page).locator(".found").filter({ hasText: text }).waitFor();
const q = encodeURIComponent;
const hash = (page) => page.evaluate(() => location.hash).then(decodeURIComponent);

test("lost piles are counted with one end and with two", async (t) => {
  const page = await lab(t);
  assert.equal(await page.title(), "Piles lab · Nimscope");
  await page.getByRole("heading", { name: "How many piles of n balls have value 0" }).waitFor();
  await soon(async () => assert.deepEqual(await counts(page, 0), "1 0 1 1 3 5 11 21 43 85 171 341 683".split(" ")));
  assert.deepEqual(await counts(page, 1), "1 0 1 0 3 2 10 12 31 55 124 232 470".split(" "));
  await page.getByRole("button", { name: "Last columns" }).click();
  await soon(async () => assert.deepEqual((await counts(page, 1)).slice(-2), ["930", "1\u202f886"]));
  assert.equal(await page.locator(".pile-counts a").getAttribute("href"), "https://oeis.org/A001045");
  assert.ok(await page.getByRole("link", { name: "Liu and Britton" }).first().getAttribute("href"));
  await page.getByRole("application").focus();
  await page.keyboard.press("ArrowLeft");
  await page.locator(".plot-cursor text").filter({ hasText: "n = 13: 930 of 4\u202f096 piles have value 0" }).waitFor();
  await axe(page);
});

test("piles are chosen by pattern, runs and value", async (t) => {
  const page = await lab(t, "n=6");
  await field(page, /Runs from the ground up/).fill("1,m,1");
  await soon(async () => assert.deepEqual(await listed(page), [["(1,1,1)", "3", "3", "1", "1"], ["(1,2,1)", "4", "3", "0", "0"], ["(1,3,1)", "5", "3", "0", "0"], ["(1,4,1)", "6", "3", "0", "0"]]));
  await field(page, /Runs from the ground up/).fill("");
  await field(page, "Number of runs").fill("2");
  await field(page, "Grundy value").fill("0");
  await soon(async () => assert.deepEqual((await listed(page)).map((row) => row[0]), ["(1,1)", "(2,2)", "(3,3)"]));
  await soon(async () => assert.match(await hash(page), /^#\/lab\/piles\?v=1&e=2&n=6&k=2&w=0$/));
  await choose(page, "One end");
  await soon(async () => assert.deepEqual((await listed(page)).map((row) => row[0]), ["(1,1)", "(2,1)", "(3,1)", "(4,1)", "(5,1)"]));
  await page.getByRole("link", { name: "Play (2,1)" }).click();
  await page.getByRole("region", { name: "Board", exact: true }).waitFor();
  assert.match(await hash(page), /colourful\/r2y1/);
  await page.goBack();
  await soon(async () => assert.equal(await field(page, "Grundy value").inputValue(), "0"));
});

test("a statement is tried, and the pile that refutes it is played", async (t) => {
  const page = await lab(t, `n=12&p=a,m,b&q=${q("g = a xor m xor b")}`);
  await says(page, "fails at (1,2,1)");
  await card(page).getByText(/^g is 0, a xor m xor b is 2\.$/).waitFor();
  await card(page).getByText(/^Values: the top leaves .*; the ground leaves /).waitFor();
  await axe(page);
  await card(page).getByRole("link", { name: "Play it" }).click();
  await page.getByRole("region", { name: "Board", exact: true }).waitFor();
  assert.match(await hash(page), /two-ended\/r1y2r1/);
});

test("the facts hold, each by one press", async (t) => {
  const page = await lab(t, "n=14");
  for (const name of ["Two runs", "Even mirror image", "(1,m,1)", "(a,m,a)", "True to 14 balls", "Three runs", "One end, two runs"]) {
    await card(page).getByRole("button", { name, exact: true }).click();
    await says(page, /^holds for \d+ piles of up to 14 balls$/);
  }
  await field(page, "Statement about these piles").fill("g = c");
  await soon(async () => assert.equal(await card(page).locator(".err-at").innerText(), "c"));
  await field(page, "Statement about these piles").fill("");
  await soon(async () => assert.equal(await card(page).locator(".err, .found").count(), 0));
});

test("the wrong guesses open in play", async (t) => {
  for (const [name, at, value] of [["Play (1,[2,2])", 0, "nim/2+2|nim/1"], ["Play (1,[1,1])", 0, "nim/1+1|nim/1"]]) {
    const page = await lab(t);
    await page.getByRole("link", { name }).nth(at).click();
    await page.getByRole("region", { name: "Board", exact: true }).first().waitFor();
    assert.ok((await hash(page)).includes(value), await hash(page));
    await page.close();
  }
});

test("tall piles are found in pieces, and can be cancelled", async (t) => {
  const page = await lab(t, "n=24");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByText(/^Stopped: all piles of up to \d+ balls are known\.$/).waitFor();
  await field(page, /Piles of up to n balls/).fill("20");
  await page.locator(".prog").waitFor({ state: "detached", timeout: 20000 });
  await page.getByText("The first 100\u202f000 are listed.").waitFor();
});

test("files hold what is shown", async (t) => {
  const page = await lab(t, "n=5&p=1,m,1");
  await soon(async () => assert.equal((await listed(page)).length, 3));
  const file = async (name) => (await download(page, page.getByRole("button", { name, exact: true })))[1].toString();
  assert.equal(await file("CSV"), "runs,n,k,one_end,two_ends\n1 1 1,3,3,1,1\n1 2 1,4,3,0,0\n1 3 1,5,3,0,0\n");
  assert.equal(await file("b-file"), "0 1\n1 0\n2 1\n3 0\n4 3\n5 2\n");
  assert.match(await file("SVG"), /^<\?xml|^<svg/);
});

test("mistakes are shown at their place", async (t) => {
  const page = await lab(t, `n=25&p=1,n&k=x&q=${q("g =")}`);
  await soon(async () => assert.equal(await page.locator(".side .err").count(), 3));
  for (const [name, text] of [[/Piles of up to/, "9"], [/Runs from/, "a,b"], ["Number of runs", ""]]) await field(page, name).fill(text);
  await soon(async () => assert.equal(await page.locator(".side .err").count(), 0));
  await soon(async () => assert.equal(await card(page).locator(".err").count(), 1));
});

for (const width of [320, 390]) {
  test(`nothing is cut off at ${width} px`, async (t) => {
    const page = await lab(t, `p=a,m,b&q=${q("g = a xor b")}`, { width, height: 664 });
    await says(page, "fails at");
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await axe(page);
  });
}
