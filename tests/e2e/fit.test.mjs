// The position that each game of the gallery begins with is seen whole, with the line that makes moves, and in windows of a
// desk the analysis beside it, each part with its end.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newPage } from "./harness.mjs";

const PHONES = [[844, 390], [320, 568], [390, 664]];
const DESKS = [[1280, 720], [1024, 768], [1360, 900]];

/** Boards that scroll, with the size up to which they do and why. */
const SCROLLS = [
  [/^dawson(-squares)?\/18$/, 400, "eighteen pieces in a line keep 24 pixels each, for fingers"],
  [/^(turning-turtles|ruler|rulerette|grunt|coin-subtraction-two|turning|nimble|moore-nimble)[:/]/, 320, "a dozen coins in a row keep the size of a finger"],
];
/** Reasons that are longer than the panel of a window up to this height, and scroll in it. */
const LONG = [
  [/^colourful\/r1y2r2y2/, 900, "two tables, one for each way along the pile"],
  [/^rayles\//, 900, "every region is split, and each splitting is a row"],
  [/^rims\//, 768, "the same with fewer rows"],
  [/^(kayles|dawson|dawson-squares|dawson-kayles|two-or-more)\//, 768, "a table of values beside that of the options"],
  [/^(hackenbush\/|graph:)/, 768, "each step is a drawing"],
  [/^(turning-turtles-squared|rugs|mock-turtles-ruler|subtraction-ruler|tartan)[:/]/, 768, "the products of nimbers step by step"],
  [/^(moore-nimble|northcott|two-dimensional-nim)[:/]/, 768, "another game's reasons follow those why they are one"],
];

/** The games that the start page links, as queries, against nobody in particular. */
async function starts(page) {
  const cards = page.locator("a.game-card");
  await cards.first().waitFor();
  for (const more = page.locator("li.more button"); await more.count(); ) await more.first().click();
  const links = await cards.evaluateAll((cards) => cards.map((card) => card.getAttribute("href").split("?")[1]));
  assert.ok(links.length > 60, `${links.length} games`);
  return [...new Set(links.map((query) => query.replace(/&o=\w+/, "")))];
}

/** The position that a query opens. */
const gameOf = (query) => decodeURIComponent(query.match(/g=([^&]*)/)[1]);

/** Opens another game in the same page, and waits until it is drawn. */
async function show(page, query) {
  await page.evaluate((hash) => {
    document.querySelector(".play")?.setAttribute("data-before", "");
    location.hash = hash;
  }, `#/play?${query}`);
  await page.waitForFunction(() => {
    const play = document.querySelector(".play:not([data-before])");
    return play?.querySelector(".stage :is(.board, .lying) [data-piece], .stage .tall") && !play.querySelector(".loading, .badge.wait");
  });
}

/** What does not fit, in words; empty where all does. Asked again for a second: the page measures itself after it is drawn. */
async function amiss(page) {
  let found;
  for (const end = Date.now() + 1500; ; await page.waitForTimeout(60)) {
    found = await page.evaluate(measure);
    if (!found.length || Date.now() > end) return found;
  }
}

function measure() {
  const found = [];
  const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const within = (name, box, frame) => {
    const out = [frame.left - box.left, frame.top - box.top, box.right - frame.right, box.bottom - frame.bottom];
    if (out.some((far) => far > 2)) found.push(`${name} sticks out by ${out.map(Math.round)}`);
  };
  const scrolls = (name, box) => {
    const [wide, high] = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
    if (wide > 1 || high > 1) found.push(`${name} scrolls by ${wide} × ${high}`);
  };
  const box = (element) => element.getBoundingClientRect();
  const play = document.querySelector(".play");
  scrolls("page", document.documentElement);
  scrolls("stage", play.querySelector(".stage"));
  const board = play.querySelector(".stage :is(.board, .lying)");
  scrolls("board", board);
  within("board", box(board), window);
  for (const piece of board.querySelectorAll("[data-piece], .ground-chip .ground-value")) within("a piece", box(piece), box(board));
  within("line", box(play.querySelector(".say")), window);
  for (const part of play.querySelectorAll(".panel, .dock, .phone-actions")) {
    if (!part.checkVisibility()) continue;
    within(part.className, box(part), window);
    if (part.matches(".panel")) scrolls("panel", part);
  }
  return [...new Set(found)].slice(0, 4);
}

/** The exceptions that were needed, and those that could have been. */
const needed = new Set();
const asked = new Set();
/** Whether what was found is excused: all of it begins so, and a line of the list names the game. */
const excused = (list, begins, game, size, found) => {
  const all = list.filter(([pattern, most]) => pattern.test(game) && size <= most);
  all.forEach((one) => asked.add(one));
  if (!found.length || !all.length || !found.every((text) => begins.test(text))) return false;
  all.forEach((one) => needed.add(one));
  return true;
};
const BOARD = /^(board|stage) scrolls|^a piece/;
const PANEL = /^panel/;

for (const [width, height] of PHONES) {
  test(`every game begins whole on ${width} × ${height}`, async (t) => {
    const page = await newPage(t, { width, height, touch: true, reducedMotion: true });
    const wrong = [];
    for (const query of await starts(page)) {
      const game = gameOf(query);
      await show(page, query);
      const found = await amiss(page);
      const may = excused(SCROLLS, BOARD, game, width, found);
      if (found.length && !may) wrong.push(`${game}: ${found.join("; ")}`);
    }
    assert.equal(wrong.length, 0, `\n${wrong.join("\n")}`);
  });
}

for (const [width, height] of DESKS) {
  test(`every game begins whole on ${width} × ${height}, with all of its analysis`, async (t) => {
    const page = await newPage(t, { width, height, reducedMotion: true });
    const wrong = [];
    for (const query of await starts(page)) {
      const game = gameOf(query);
      await show(page, `${query}&a=full&o=friend`);
      const parts = page.getByRole("group", { name: "Part of the analysis" }).getByRole("button");
      for (let part = 0; part < (await parts.count()); part++) {
        // A mouse on a term would show its note above the parts.
        await parts.nth(part).press("Enter");
        const name = await parts.nth(part).innerText();
        const found = await amiss(page);
        const board = found.filter((text) => !PANEL.test(text)), panel = found.filter((text) => PANEL.test(text));
        const reasons = name === "Why?" && excused(LONG, PANEL, game, height, panel);
        const scrolls = excused(SCROLLS, BOARD, game, width, board);
        const may = (!panel.length || reasons) && (!board.length || scrolls);
        if (found.length && !may) wrong.push(`${game}, ${name}: ${found.join("; ")}`);
      }
      assert.ok((await parts.count()) > 1, game);
    }
    assert.equal(wrong.length, 0, `\n${wrong.join("\n")}`);
  });
}

test("no exception is left that nothing needs", () => {
  const left = [...asked].filter((one) => !needed.has(one)).map(([pattern, , reason]) => `${pattern}: ${reason}`);
  assert.deepEqual(left, []);
});
