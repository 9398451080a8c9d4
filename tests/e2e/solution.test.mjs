// The solution lab: pairs accepted and refused, the slider by keyboard, formulas, sets, links, files, play, mistakes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, download, newPage, soon } from "./harness.mjs";

const lab = (t, query = "", options = {}) =>
  newPage(t, { hash: `#/lab/solution${query && `?${query}`}`, reducedMotion: true, ...options });
const field = (page, name) => page.getByRole("textbox", { name });
const q = encodeURIComponent;
const hash = (page) => page.evaluate(() => location.hash).then(decodeURIComponent);
const says = (page, text) => page.locator(".head").filter({ hasText: text }).waitFor();
const rows = (page) => page.locator(".solution-pairs tbody tr").evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent).join(" ")));
const way = (page, name) => page.locator(".solution-ways label").filter({ hasText: name }).click();

test("two numbers give their pairs, and the n-th of any size", async (t) => {
  const page = await lab(t);
  assert.equal(await page.title(), "A game for your solution · Nimscope");
  await says(page, "S = {⌊nβ⌋} has exactly these P-positions");
  await says(page, "proved for every n");
  assert.match(await page.locator(".head .source-tag a").getAttribute("href"), /papers\?p=fisher/);
  assert.deepEqual((await rows(page)).slice(0, 5), ["1 1 3 2", "2 2 6 4", "3 4 10 6", "4 5 13 8", "5 7 17 10"]);
  await page.getByText("(1\u202f414\u202f213, 3\u202f414\u202f213)").waitFor();
  await page.getByText("√2 = 1.414\u202f213\u202f562…").waitFor();
  await page.locator("#solution-levels").filter({ hasText: "n = 4: (5,13)" }).waitFor();
  await axe(page);
});

test("the slider is moved by keys, and the rays turn", async (t) => {
  const page = await lab(t);
  const slider = page.getByRole("slider", { name: "β" });
  const ray = () => page.locator(".map-ray").getAttribute("d");
  const before = await ray();
  await slider.focus();
  await page.keyboard.press("m");
  await soon(async () => assert.equal(await field(page, /^β/).inputValue(), "phi^2"));
  await soon(async () => assert.notEqual(await ray(), before));
  await page.keyboard.press("ArrowRight");
  await soon(async () => assert.equal(await field(page, /^β/).inputValue(), "263/100"));
  await says(page, "Lemma 3");
  await page.keyboard.press("Shift+ArrowLeft");
  await soon(async () => assert.equal(await field(page, /^β/).inputValue(), "253/100"));
  await page.keyboard.press("End");
  await soon(async () => assert.equal(await slider.getAttribute("aria-valuetext"), "6, 6"));
  await says(page, "Theorem 2");
  await page.keyboard.press("Home");
  await soon(async () => assert.match(await hash(page), /y=2&/));
});

test("pairs are accepted, and the game of them is played", async (t) => {
  const page = await lab(t);
  await way(page, "Pairs");
  await page.locator("#sol-p").fill("(1,2) (3,5)\n(4,7)");
  await says(page, "S = {2, 5, 7} has exactly these P-positions");
  await says(page, "S is fixed up to level 7; above it all is green");
  assert.deepEqual(await rows(page), ["1 1 2 1", "2 3 5 2", "3 4 7 3"]);
  await page.getByRole("application", { name: /^Levels 1 to 8/ }).focus();
  await page.keyboard.press("Home");
  await page.locator("#solution-levels").filter({ hasText: "n = 1: (1,2)" }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.locator("#solution-levels").filter({ hasText: "n = 2: (3,5)" }).waitFor();
  await page.getByRole("link", { name: "Play", exact: true }).last().click();
  await page.getByRole("region", { name: "Board", exact: true }).waitFor();
  assert.match(await hash(page), /chromatic:list\(2,5,7\)\/5\+5/);
});

test("an address that somebody is on the way to is not written over", async (t) => {
  const page = await lab(t);
  await page.getByRole("slider", { name: "β" }).focus();
  await page.keyboard.press("m");
  await soon(async () => assert.match(await hash(page), /phi/));
  // The browser has gone on, but has not told so yet.
  await page.keyboard.press("ArrowRight");
  await page.evaluate(() => history.pushState(null, "", "#/play?g=nim/3"));
  await says(page, "Lemma 3");
  await page.waitForTimeout(1500);
  assert.equal(await hash(page), "#/play?g=nim/3");
  await page.evaluate(() => dispatchEvent(new HashChangeEvent("hashchange")));
  await page.getByRole("region", { name: "Board", exact: true }).waitFor();
  await soon(async () => assert.match(await hash(page), /^#\/play\?.*g=nim\/3/));
});

test("the first pair that forbids a list is shown, with the nearest game", async (t) => {
  const page = await lab(t, `w=pairs&p=${q("(1,2), (3,6), (4,5)")}`);
  await says(page, "No set S has these P-positions");
  await says(page, "(4,5) lies inside (3,6): the first pair that forbids it.");
  assert.ok(await page.getByRole("button", { name: "Play", exact: true }).isDisabled());
  await page.getByText("At level 5 that is 3, not 4.").waitFor();
  await page.getByText("S = {2, 5, 6}").first().waitFor();
  await axe(page);
  const href = await page.getByRole("link", { name: "Play from (4,5)" }).getAttribute("href");
  assert.match(decodeURIComponent(href), /chromatic:list\(2,5,6\)\/4\+5/);
  await page.getByRole("button", { name: "Take these pairs" }).click();
  await says(page, "S = {2, 5, 6} has exactly these P-positions");
  assert.equal(await page.locator("#sol-p").inputValue(), "(1,2), (3,5), (4,6)");
});

test("sequences, formulas and sets are followed", async (t) => {
  const page = await lab(t);
  await way(page, "Formulas");
  await soon(async () => assert.deepEqual((await rows(page)).slice(0, 3), ["1 1 1 0", "2 2 4 2", "3 3 9 6"]));
  await field(page, /^bₙ/).fill("3n");
  await field(page, /^aₙ/).fill("3n - 2");
  await says(page, "level 2 is free below (4,6)");
  await says(page, "Level 2 is in neither sequence");
  await field(page, /^aₙ/).fill("(3n - 1) // 2");
  await says(page, "agrees up to level 1\u202f000, not proved");
  await way(page, "Two sequences");
  await field(page, /^aₙ/).fill("");
  await soon(async () => assert.deepEqual(await rows(page), ["1 1 2 1", "2 3 5 2", "3 4 7 3"]));
  await way(page, "The set S");
  await field(page, /^S: /).fill("evil");
  await says(page, "Theorem 14");
  await page.locator("label").filter({ hasText: "Misère" }).click();
  await soon(async () => assert.deepEqual((await rows(page)).slice(0, 4), ["1 2 3 1", "2 4 5 1", "3 6 6 0", "4 7 9 2"]));
  await soon(async () => assert.match(await hash(page), /w=set&s=evil&n=1000&c=misere/));
});

test("evil levels: the case of the proof and the blocks around, for any n", async (t) => {
  const page = await lab(t, "w=set&s=evil&m=28");
  const proof = page.getByRole("region", { name: /^The proof for n = 28/ });
  await proof.getByText("odious and vile: case 4 of the proof").waitFor();
  assert.deepEqual(await proof.locator("tbody tr").evaluateAll((all) => all.map((row) => row.children[0].textContent + row.children[3].textContent)), ["540", "551", "562", "571"]);
  const blocks = page.getByRole("region", { name: "Four blocks of four" });
  assert.equal(await blocks.locator("tbody tr").count(), 16);
  await axe(page);
  await proof.getByRole("button", { name: "n less 1" }).click();
  await page.getByRole("region", { name: /^The proof for n = 27/ }).getByText("evil and vile: case 3").waitFor();
  await page.getByRole("textbox", { name: "n", exact: true }).fill("17509^17509");
  await page.getByText("evil and vile: case 3").waitFor();
  await page.locator("label").filter({ hasText: "Misère" }).click();
  await soon(async () => assert.equal(await blocks.count(), 0));
});

test("files hold the pairs", async (t) => {
  const page = await lab(t, `w=pairs&p=${q("(2,1)")}`);
  const file = async (name) => (await download(page, page.getByRole("button", { name, exact: true })))[1].toString();
  assert.equal(await file("CSV"), "n,a,b,difference\n1,1,2,1\n");
  assert.match(await file("SVG"), /^<\?xml|^<svg/);
});

test("mistakes are shown at their place", async (t) => {
  const page = await lab(t, `w=pairs&p=${q("(1,2), (3;x)")}`);
  await soon(async () => assert.equal(await page.locator("#sol-p-note .err-at").innerText(), "x"));
  await way(page, "Formulas");
  await field(page, /^bₙ/).fill("n^2 + m");
  await soon(async () => assert.equal(await page.locator("#sol-h-note .err-at").innerText(), "m"));
  await field(page, /^bₙ/).fill("10 - n");
  await page.getByRole("alert").filter({ hasText: "a level above the one before" }).waitFor();
  await way(page, "α and β");
  await field(page, /^β/).fill("1/2");
  await soon(async () => assert.equal(await page.locator(".side .err").count(), 1));
  await axe(page);
});

for (const width of [320, 390]) {
  test(`nothing is cut off at ${width} px`, async (t) => {
    const page = await lab(t, `w=pairs&p=${q("(1,2), (3,6), (4,5)")}`, { width, height: 844 });
    await says(page, "No set S");
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await axe(page);
    await page.getByRole("button", { name: "2 + √2" }).click();
    await says(page, "proved for every n");
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await axe(page);
  });
}
