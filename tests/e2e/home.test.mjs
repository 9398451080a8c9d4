// The start page does without the games: what it shows of them comes from one file, and it stands without that file too.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, begin, newPage, ready, site, soon } from "./harness.mjs";
import { board, movesAre, open, token } from "./player.mjs";

/** The cards on their shelves, where all are shown. */
const cards = (page) => page.locator(".family:not(.five) .game-card");
const unfold = async (page) => {
  const more = page.getByRole("button", { name: /^Show \d+ more$/ });
  await cards(page).first().waitFor();
  while (await more.count()) await more.first().click();
};
const search = (page, query) => page.getByRole("searchbox").fill(query);
/** Waits for the pictures, and gives them. */
const pictures = async (page) => {
  await page.waitForFunction(() => document.querySelectorAll(".game-card .thumb svg g").length > 0);
  return page.locator(".family:not(.five) .game-card .thumb svg").evaluateAll((all) => all.map((svg) => svg.outerHTML));
};

test("help is at hand on a small phone, too", async (t) => {
  for (const width of [320, 390]) {
    const page = await newPage(t, { width, height: 664, touch: true });
    await page.locator(".bar").getByRole("button", { name: "Help" }).tap();
    await page.getByRole("link", { name: "Glossary" }).first().tap();
    await page.getByRole("heading", { name: "Glossary" }).waitFor();
  }
});

test("on a phone what is found stands below the search", async (t) => {
  const page = await newPage(t, { width: 390, height: 664, touch: true });
  await page.locator(".puzzle").waitFor();
  await search(page, "fibonaci");
  await page.locator(".puzzle").waitFor({ state: "hidden" });
  await soon(async () => assert.ok((await page.locator(".game-card").first().boundingBox()).y < 664));
  await search(page, "");
  await page.locator(".puzzle").waitFor();
});

test("each card has the picture of its game, without a shift", async (t) => {
  const page = await newPage(t, { url: null });
  // The day of a game whose picture has not quite the shape of the others.
  await page.clock.setFixedTime(new Date("2026-11-23T12:00"));
  await page.addInitScript(() => {
    globalThis.shifted = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => { globalThis.shifted += entry.hadRecentInput ? 0 : entry.value; }))
      .observe({ type: "layout-shift", buffered: true });
    // A line that is slow shows the cards first.
    const { fetch } = globalThis;
    globalThis.fetch = async (what, ...how) => {
      if (/cards\.json$/.test(what)) await new Promise((later) => { globalThis.go = later; });
      return fetch(what, ...how);
    };
  });
  await page.goto(site.url);
  await page.waitForFunction(() => "go" in globalThis);
  const sizes = () => page.locator(".game-card, .puzzle").evaluateAll((all) => all.map((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join();
  }));
  await unfold(page);
  const before = await sizes();
  await soon(async () => assert.equal(await page.locator(".game-card .thumb svg g").count(), 0));
  await page.evaluate(() => globalThis.go());
  const drawn = await pictures(page);
  const kept = await page.evaluate(async () => {
    const file = await (await fetch("cards.json?again")).json();
    const parse = ({ picture }) => Object.assign(document.createElement("template"), { innerHTML: picture }).innerHTML;
    return Object.values(file).map(parse);
  });
  assert.deepEqual(drawn, kept);
  await soon(async () => assert.equal(drawn.length, await cards(page).count()));
  assert.deepEqual(await sizes(), before);
  assert.ok((await page.evaluate(() => globalThis.shifted)) < 0.01);
});

test("the first key of all opens the search, before the program is here", async (t) => {
  const page = await newPage(t, { url: null });
  await page.goto(site.url);
  await page.keyboard.press("/");
  await page.keyboard.type("misere");
  await soon(async () => assert.equal(await page.getByRole("searchbox").inputValue(), "misere"));
  await page.getByText("Misère").first().waitFor();
});

test("the key of the search is heard while the program comes", async (t) => {
  const page = await newPage(t, { url: null });
  await page.goto(site.url);
  // The mouse has begun it.
  await begin(page);
  await page.keyboard.press("/");
  await page.keyboard.type("kayles");
  await soon(async () => assert.equal(await page.getByRole("searchbox").inputValue(), "kayles"));
});

test("who types on while the program comes loses no letter", async (t) => {
  const page = await newPage(t, { url: null });
  await page.goto(site.url);
  // Slow enough for letters to come while the program draws its page.
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const text = "misere nim and kayles and more and more";
  await page.keyboard.press("/");
  await page.keyboard.type(text, { delay: 40 });
  await page.locator("#prepared").waitFor({ state: "detached" });
  await soon(async () => assert.equal(await page.getByRole("searchbox").inputValue(), text));
});

test("a word of the theory leads to the glossary and to the labs", async (t) => {
  const page = await newPage(t);
  await search(page, "period");
  const theory = page.getByRole("region", { name: "Theory" }).getByRole("link");
  await soon(async () => assert.ok((await theory.allInnerTexts()).some((text) => /^period/i.test(text))));
  await search(page, "mex");
  await theory.filter({ hasText: /^mex/i }).first().click();
  await page.waitForURL(/#\/glossary\?t=mex/);
});

test("pages are found as well, and easy games by a button", async (t) => {
  const page = await newPage(t);
  await search(page, "worksheet");
  await page.getByRole("region", { name: "Theory and pages" }).getByRole("link", { name: /^Worksheet/ }).waitFor();
  await search(page, "");
  await page.getByRole("toolbar", { name: "Kind of game" }).getByRole("button", { name: "Easy" }).click();
  await soon(async () => assert.equal(await cards(page).count(), 5));
  await page.getByRole("button", { name: "All", exact: true }).click();
  await soon(async () => assert.ok(await cards(page).count() > 40));
});

test("what was searched for is there again after going back, and all of it can be seen", async (t) => {
  const page = await newPage(t, { hash: "#/" });
  await search(page, "nim");
  await cards(page).first().click();
  await board(page).waitFor();
  await page.goBack();
  await soon(async () => assert.equal(await page.getByRole("searchbox").inputValue(), "nim"));
  const theory = page.getByRole("region", { name: "Theory and pages" });
  const seen = await theory.getByRole("link").count();
  await theory.getByRole("button", { name: "Show all" }).click();
  await soon(async () => assert.ok(await theory.getByRole("link").count() > seen));
});

test("whoever begins gets a small game against the beginner", async (t) => {
  const page = await newPage(t);
  await search(page, "for beginners");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /[?&]o=beginner/.test(location.hash));
});

for (const [name, answer] of [
  ["is missing", (route) => route.fulfill({ status: 404, body: "not here" })],
  ["cannot be fetched", (route) => route.abort()],
  ["is something else", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" })],
]) {
  test(`the cards work where their file ${name}`, async (t) => {
    const page = await newPage(t, { url: null, expected: [/cards\.json|Failed to load resource/] });
    await page.addInitScript(() => { delete Navigator.prototype.serviceWorker; });
    const asked = new Promise((resolve) => {
      page.route("**/cards.json", (route) => { resolve(); return answer(route); });
    });
    await page.goto(site.url);
    await asked;
    // A text that is typed while one page gives way to the other stands behind what was typed before.
    await ready(page);
    await search(page, "a very tall pile");
    await soon(async () => assert.equal(await page.getByRole("region", { name: "Found" }).count(), 0));
    await search(page, "marienbad");
    await soon(async () => assert.equal(await cards(page).count(), 1));
    await cards(page).click();
    await board(page).waitFor();
  });
}

test("arrow keys go from the search through what it has found, and back", async (t) => {
  const page = await newPage(t);
  await search(page, "kayles");
  const found = page.getByRole("region", { name: "Found" });
  await page.getByRole("status").getByText("first Kayles").waitFor({ state: "attached" });
  const focused = () => page.evaluate(() => document.activeElement.querySelector("b")?.textContent ?? document.activeElement.id);
  await page.getByRole("searchbox").press("ArrowDown");
  assert.equal(await focused(), "Kayles");
  await page.keyboard.press("ArrowDown");
  assert.notEqual(await focused(), "Kayles");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await soon(async () => assert.equal(await focused(), "search"));
});

test("the search finds examples, and a position opens", async (t) => {
  const page = await newPage(t);
  await pictures(page);
  await search(page, "a very tall pile");
  await soon(async () => assert.deepEqual(await cards(page).locator("b").allTextContents(), ["Nim"]));
  await search(page, "backgammon");
  await page.getByText("Searched the names, rules, papers and examples of").waitFor();
  await search(page, "nim/3+5");
  await page.getByText("This looks like a position of Nim.").waitFor();
  await page.getByRole("link", { name: "Open it" }).click();
  await token(page, "pile", 2, 5).waitFor();
});

test("the puzzle of the day is one position for everyone", async (t) => {
  const page = await newPage(t, { url: null });
  await page.clock.setFixedTime(new Date(2026, 10, 22, 12));
  await page.goto(site.url);
  const puzzle = page.getByRole("region", { name: "Puzzle of the day" });
  await puzzle.getByText("22 November").waitFor();
  const game = await puzzle.locator(".puzzle-question b").textContent();
  const solve = puzzle.getByRole("link", { name: "Solve" });
  await soon(async () => assert.equal(await solve.getAttribute("href"), "#/play?v=1&puzzle=2026-11-22&o=perfect&a=off&q=1"));
  await solve.click();
  await page.getByRole("heading", { level: 1, name: game }).waitFor();
  // The address comes to hold the position itself.
  await page.waitForFunction(() => /[?&]g=/.test(location.hash));
  const start = (page) => new URLSearchParams(page.url().split("?")[1]).get("g");
  const again = await newPage(t, { hash: "#/play?puzzle=2026-11-22" });
  await again.waitForFunction(() => /[?&]g=/.test(location.hash));
  assert.equal(start(again), start(page));
  const wrong = await newPage(t, { hash: "#/play?puzzle=2026-02-30" });
  await wrong.getByText(/^Day of the puzzle: .*Expected: a day from 1970 on/).waitFor();
});

test("the last games say how they stand", async (t) => {
  const page = await open(t, "nim/3+5+7");
  await token(page, "pile", 1, 1).click();
  await movesAre(page, 1);
  await page.locator("a.logo").click();
  const recent = page.locator(".recent-card");
  await recent.waitFor();
  await soon(async () => assert.match(await recent.innerText(), /^Nim\s+\(2,5,7\)\s+Player 2 to move · 1 move$/));
  // Earlier versions remembered links alone.
  await page.evaluate(() => localStorage.setItem("nimscope.recent", "v=1&g=kayles/1.11&m=6,1&s=7\nno link"));
  await page.reload();
  await recent.waitFor();
  await soon(async () => assert.match(await recent.innerText(), /^Kayles\s+2 moves$/));
});

test("a newcomer begins with one click, small and with an opponent who errs", async (t) => {
  const page = await newPage(t);
  await page.getByRole("link", { name: "Play Colourful Nim" }).click();
  await board(page).waitFor();
  assert.match(page.url(), /g=colourful\/[^&]*&o=beginner/);
  // The rule, no answers, and hints for the asking.
  await page.locator(".panel").getByRole("heading", { name: "How to play" }).waitFor();
  await page.locator(".say").getByRole("button", { name: "Hint" }).waitFor();
  await soon(async () => assert.equal(await board(page).locator(".winning-ring").count(), 0));
});

test("the games to begin with come first, and long shelves are folded", async (t) => {
  const page = await newPage(t);
  const begin = page.getByRole("region", { name: "To begin with" });
  await soon(async () => assert.equal(await begin.locator(".game-card").count(), 5));
  const heaps = page.locator("[aria-labelledby=shelf-heaps]");
  assert.equal(await heaps.locator(".game-card").count(), 7);
  const more = heaps.getByRole("button", { name: /^Show \d+ more/ });
  const folded = Number(/\d+/.exec(await more.innerText())[0]);
  await more.click();
  assert.equal(await heaps.locator(".game-card").count(), 7 + folded);
  // The keyboard is at the first of those that were folded.
  await soon(async () => assert.ok(await heaps.locator(".game-card").nth(7).evaluate((card) => card === document.activeElement)));
});

test("the search forgives slips, and Enter opens the best", async (t) => {
  const page = await newPage(t);
  await search(page, "kayls");
  const found = page.getByRole("region", { name: "Found" });
  await soon(async () => assert.equal(await found.locator("b").first().textContent(), "Kayles"));
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Kayles" }).waitFor();
});

test("small words do not weigh in the search", async (t) => {
  const page = await newPage(t);
  await search(page, "nim for three");
  const found = page.getByRole("region", { name: "Found" });
  await soon(async () => assert.equal(await found.locator("b").first().textContent(), "Nim"));
});

test("Enter opens a position that is typed", async (t) => {
  const page = await newPage(t);
  await search(page, "nim/3+5");
  await page.keyboard.press("Enter");
  await token(page, "pile", 2, 5).waitFor();
});

/** Opens the start page while the program is on its way, and gives the page and what lets it come. */
async function early(t) {
  const page = await newPage(t, { url: null });
  let come;
  const coming = new Promise((resolve) => { come = resolve; });
  await page.route("**/*.wasm", async (route) => { await coming; await route.continue(); });
  await page.goto(site.url, { waitUntil: "commit" });
  await page.locator("#prepared").getByRole("heading", { level: 1 }).waitFor();
  return [page, come];
}

test("the start page is painted before the program is there, and looks the same", async (t) => {
  const [page, come] = await early(t);
  assert.ok(await page.locator("#prepared .game-card").count() > 20);
  const places = (root) => page.locator(`${root} .game-card, ${root} h1, ${root} .search`).evaluateAll((all) => all.map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join();
  }));
  const before = await places("#prepared");
  // Pictures, which have letters too, come when they come.
  const controls = (root) => page.locator(`${root} :is(a, button, input)`).evaluateAll((all) => all.map((one) => {
    const copy = one.cloneNode(true);
    for (const picture of copy.querySelectorAll("svg")) picture.remove();
    return copy.textContent || one.id;
  }));
  const named = await controls("#prepared");
  await axe(page);
  await begin(page);
  come();
  await page.locator("#nimscope main.home").waitFor();
  assert.equal(await page.locator("#prepared").count(), 0);
  assert.deepEqual(await places("#nimscope"), before);
  assert.deepEqual(await controls("#nimscope"), named);
});

test("somebody new sees the start page without the program, until a hand reaches for something", async (t) => {
  const page = await newPage(t, { url: null });
  await page.clock.setFixedTime(new Date("2026-11-23T12:00"));
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(site.url);
  const puzzle = page.locator("#prepared .puzzle");
  await puzzle.getByText("23 November").waitFor();
  await puzzle.locator(".puzzle-question").getByText("Colourful Nim").waitFor();
  assert.match(await puzzle.getByRole("link", { name: "Solve" }).getAttribute("href"), /puzzle=2026-11-23&/);
  const picture = async (root) => [await page.locator(`${root} .puzzle svg`).nth(1).innerHTML(), await page.locator(`${root} .game-card svg`).first().innerHTML()];
  await page.locator("#prepared .puzzle .stage svg g").first().waitFor();
  const pictures = await picture("#prepared");
  await page.waitForLoadState("networkidle");
  const program = () => asked.filter((url) => /\.wasm$|nimscope-[^/]*\.js$/.test(url));
  assert.deepEqual(program(), []);
  await page.mouse.move(700, 880);
  await page.getByRole("link", { name: "Play Colourful Nim" }).hover();
  await page.locator("#nimscope main.home").waitFor();
  assert.ok(program().length >= 3);
  // The pictures are there at once, and fetched once.
  assert.deepEqual(await picture("#nimscope"), pictures);
  assert.equal(asked.filter((url) => url.endsWith("cards.json")).length, 1);
});

test("what is pressed before the program is there is done when it comes", async (t) => {
  const [page, come] = await early(t);
  await page.locator("#prepared").getByRole("button", { name: "Coins", exact: true }).click();
  come();
  await page.locator("#nimscope").getByRole("button", { name: "Coins", exact: true, pressed: true }).waitFor();
  assert.equal(await page.locator("#nimscope [aria-labelledby=shelf-heaps]").count(), 0);
});

test("a search that is sent off before the program is there opens the best", async (t) => {
  const [page, come] = await early(t);
  await page.locator("#prepared").getByRole("searchbox").fill("kayls");
  await page.keyboard.press("Enter");
  come();
  await page.getByRole("heading", { level: 1, name: "Kayles" }).waitFor();
});

test("what is typed before the program is there stays, with the keyboard", async (t) => {
  const [page, come] = await early(t);
  await page.locator("#prepared").getByRole("searchbox").pressSequentially("kay");
  come();
  await page.locator("#nimscope").getByRole("heading", { name: /^Found/ }).waitFor();
  await page.keyboard.type("les");
  await soon(async () => assert.equal(await page.getByRole("searchbox").inputValue(), "kayles"));
});

test("a link that is clicked before the program is there opens its game", async (t) => {
  const [page, come] = await early(t);
  await page.locator("#prepared").getByRole("link", { name: /^Play Colourful Nim/ }).click();
  await page.locator("#nimscope").getByText("Loading").waitFor();
  come();
  await board(page).waitFor();
});

test("cards say what is easy, short or open, and misère play is found where a rule solves it", async (t) => {
  const page = await newPage(t);
  const found = page.locator(".game-card");
  await found.first().waitFor();
  const all = await found.count();
  await search(page, "open problem");
  await soon(async () => assert.equal(await found.count(), 5));
  for (const marks of await found.locator(".marks").allInnerTexts()) assert.match(marks, /open problem/);
  await axe(page);
  await search(page, "sum");
  await soon(async () => assert.match(await found.first().innerText(), /Sum of games/));
  await search(page, "misère");
  await soon(async () => assert.match(await found.first().innerText(), /^\s*Nim\b/));
  assert.ok((await found.count()) < all);
  await found.first().click();
  await page.waitForFunction(() => location.hash.includes("c=misere"));
});

test("what the site can do is found by its name, before the games that mention it", async (t) => {
  const page = await newPage(t);
  const regions = page.locator("main.home section > h2");
  for (const [query, name] of [["dark mode", "Dark mode"], ["keyboard shortcuts", "Keyboard shortcuts"], ["presenter", "Presenter"], ["two players", "Two players"]]) {
    await search(page, query);
    await soon(async () => assert.match(await regions.first().innerText(), /^Theory and pages/));
    await page.getByRole("region", { name: "Theory and pages" }).getByRole("link").first().getByText(name, { exact: true }).waitFor();
  }
  await search(page, "tik tak toe");
  await page.getByRole("region", { name: "Found" }).getByText("SOS", { exact: true }).waitFor();
});

test("the kind of games is there again after going back", async (t) => {
  const page = await newPage(t, { hash: "#/" });
  const easy = page.getByRole("toolbar", { name: "Kind of game" }).getByRole("button", { name: "Easy" });
  await easy.click();
  await soon(async () => assert.equal(await cards(page).count(), 5));
  await cards(page).first().click();
  await board(page).waitFor();
  await page.goBack();
  await soon(async () => assert.equal(await easy.getAttribute("aria-pressed"), "true"));
  await soon(async () => assert.equal(await cards(page).count(), 5));
});

test("the kinds of games are one stop of the tab key, with arrows between them", async (t) => {
  const page = await newPage(t, { hash: "#/" });
  const kinds = page.getByRole("toolbar", { name: "Kind of game" });
  const here = () => page.evaluate(() => document.activeElement.textContent);
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByRole("searchbox").focus();
  await press("Tab");
  assert.equal(await here(), "All");
  await press("ArrowRight");
  assert.equal(await here(), "Easy");
  assert.equal(await kinds.locator("[aria-pressed=true]").innerText(), "All");
  await press("Enter");
  await soon(async () => assert.equal(await kinds.locator("[aria-pressed=true]").innerText(), "Easy"));
  const last = await kinds.getByRole("button").last().innerText();
  await press("End");
  assert.equal(await here(), last);
  await press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.closest(".filters")), null);
  await press("Shift+Tab");
  assert.equal(await here(), last);
  await press("Home", "ArrowLeft");
  assert.equal(await here(), "All");
});

test("the search field is in sight where a key leads to it, and has the keyboard where its words are cleared", async (t) => {
  const page = await newPage(t, { hash: "#/" });
  await unfold(page);
  await page.evaluate(() => scrollTo(0, 3000));
  await page.keyboard.press("/");
  await page.waitForFunction(() => document.activeElement.id === "search");
  await soon(async () => assert.ok(await page.locator("#search").evaluate((field) => field.getBoundingClientRect().top >= 0)));
  await search(page, "qwertyuiop");
  await page.getByRole("button", { name: "Clear search" }).press("Enter");
  await page.waitForFunction(() => document.activeElement.id === "search");
});

test("a search keeps to the kind of games that is chosen, unless nothing there is meant", async (t) => {
  const page = await newPage(t, { hash: "#/" });
  const kinds = page.getByRole("toolbar", { name: "Kind of game" });
  await kinds.getByRole("button", { name: "Coins", exact: true }).click();
  await search(page, "nim");
  await page.getByRole("region", { name: "Found" }).locator("b").first().getByText("Nim", { exact: true }).waitFor();
  assert.equal(await kinds.locator("[aria-pressed=true]").innerText(), "All");
  await search(page, "turtles");
  await soon(async () => assert.equal(await kinds.locator("[aria-pressed=true]").innerText(), "Coins"));
  await page.getByRole("region", { name: "Found" }).getByText("Mock Turtles", { exact: true }).waitFor();
});

test("going back leads to where the page was left", async (t) => {
  const page = await newPage(t, { hash: "#/" });
  await unfold(page);
  const card = cards(page).nth(40);
  await card.scrollIntoViewIfNeeded();
  const down = await page.evaluate(() => scrollY);
  const name = await card.locator("b").innerText();
  await card.click();
  await board(page).waitFor();
  await page.goBack();
  await soon(async () => assert.ok(Math.abs(await page.evaluate(() => scrollY) - down) < 40));
  await soon(async () => assert.equal(await page.evaluate(() => document.activeElement.querySelector("b")?.innerText), name));
  // The start page itself begins at its top.
  await page.getByRole("banner").getByRole("link", { name: "Play" }).click();
  await soon(async () => assert.equal(await page.evaluate(() => scrollY), 0));
});

test("rules and slips beside the name of a game do not hide it", async (t) => {
  const page = await newPage(t);
  for (const [query, name] of [["kayles rules", "Kayles"], ["wytof", "Wythoff’s Game"], ["trebble cross", "Treblecross"], ["S.O.S.", "SOS"]]) {
    await search(page, query);
    await soon(async () => assert.equal(await page.getByRole("region", { name: "Found" }).locator("b").first().innerText(), name));
  }
  await search(page, "undo");
  await page.getByRole("region", { name: "Theory and pages" }).getByRole("link", { name: /^Undo and redo/ }).click();
  await page.locator("#can-undo.here").waitFor();
});
