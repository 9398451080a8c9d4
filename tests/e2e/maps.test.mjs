// The maps page: games, values and outcomes, misère play, two maps over each other, statements, slices, moving and reading, the
// list, links, files, mistakes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { download, newPage, ready, soon } from "./harness.mjs";
import { board } from "./player.mjs";

const maps = (t, query = "", options = {}) =>
  newPage(t, { hash: `#/lab/maps${query && `?${query}`}`, reducedMotion: true, ...options });
const field = (page, name) => page.getByRole("textbox", { name });
const map = (page) => page.getByRole("application");
const says = (page, text) => page.locator(".map-card .cell-read").filter({ hasText: text }).waitFor();
const titled = (page, text) => page.getByRole("heading", { name: /^Map of/ }).filter({ hasText: text }).waitFor();
const choose = (page, name) => page.locator("label").filter({ hasText: name }).first().click();
const rows = (page) => page.locator(".pair-table tbody tr").evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));

/** The place of a cell in a window from (0,0) with `span` cells across. */
async function place(page, x, y, span) {
  const box = await map(page).boundingBox();
  const unit = box.width / 369;
  return [box.x + (26 + ((x + 0.5) * 341) / span) * unit, box.y + (2 + 341 - ((y + 0.5) * 341) / span) * unit];
}

test("chromatic nim with φ² shows alpha and beta", async (t) => {
  const page = await maps(t);
  assert.equal(await page.title(), "Maps · Nimscope");
  await titled(page, "chromatic:beatty(phi^2)/4+2");
  await page.locator(".heatbox canvas").waitFor();
  const list = await rows(page);
  assert.deepEqual(list.slice(0, 5).map((row) => row.slice(0, 4).map(Number)), [[0, 0, 0, 0], [1, 1, 2, 1], [2, 3, 5, 2], [3, 4, 7, 3], [4, 6, 10, 4]]);
  await page.getByRole("button", { name: "Last rows" }).click();
  const last = (await rows(page)).at(-1).map(Number);
  assert.ok(Math.abs(last[4] - 1.618) < 0.02 && Math.abs(last[5] - 2.618) < 0.02, last.join(" "));
});

test("every kind of game has its map", async (t) => {
  const page = await maps(t, "n=20");
  for (const [name, game, cell, text] of [
    ["Nim", "nim/3+5", [6, 5], "(6,5), Grundy value 3"],
    ["Kayles", "octal:0.77/5+7", [5, 5], "(5,5), P-position"],
    ["Grundy’s game", "grundy/5+8", [5, 8], "(5,8), P-position"],
    ["Lasker’s Nim", "lasker/2+5", [3, 4], "(3,4), Grundy value 7"],
    ["{1, 3, 4}", "subtraction:1,3,4/5+7", [2, 7], "(2,7), P-position"],
    ["Wythoff", "wythoff/5+8", [4, 7], "(4,7), P-position"],
    ["Fibonacci Nim", "fibonacci/20,6", [3, 5], "(3,5), no position"],
    ["Empty and Divide", "empty-and-divide/7+12", [3, 5], "(3,5), P-position"],
    ["Lasker and Kayles", "lasker/3&kayles/5", [3, 3], "(3,3), Grundy value 7"],
  ]) {
    await page.getByRole("button", { name, exact: true }).click();
    await titled(page, game);
    await page.mouse.move(...await place(page, ...cell, 20));
    if (name === "Grundy’s game") continue;
    await says(page, text);
  }
});

test("a thousand by a thousand is painted and read", async (t) => {
  const page = await maps(t, "g=nim/3%2B5&n=1000");
  await titled(page, "nim/3+5");
  const painted = () => page.locator(".heatbox canvas").evaluate((canvas) => [canvas.width, new Set(canvas.getContext("2d").getImageData(0, 0, 1000, 1000).data).size]);
  await page.waitForFunction(() => document.querySelector(".heatbox canvas")?.width === 1000);
  const [width, colours] = await painted();
  assert.equal(width, 1000);
  assert.ok(colours > 50, `${colours}`);
  await map(page).focus();
  for (let i = 0; i < 9; i++) await page.keyboard.press("+");
  await page.locator(".heatbox .map-value").first().waitFor();
  await choose(page, "Outcomes");
  await soon(async () => assert.equal(await page.locator(".heatbox .map-value").count(), 0));
  await page.getByRole("button", { name: "Show all" }).click();
  await page.locator(".heatbox canvas").waitFor();
  await page.getByText("1 000".replace(" ", "\u202f"), { exact: true }).first().waitFor();
});

test("keys and pointer move, read and open", async (t) => {
  const page = await maps(t, "n=12&c=1-1");
  await titled(page, "chromatic");
  await says(page, "(1,1), ");
  await map(page).focus();
  await page.keyboard.press("ArrowRight");
  await says(page, "(2,1), P-position");
  await soon(async () => assert.equal(await page.locator(".map-card [role=status]").innerText(), "(2,1), P-position"));
  await page.mouse.move(...await place(page, 3, 5, 12));
  await says(page, "(3,5), P-position");
  // A cell that was pressed stays while the pointer goes on to the way into its game.
  await page.mouse.click(...await place(page, 7, 4, 12));
  await page.mouse.move(...await place(page, 2, 2, 12));
  await says(page, "(7,4), ");
  await page.waitForFunction(() => location.hash.includes("c=7-4"));
  await page.getByRole("link", { name: "Play from here" }).click();
  await board(page).waitFor();
  assert.match(page.url(), /#\/play\?v=1&g=chromatic:beatty\(phi%5E2\)\/7\+4/);
  await page.goBack();
  await says(page, "(7,4), ");
  await map(page).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await board(page).waitFor();
  assert.match(page.url(), /\/7\+5/);
});

test("mistakes are sentences and keep the last map", async (t) => {
  const page = await maps(t, "n=30");
  await titled(page, "chromatic");
  await field(page, /Game/).fill("nim/3+x");
  await soon(async () => assert.equal(await page.locator(".err-at").innerText(), "x"));
  await field(page, /Game/).fill("nim/3+5+7+9");
  await page.getByText(/expected: two heaps or stacks/i).waitFor();
  await field(page, /Game/).fill("nim/3+5");
  await titled(page, "nim/3+5");
  await field(page, /Size/).fill("1001");
  await page.getByText(/Too large\. Allowed: at most 1\s000\./).waitFor();
  const lost = await maps(t, "r=1-2");
  await lost.getByRole("heading", { name: "This link holds no plot" }).waitFor();
});

test("a link brings everything back", async (t) => {
  const page = await maps(t, "g=lasker/2%2B5&n=64&w=outcomes&r=10-20-16&c=12-22");
  await titled(page, "lasker/2+5");
  await says(page, "(12,22), N-position");
  await map(page).focus();
  await page.keyboard.press("ArrowUp");
  await page.waitForFunction(() => location.hash.endsWith("v=1&g=lasker/2+5&n=64&w=outcomes&r=10-20-16&c=12-23"));
  await page.reload();
  await ready(page);
  await says(page, "(12,23), N-position");
});

async function file(page, name) {
  return download(page, page.getByRole("button", { name, exact: true }));
}

test("files hold the map", async (t) => {
  const page = await maps(t, "g=nim/3%2B5&n=20");
  await titled(page, "nim/3+5");
  const [name, csv] = await file(page, "CSV");
  assert.equal(name, "map.csv");
  const lines = csv.toString().trimEnd().split("\n");
  assert.deepEqual([lines.length, lines[6].split(",").slice(0, 8).join()], [21, "5,5,4,7,6,1,0,3"]);
  const [, svg] = await file(page, "SVG");
  const wrong = await page.evaluate((svg) => new DOMParser().parseFromString(svg, "image/svg+xml").querySelector("parsererror")?.textContent, svg.toString());
  assert.equal(wrong, undefined);
  const [png, bytes] = await file(page, "PNG");
  assert.deepEqual([png, bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16)], ["map.png", "PNG", 1000]);
  await choose(page, "Outcomes");
  const [, outcomes] = await file(page, "CSV");
  assert.equal(outcomes.toString().split("\n")[2].slice(0, 7), "1,N,P,N");
});

test("a sum of two games names its axes and is played", async (t) => {
  const page = await maps(t, "g=lasker/3%26kayles/5&n=20&c=4-3");
  await titled(page, "lasker/3&kayles/5");
  await page.getByText("Across: heap of Lasker’s Nim. Up: row of Kayles.").waitFor();
  // Not its own mirror image: both numbers of each P-position are listed.
  const list = await rows(page);
  assert.deepEqual(list.slice(5, 9).map((row) => row.slice(1, 3).map(Number)), [[1, 16], [2, 2], [2, 7], [2, 10]]);
  assert.deepEqual(new Set(list.map((row) => row.length)), new Set([5]));
  await page.getByRole("button", { name: "Last rows" }).click();
  assert.ok((await rows(page)).some(([, x, y]) => Number(x) > Number(y)));
  await page.getByRole("link", { name: "Play from here" }).click();
  await board(page).waitFor();
  assert.match(page.url(), /g=lasker\/4%26kayles\/3/);
});

test("two maps are laid over each other", async (t) => {
  const page = await maps(t, "n=50");
  await page.getByRole("button", { name: "Wythoff over φ²", exact: true }).click();
  const card = page.getByRole("region", { name: "Comparison" });
  await card.getByText("First difference at (3,4): value 2 in Wythoff’s Game", { exact: false }).waitFor();
  const counts = await card.locator("dl > div").evaluateAll((rows) => rows.map((row) => row.textContent));
  assert.equal(counts.length, 5);
  assert.match(counts[1], /alone0$/);
  assert.match(counts[2], /alone0$/);
  await page.waitForFunction(() => location.hash.includes("&k=chromatic:beatty(phi%5E2)/4+2&n=50"));
  await choose(page, "Outcomes");
  await card.getByText("The outcomes agree all over the map.").waitFor();
  await choose(page, "Grundy values");
  await page.waitForFunction(() => location.hash.includes("&w=values"));
  await page.reload();
  await ready(page);
  await card.getByRole("link", { name: /^Play Wythoff/ }).click();
  await board(page).waitFor();
  assert.match(page.url(), /g=wythoff\/3\+4/);
  await page.goBack();
  await field(page, /Compare with/).fill("");
  await card.waitFor({ state: "detached" });
});

test("misère play has its map", async (t) => {
  const page = await maps(t, "n=40");
  await page.getByRole("button", { name: "Misère Wythoff", exact: true }).click();
  await titled(page, "wythoff/4+2");
  await page.getByRole("heading", { name: /^Misère P-positions/ }).waitFor();
  assert.deepEqual((await rows(page)).slice(0, 2).map((row) => row.slice(1, 3).map(Number)), [[0, 1], [2, 2]]);
  await page.mouse.move(...await place(page, 2, 2, 40));
  await says(page, "(2,2), P-position");
  await page.mouse.click(...await place(page, 2, 2, 40));
  await page.getByRole("link", { name: "Play from here" }).click();
  await board(page).waitFor();
  assert.match(page.url(), /g=wythoff\/2\+2.*c=misere/);
  // By search, which ends with its budget.
  const searched = await maps(t, "g=kayles/3.4&n=9&m=1");
  await titled(searched, "kayles/3.4");
  await searched.getByRole("heading", { name: /^Misère P-positions/ }).waitFor();
});

test("a statement about the map is refuted by a position", async (t) => {
  const page = await maps(t, "n=60");
  await page.getByRole("button", { name: "Wythoff, by its difference", exact: true }).click();
  const card = page.locator(".statement");
  await card.getByText("holds for x ≤ y ≤ 59").waitFor();
  await field(page, /Statement/).fill("P iff y = floor(x * phi)");
  await card.getByText("fails at x = 1, y = 1").waitFor();
  await card.getByText("(1,1) has value 2.", { exact: false }).waitFor();
  await page.waitForFunction(() => decodeURIComponent(location.hash).includes("q=P iff y = floor(x * phi)"));
  await field(page, /Statement/).fill("P iff n = 1");
  await soon(async () => assert.equal(await card.locator(".err-at").innerText(), "n"));
  await field(page, /Statement/).fill("P iff y = floor(x * phi)");
  await card.getByRole("link", { name: "Play it" }).click();
  await board(page).waitFor();
  assert.match(page.url(), /g=wythoff\/1\+1/);
});

test("three stacks are slices by the third", async (t) => {
  const page = await maps(t, "g=chromatic:evil/4%2B2%2B3&n=40");
  await titled(page, "chromatic:evil/4+2+3");
  const before = await rows(page);
  const slider = page.getByRole("slider", { name: "Slice by the third stack" });
  await slider.fill("0");
  await titled(page, "chromatic:evil/4+2+0");
  await soon(async () => assert.notDeepEqual(await rows(page), before));
  // With an empty third stack it is the map of two.
  const [, list] = await download(page, page.getByRole("button", { name: "List", exact: true }));
  const two = await maps(t, "g=chromatic:evil/4%2B2&n=40");
  await titled(two, "chromatic:evil/4+2");
  const [, same] = await download(two, two.getByRole("button", { name: "List", exact: true }));
  assert.equal(list.toString(), same.toString());
  await field(page, /Third stack/).fill("7");
  await titled(page, "chromatic:evil/4+2+7");
});
