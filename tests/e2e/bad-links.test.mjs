// Links that hold nothing never give a blank page: the reason and its place are shown.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, newPage, site, soon } from "./harness.mjs";
import { board } from "./player.mjs";

const BAD = [
  "", "g=", "v=1", "v=2&g=nim/3", "v=x&g=nim/3", "v=99999999999999999999&g=nim/3",
  "v=1&g=nim/", "v=1&g=nim/x", "v=1&g=nim/3+", "v=1&g=nim/-1", "v=1&g=nim/99999999999999999999999", "v=1&g=nim/1.5",
  "v=1&g=chess/8", "v=1&g=NIM", "v=1&g=/", "v=1&g=&&&&", "v=1&g=%", "v=1&g=%ff", "v=1&g=nim/3%", "v=1&g=%00",
  "v=1&g=colourful/q3", "v=1&g=colourful/r", "v=1&g=colourful/r0", "v=1&g=colourful/3", "v=1&g=colourful/r2y",
  "v=1&g=colourful/r99999999999999999999", "v=1&g=chromatic/4+2", "v=1&g=chromatic:beatty/4+2",
  "v=1&g=chromatic:beatty(phi^2/4+2", "v=1&g=chromatic:beatty(sqrt(2)))/4", "v=1&g=chromatic:beatty(1/2)/4+2",
  "v=1&g=chromatic:beatty(1/0)/4+2", "v=1&g=chromatic:beatty(sqrt(-1))/4+2", "v=1&g=chromatic:list()/4%2Bx",
  "v=1&g=nim/3&m=1-9", "v=1&g=nim/3&m=9-1", "v=1&g=nim/3&m=x", "v=1&g=nim/3&m=,,", "v=1&g=nim/3&m=1-3,1-1", "v=1&g=nim/3&m=1-0",
  "v=1&g=nim/3&c=both", "v=1&g=nim/3&o=god", "v=1&g=nim/3&f=me", "v=1&g=nim/3&s=-1", "v=1&g=nim/3&p=x", "v=1&g=nim/3&a=most",
  "v=1&g=nim/3&t=blue", "v=1&g=nim/3&l=yes", "v=1&g=nim/3&to=javascript:alert(1)", "v=1&g=nim/3&n=a,b,c",
  "v=1&g=nim/3&nim/4", "v=1&g=nim/3%26chess/4", "v=1&g=nim/3%26", "v=1&g=nim/3%26%26nim/3",
  `v=1&g=nim/${"1+".repeat(40_000)}1`, `v=1&g=${"x".repeat(60_000)}`, `v=1&g=colourful/${"r1y1".repeat(30_000)}`,
];

test("every malformed link tells what is wrong", async (t) => {
  const page = await newPage(t);
  const silent = [];
  for (const query of BAD) {
    await page.evaluate((query) => { location.hash = `#/play?${query}`; }, query);
    const shown = page.locator(".state.page, main.frame, main.home");
    await shown.first().waitFor();
    await page.waitForTimeout(30);
    const text = await page.locator("body").innerText();
    const said = /This link holds no position|of this link cannot be (made|read)/.test(text) && /expected|allowed|is not legal in the position/i.test(text) || /There is no game called/.test(text);
    // A link may also be read kindly; then a game is there.
    if (!said && !(await page.locator("main.frame .stage").count())) silent.push(query.slice(0, 80));
    await page.evaluate(() => { location.hash = "#/"; });
    await page.locator("main.home").waitFor();
  }
  assert.deepEqual(silent, []);
});

test("the place of the mistake is shown", async (t) => {
  const page = await newPage(t, { hash: "#/play?v=1&g=nim/3%2Bx" });
  await page.getByRole("heading", { name: "This link holds no position" }).waitFor();
  await page.getByText(/“x” does not fit here. Expected: /).waitFor();
  await page.getByText("nim/3+x").first().waitFor();
  await axe(page);
  await page.getByRole("link", { name: "All games" }).click();
  await page.locator("main.home").waitFor();
  // The game itself is known.
  await page.goBack();
  await page.getByRole("link", { name: "Play Nim" }).click();
  await page.locator(".gamebar h1", { hasText: /^Nim$/ }).waitFor();
});

test("a game that is not here is named and searched for", async (t) => {
  const page = await newPage(t, { hash: "#/play?v=1&g=hackenbusch/3" });
  await page.getByRole("heading", { name: "This link names a game that we do not know" }).waitFor();
  await page.getByText("There is no game called “hackenbusch”.").waitFor();
  await axe(page);
  await page.getByRole("link", { name: "Search for “hackenbusch”" }).click();
  await page.locator(".game-card").first().waitFor();
  assert.equal(await page.locator("#search").inputValue(), "hackenbusch");
  assert.match(await page.locator(".game-card").first().innerText(), /Hackenbush/);
});

test("an illegal move is named, and the game before it is a click away", async (t) => {
  const page = await newPage(t, { hash: "#/play?v=1&g=nim/3%2B5&m=1-2,1-2" });
  await page.getByRole("heading", { name: "A move of this link cannot be made" }).waitFor();
  await page.getByText("Move 2, “1-2”, is not legal in the position before it.").waitFor();
  await axe(page);
  await page.getByRole("link", { name: "Open the game before move 2" }).click();
  await board(page).waitFor();
  await page.waitForFunction(() => /[?&]m=1-2(&|$)/.test(location.hash));
});

test("a wrong setting is left out where the game is whole", async (t) => {
  const page = await newPage(t, { hash: "#/play?v=1&g=nim/3%2B5&o=wizard&a=full" });
  await page.getByText("Opponent: “wizard” does not fit here.").waitFor();
  await page.getByRole("link", { name: "Open the game without it" }).click();
  await board(page).waitFor();
  await page.waitForFunction(() => /[?&]g=nim\/3\+5&.*a=full/.test(location.hash));
});

test("the presenter and the frame tell too", async (t) => {
  for (const place of ["present", "embed"]) {
    const page = await newPage(t, { hash: `#/${place}?v=1&g=nim/x` });
    await page.getByRole("heading", { name: "This link holds no position" }).waitFor();
  }
});

test("an address of no page leads home", async (t) => {
  const page = await newPage(t, { hash: "#/nowhere/at?all=1" });
  await page.getByRole("heading", { name: "No page here" }).waitFor();
  await axe(page);
  await page.getByRole("link", { name: "All games" }).click();
  await page.locator("main.home").waitFor();
});

test("an address like that of a page leads to it", async (t) => {
  const page = await newPage(t, { hash: "#/puzzles/2050-01-01" });
  await page.getByRole("link", { name: "All puzzles" }).click();
  await page.getByRole("heading", { level: 1, name: /puzzle/i }).waitFor();
});

test("markup in a link is text", async (t) => {
  const page = await newPage(t, { url: `${site.url}#/play?v=1&g=${encodeURIComponent("<img src=x onerror=alert(1)>")}` });
  await page.getByText("<img src=x onerror=alert(1)>").first().waitFor();
  await soon(async () => assert.equal(await page.locator("main img").count(), 0));
});
