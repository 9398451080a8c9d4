// The counting lab: tables, formulas, triangle, plot, one long number, links, files, mistakes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, download, newPage, ready, soon } from "./harness.mjs";

const lab = (t, query = "", options = {}) =>
  newPage(t, { hash: `#/lab/counting${query && `?${query}`}`, reducedMotion: true, ...options });
const field = (page, name) => page.getByRole("textbox", { name });
const plot = (page) => page.getByRole("application");
const plain = (text) => text.replace(/\s+/g, " ").trim();
/** Radio buttons are pressed by their labels. */
const choose = (page, name) => page.locator("label").filter({ hasText: name }).first().click();
const row = (page, n) => page.locator(".count-table tbody tr").nth(n).locator("td").allInnerTexts();
const pointed = (page, text) => page.locator(".plot-cursor text").filter({ hasText: text }).waitFor();
const sources = (page) => page.locator(".formulas .source-tag").allInnerTexts();

test("three piles, as the paper has them", async (t) => {
  const page = await lab(t);
  assert.equal(await page.title(), "Counting lab · Nimscope");
  await page.getByRole("heading", { name: "Values for three piles" }).waitFor();
  assert.deepEqual((await row(page, 0)).slice(0, 12), "1 4 7 16 19 28 43 64 67 76 91 112".split(" "));
  assert.deepEqual((await row(page, 1)).slice(0, 12), "1 3 3 9 3 9 15 21 3 9 15 21".split(" "));
  assert.deepEqual((await row(page, 2)).slice(0, 12), "1 4 7 16 19 28 37 64 67 76 85 112".split(" "));
  assert.deepEqual((await row(page, 3)).slice(0, 12), "1 3 3 9 3 9 9 27 3 9 9 27".split(" "));
  await soon(async () => assert.equal(plain(await page.locator("#cnt-values .count").innerText()), "formulas checked to n = 40"));
  assert.deepEqual(await sources(page), ["Theorem 10", "Theorem 9", "Section 5.1", "Theorem 17"]);
  await page.getByText("The paper misprints this recursion").waitFor();
  await soon(async () => assert.deepEqual(await page.locator(".sequence-choice a").allInnerTexts(), ["A236305", "A241717", "A130665", "A048883"]));
  await soon(async () => assert.equal(await page.locator(".sequence-choice a").first().getAttribute("href"), "https://oeis.org/A236305"));
  const last = await page.locator(".triangle-row").last().locator("[data-n]").allInnerTexts();
  assert.deepEqual(last.map(Number), Array.from({ length: 16 }, (_, n) => 6 * n + 3));
  await pointed(page, "95 = 1011111₂, six ones: 729");
});

test("any number of piles has its theorems", async (t) => {
  const page = await lab(t);
  const has = async (k, first, names) => {
    await page.getByRole("heading", { name: new RegExp(`Values for ${k} pile`) }).waitFor();
    assert.deepEqual((await row(page, 3)).slice(0, first.length), first);
    assert.deepEqual(await sources(page), names);
  };
  await choose(page, /^4$/);
  await has("four", ["1", "6", "7", "36", "13"], ["Theorem 11", "Corollary 12", "Lemma 25", "Lemma 24"]);
  await choose(page, /^5$/);
  await has("five", ["1", "10", "15", "100", "65"], ["Theorem 13", "Theorem 14", "Theorem 28", "Theorem 27"]);
  await page.getByText("which is not printed").waitFor();
  await choose(page, /^6$/);
  await has("six", ["1", "15", "30", "226"], ["Theorem 15", "Theorem 16", "Theorem 28", "Theorem 27"]);
  await field(page, /any up to 100/).fill("1");
  await has("one", ["1", "0", "0"], Array(4).fill("Section 3.2"));
  await choose(page, /^2$/);
  await has("two", ["1", "1", "1"], Array(4).fill("Lemma 8"));
  await field(page, /any up to 100/).fill("100");
  await has("100", ["1", "4 950"].map((text) => text.replace(" ", "\u202f")), ["Theorem 15", "Theorem 16", "Theorem 28", "Theorem 27"]);
});

test("another game is counted by the values of its heaps", async (t) => {
  const page = await lab(t, "g=0.77&k=3&n=40");
  await page.getByRole("heading", { name: "Values for three piles" }).waitFor();
  assert.deepEqual((await row(page, 1)).slice(0, 12), "1 3 3 9 15 3 21 33 39 9 51 39".split(" "));
  assert.deepEqual((await row(page, 3)).slice(0, 13), "1 0 3 0 3 6 9 0 3 30 3 6 21".split(" "));
  await page.getByRole("heading", { name: "Which sequence is this?" }).waitFor();
  assert.equal(await page.locator(".formulas").count(), 0);
  await field(page, /Game, if not Nim/).fill("0.[3]");
  await page.getByRole("link", { name: "A048883" }).waitFor();
  await field(page, /Game, if not Nim/).fill("");
  await soon(async () => assert.equal((await sources(page)).length, 4));
});

test("each sequence has its triangle, to twelve rows", async (t) => {
  const page = await lab(t, "n=2047");
  const card = page.getByRole("region", { name: /^Triangle of/ });
  await card.getByRole("button", { name: "D3", exact: true }).click();
  await card.getByText("Each row starts with the row above; its second half is 3 times its first.").waitFor();
  assert.deepEqual(await card.locator(".triangle-row").nth(2).locator("[data-n]").allInnerTexts(), ["3", "9", "9", "27"]);
  await card.getByRole("button", { name: "12 rows" }).click();
  await soon(async () => assert.equal(await card.locator(".triangle-row").count(), 12));
  await card.getByText("… 768 more").waitFor();
  await axe(page);
});

test("rows of the triangle lie below each other as a picture", async (t) => {
  const page = await lab(t, "s=d");
  const picture = page.getByRole("img", { name: /^A strip for each of 8 rows, to n = 127/ });
  await picture.waitFor();
  assert.ok((await picture.locator("path").count()) > 1);
});

test("one n is the same everywhere", async (t) => {
  const page = await lab(t, "m=3");
  await pointed(page, "3 = 11₂, two ones: 9");
  await page.locator(".count-table td[data-n='7']").first().hover();
  await pointed(page, "7 = 111₂, three ones: 27");
  await soon(async () => assert.equal(await page.locator(".triangle-row .on").innerText(), "21"));
  await page.locator(".triangle-row [data-n='12']").hover();
  await pointed(page, "12 = 1100₂, two ones: 9");
  await soon(async () => assert.deepEqual(await page.locator(".count-table tbody .on").allInnerTexts(), ["139", "27", "121", "9"]));
  const box = await page.locator("#cnt-plot").boundingBox();
  const x = (n) => box.x + ((58 + (n * 880) / 127) / 950) * box.width;
  await page.mouse.move(x(100), box.y + 80);
  await pointed(page, "100 = 1100100₂, three ones: 27");
  await soon(async () => assert.equal(await page.locator(".count-table thead .on").innerText(), "100"));
  await soon(async () => assert.match(plain(await page.locator(".chain p").innerText()), /^For n = 100: 2 ?12 ≤ a ?3 ?\(66\) = /));
});

test("keys walk over n, sequences and piles", async (t) => {
  const page = await lab(t, "m=15");
  await plot(page).focus();
  await page.keyboard.press("ArrowRight");
  await pointed(page, "16 = 10000₂, one one: 3");
  await soon(async () => assert.equal(await page.locator("main > [role=status]").innerText(), "D_3(16) = 3"));
  await page.keyboard.press("ArrowRight");
  await soon(async () => assert.equal(await page.locator(".count-table thead .on").innerText(), "17"));
  await page.keyboard.press("ArrowUp");
  await pointed(page, "17 = 10001₂: 268");
  await soon(async () => assert.equal(await page.getByRole("radio", { name: /total at most/ }).isChecked(), true));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await pointed(page, "17 = 10001₂: 268");
  await page.keyboard.press("4");
  await page.getByRole("heading", { name: "Values for four piles" }).waitFor();
  await page.keyboard.press("Home");
  await pointed(page, "0 = 0₂: 1");
  await page.keyboard.press("End");
  await pointed(page, "127 = 1111111₂: ");
});

test("bounds are drawn where they hold", async (t) => {
  const page = await lab(t);
  await soon(async () => assert.equal(await page.getByRole("checkbox", { name: "Bounds" }).count(), 0));
  await choose(page, "largest pile at most");
  await page.getByText("Bounds", { exact: true }).click();
  await soon(async () => assert.equal(await page.locator("#cnt-plot .count-bounds").count(), 2));
  await page.waitForFunction(() => location.hash.endsWith("&b=1"));
});

test("one long number is exact", async (t) => {
  const page = await lab(t);
  await choose(page, "largest pile at most");
  await field(page, /One large n/).fill("2^4000 - 1");
  await page.getByText("2 409 digits".replace(" ", "\u202f")).waitFor();
  const exact = (2n ** 8000n).toString();
  const shown = plain(await page.locator(".one p").first().innerText());
  assert.ok(shown.endsWith(`= ${exact.slice(0, 14)} … ${exact.slice(-14)}`), shown);
  await field(page, /One large n/).fill("17509^17509");
  await page.getByText(/^148\s591 digits$/).waitFor();
  await choose(page, "total exactly");
  await page.locator(".one .small").filter({ hasText: /digits/ }).waitFor();
  await choose(page, "total at most");
  await page.getByText("Too large. Allowed: a number of at most 14\u202f907 digits for this sequence.").waitFor();
  await field(page, /One large n/).fill("12+");
  await page.locator(".err").waitFor();
  await soon(async () => assert.equal(await field(page, /One large n/).getAttribute("aria-invalid"), "true"));
  await field(page, /One large n/).fill("");
  await page.waitForFunction(() => !document.querySelector(".one p, .err"));
});

test("mistakes are sentences and leave the last terms", async (t) => {
  const page = await lab(t);
  await field(page, /any up to 100/).fill("101");
  await page.getByText("Too large. Allowed: at most 100.").waitFor();
  await page.getByRole("heading", { name: "Values for three piles" }).waitFor();
  await field(page, /any up to 100/).fill("0");
  await page.getByText(/at least one pile/).waitFor();
  await field(page, /any up to 100/).fill("3");
  await field(page, /Count up to/).fill("12x");
  await soon(async () => assert.equal(await page.locator(".err-at").innerText(), "x"));
  await field(page, /Count up to/).fill("2048");
  await page.getByText("Too large. Allowed: at most 2\u202f047.").waitFor();
  await field(page, /Count up to/).fill("2047");
  await page.locator(".counting-plot .chip").filter({ hasText: "2\u202f047" }).waitFor();
  const lost = await lab(t, "s=z");
  await lost.getByRole("heading", { name: "This link holds no calculation" }).waitFor();
});

test("a link brings everything back", async (t) => {
  const page = await lab(t, "k=4&n=63&s=A&m=20&x=10^30&b=1");
  await pointed(page, "20 = 10100₂: ");
  await page.locator(".one p").first().waitFor();
  await choose(page, "largest pile exactly");
  await page.waitForFunction(() => location.hash.endsWith("v=1&k=4&n=63&s=d&m=20&x=10%5E30&b=1"));
  await page.reload();
  await ready(page);
  await pointed(page, "20 = 10100₂: ");
  await page.getByRole("button", { name: "Share" }).click();
  await soon(async () => assert.match(await page.getByRole("dialog").getByRole("textbox").first().inputValue(), /#\/lab\/counting\?v=1&k=4&n=63&s=d&m=20/));
});

async function file(page, name) {
  const [saved, bytes] = await download(page, page.getByRole("button", { name, exact: true }));
  return [saved, bytes.toString()];
}

test("files hold the terms", async (t) => {
  const page = await lab(t, "n=31", { permissions: ["clipboard-read", "clipboard-write"] });
  const [name, csv] = await file(page, "CSV");
  assert.equal(name, "nim-p-positions-3.csv");
  const lines = csv.trimEnd().split("\n");
  assert.deepEqual([lines.length, lines[0], lines[32]], [33, "n,a_3,d_3,A_3,D_3", "31,1024,93,1024,243"]);
  const [bname, bfile] = await file(page, "b-file");
  assert.deepEqual([bname, bfile.split("\n")[7], bfile.trimEnd().split("\n").length], ["b048883.txt", "7 27", 32]);
  await page.getByRole("button", { name: "Terms" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^1, 3, 3, 9, 3, 9, 9, 27, 3, /);
  const [svgName, svg] = await file(page, "SVG");
  assert.equal(svgName, "counting.svg");
  const wrong = await page.evaluate((svg) => new DOMParser().parseFromString(svg, "image/svg+xml").querySelector("parsererror")?.textContent, svg);
  assert.equal(wrong, undefined);
  assert.ok(!svg.includes("var("));
});

test("games are named, and piles without one value are counted, too", async (t) => {
  const page = await lab(t, "g=lasker&k=3&s=d&n=40");
  assert.deepEqual((await row(page, 1)).slice(0, 12), "1 3 3 3 9 9 15 3 21 9 15 21".split(" "));
  await field(page, /Game, if not Nim/).fill("colourful");
  await page.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await soon(async () => assert.deepEqual((await row(page, 3)).slice(0, 8), "1 0 3 2 10 18 44 86".split(" ")));
  await page.getByText("Piles with the same run lengths count once").waitFor();
  await field(page, /Game, if not Nim/).fill("moore:x");
  await page.getByText("from how many piles a move may take").waitFor();
  await axe(page);
});

test("the rules of a game of two heaps are fetched for its count", async (t) => {
  const page = await lab(t, "g=wythoff&k=2&s=a");
  await page.getByText("They are counted on the map of the game.").waitFor();
  await soon(async () => assert.deepEqual((await row(page, 0)).slice(0, 6), "1 1 3 3 3 5".split(" ")));
  assert.equal(await page.getByText("cannot be read").count(), 0);
});
