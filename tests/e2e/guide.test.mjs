// Pages to read: the glossary and about Nimscope.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, newPage, site, soon } from "./harness.mjs";
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

test("a page begins at its top, however far another was read", async (t) => {
  const page = await newPage(t, { hash: "#/about", reducedMotion: true });
  const go = async (hash, name) => {
    await page.evaluate((to) => {
      scrollTo(0, document.body.scrollHeight);
      location.hash = to;
    }, hash);
    await page.getByRole("heading", { level: 1, name }).waitFor();
  };
  await go("#/glossary", "Glossary");
  await page.locator(".guide dt").first().waitFor();
  await go("#/about", "About Nimscope");
  await page.waitForFunction(() => scrollY === 0 && document.body.scrollHeight > 2 * innerHeight);
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
  const term = page.getByRole("button", { name: "winning move" });
  await term.hover();
  await note.getByText("Winning move.").waitFor();
  await page.locator("h1").hover();
  await note.waitFor({ state: "hidden" });
  await term.focus();
  await note.getByText("Winning move.").waitFor();
  await page.keyboard.press("Escape");
  await note.waitFor({ state: "hidden" });
  await page.locator("#search").focus();
  // Enter on the term goes to the link, and Escape back.
  await page.getByRole("button", { name: "winning move" }).focus();
  await note.getByText("Winning move.").waitFor();
  await page.keyboard.press("Enter");
  await soon(async () => assert.equal(await page.evaluate(() => document.activeElement.textContent), "In the glossary"));
  await page.keyboard.press("Escape");
  await soon(async () => assert.equal(await page.evaluate(() => document.activeElement.textContent), "winning move"));
  // Tab goes on behind the term.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await soon(async () => assert.match(await page.evaluate(() => document.activeElement.textContent), /^Play Colourful Nim/));
  await note.waitFor({ state: "hidden" });
  await page.keyboard.press("Shift+Tab");
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

test("help is in the bar", async (t) => {
  const page = await newPage(t, { hash: "#/play?g=nim/3%2B5", reducedMotion: true });
  await page.getByRole("button", { name: "Help", exact: true }).click();
  const menu = page.locator("#help");
  await menu.waitFor();
  await axe(page);
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  for (const [item, title] of [["Keyboard", "Keyboard"], ["Rules of this game", /^Rules of/]]) {
    await page.getByRole("button", { name: "Help", exact: true }).click();
    await menu.getByRole("button", { name: item }).click();
    await page.getByRole("dialog", { name: title }).waitFor();
    await menu.waitFor({ state: "hidden" });
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: "Help", exact: true }).click();
  await menu.getByRole("link", { name: "Glossary" }).click();
  await page.getByRole("heading", { level: 1, name: "Glossary" }).waitFor();
  // Where there is no game the rest of it is there.
  await page.getByRole("button", { name: "Help", exact: true }).click();
  assert.deepEqual(await menu.getByRole("link").allInnerTexts(), ["Glossary", "Course", "About Nimscope"]);
  await menu.getByRole("button", { name: "Keyboard" }).click();
  await page.getByRole("dialog", { name: "Keyboard" }).waitFor();
});

test("the question mark lists the keys of every page", async (t) => {
  const dialog = (page) => page.getByRole("dialog", { name: "Keyboard" });
  for (const [hash, does] of [
    ["#/", "search the games"],
    ["#/lab/nimbers", "to the results"],
    ["#/learn", "go on with the course"],
    ["#/lesson?l=1.2", "previous or next step"],
    ["#/drills", "pass, or the next question"],
    ["#/glossary", "to the next link, button or field"],
  ]) {
    const page = await newPage(t, { hash, reducedMotion: true });
    await page.locator("main").first().waitFor();
    await page.keyboard.press("?");
    await dialog(page).getByText(does, { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await page.context().close();
  }
  const page = await newPage(t, { hash: "#/lab/nimbers", reducedMotion: true });
  // In a field it is a letter.
  await page.getByRole("textbox").first().press("?");
  assert.equal(await dialog(page).count(), 0);
  // The keys of the page rest below the dialog.
  await page.locator("h1").first().click();
  await page.keyboard.press("?");
  await dialog(page).waitFor();
  await axe(page);
  await page.keyboard.press("f");
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => document.documentElement.hasAttribute("data-present")), false);
  // The start page of somebody new answers before the program is there.
  const start = await newPage(t, { url: null, newcomer: true });
  await start.goto(site.url);
  await start.keyboard.press("?");
  await dialog(start).getByText("search the games", { exact: true }).waitFor();
});

test("the letters of the move graph are explained beside them, without analysis, too", async (t) => {
  const page = await newPage(t, { hash: "#/play?g=nim/1&m=1-1&a=off&o=friend", reducedMotion: true });
  for (const [term, said] of [["p-position", "P-position."], ["n-position", "N-position."]]) {
    const letter = page.locator(`svg g.term[data-term="${term}"]`);
    await letter.hover();
    const note = page.locator("#term-note");
    await note.getByText(said).waitFor();
    const [from, to] = [await letter.boundingBox(), await note.boundingBox()];
    assert.ok(Math.abs(from.x - to.x) < 60, `${from.x} ${to.x}`);
    await page.locator("h1").first().hover();
    await note.waitFor({ state: "hidden" });
  }
});

test("terms are explained in the panel, and papers lead to where they can be read", async (t) => {
  const page = await newPage(t, { hash: "#/play?g=nim/3%2B5%2B7&a=full", reducedMotion: true });
  const note = page.locator("#term-note");
  for (const [term, said] of [["N-position", "won for whoever is to move"], ["Grundy value", "the smallest number missing among the values one move away"], ["Nim-sum", "without carrying"], ["odd", "an odd number of ones"]]) {
    await page.locator(".panel").getByRole("button", { name: term, exact: true }).first().hover();
    await note.getByText(said).waitFor();
  }
  await page.locator("h1").first().hover();
  await note.waitFor({ state: "hidden" });
  await page.locator(".panel").getByRole("button", { name: "Grundy value" }).focus();
  await note.getByText("Grundy value.").waitFor();
  await page.keyboard.press("Escape");
  await note.waitFor({ state: "hidden" });
  const paper = page.locator(".why").getByRole("link", { name: "Ferguson" });
  assert.match(await paper.getAttribute("href"), /^https:\/\/www\.math\.ucla\.edu\//);
  await axe(page);
});
