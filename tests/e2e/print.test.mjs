// What is printed of a game: its whole board, black on white, and nothing of the window.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newPage, soon } from "./harness.mjs";
import { board, hashOf } from "./player.mjs";

/** Boards of every kind, larger than their window, and one of a sum. */
const GAMES = [
  "colourful/r1y2r2y2+y3+y2r2y1+r1y1r1y1r2", "nim/3+5+7", "chromatic:beatty(phi^2)/4+2", "kayles/13", "dawson/18", "treblecross/11",
  "mock-turtles/TTHTHHTTH", "nimble/..1..1.2", "turning-corners/5x5:1,3+3,2+4,4", "subtraction-ruler/100x100:4,1+100,100",
  "hackenbush/3,4,5,(()(()))", "graph:a>b;b>c;c>a,d;d>e/a", "vertices:lattice(3,3)/1-9", "wythoff-queen/5.8", "chomp/8+5+1",
  "northcott:8/2-6+3-5+2-7+4-5+1-4+2-8", "sos/..S..S..O", "thirty-one/444444", "ordinal-nim/w^w+w*2+3", "schuh/72",
  "two-dimensional-nim:8x4/5.2+3.3", "staircase/3+4+1+2+5", "two-ended/r1y2r2y2+y3r1", "nim/3+5&kayles/7", "nim/1000000+5",
];

for (const game of GAMES) {
  test(`the sheet of ${game}`, async (t) => {
    const page = await newPage(t, { hash: hashOf(game, { o: "friend" }), theme: "dark" });
    await board(page).waitFor();
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await page.locator(".game-sheet > svg").waitFor();
    const found = await page.evaluate(() => {
      const svg = document.querySelector(".game-sheet > svg");
      const { left, right, height } = svg.getBoundingClientRect();
      const { x, y, width, height: tall } = svg.viewBox.baseVal;
      const inside = svg.getBBox();
      const seen = [...document.querySelectorAll("body *")].filter((element) => !element.closest(".game-sheet") && !element.contains(document.querySelector(".game-sheet")) && element.checkVisibility() && element.getBoundingClientRect().height > 2);
      return {
        onPaper: left >= 0 && right <= innerWidth && height > 20,
        whole: inside.x >= x - 1 && inside.y >= y - 1 && inside.x + inside.width <= x + width + 1 && inside.y + inside.height <= y + tall + 1,
        besides: seen.map((element) => element.outerHTML.slice(0, 80)),
        ground: getComputedStyle(document.documentElement).getPropertyValue("--surface").trim(),
      };
    });
    assert.deepEqual(found, { onPaper: true, whole: true, besides: [], ground: "#fffcf4" });
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await page.locator(".game-sheet").waitFor({ state: "detached" });
  });
}

test("the browser’s own command prints the game with its moves and its rule", async (t) => {
  const page = await newPage(t, { hash: hashOf("nim/3+5+7", { o: "friend", m: "1-1,2-2" }) });
  await board(page).waitFor();
  // The sheet is there only while it is printed.
  await page.evaluate(() => {
    const keep = () => { globalThis.printed = document.querySelector(".game-sheet")?.textContent ?? globalThis.printed; };
    new MutationObserver(keep).observe(document.body, { childList: true, subtree: true });
  });
  const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g).length;
  assert.equal(pages, 1);
  assert.match(await page.evaluate(() => globalThis.printed ?? ""), /Nim.*took 1 from pile 1.*took 2 from pile 2.*play\?/s);
});

test("a lesson is printed with its text and the whole board", async (t) => {
  const page = await newPage(t, { hash: "#/lesson?l=2.3&s=2", theme: "dark" });
  await board(page).waitFor();
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 794, height: 1123 });
  // The page hears of it once it has drawn itself.
  await soon(async () => {
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    assert.ok(await page.locator(".paper-board > svg").isVisible());
  });
  assert.equal(await page.locator(".paper-board .label").count(), 3, "three piles");
  assert.ok(await page.getByRole("heading", { name: "What to leave" }).isVisible());
  assert.equal(await page.locator(".lesson-board .board").isVisible(), false);
  assert.equal(await page.getByRole("button", { name: "Back" }).isVisible(), false);
});

for (const [paper, width] of [["A4", 794], ["Letter", 816]]) {
  test(`a worksheet has all its positions, lines and codes on ${paper}`, async (t) => {
    const positions = ["colourful/r1y2r2y2", "hackenbush/3,4,5", "kayles/9", "mock-turtles/TTHTHHTTH", "chomp/8+5+1", "nim/7+6", "nim/1+2", "nim/9+8"];
    const page = await newPage(t, { hash: `#/worksheet?q=moves&c=1&p=${positions.join(";")}`, reducedMotion: true });
    await page.getByRole("article", { name: "Key" }).waitFor();
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width, height: 1100 });
    const wrong = await page.evaluate(() => [...document.querySelectorAll(".sheet")].flatMap((sheet) => {
      const edge = sheet.getBoundingClientRect();
      const parts = [...sheet.querySelectorAll("header span, li, li .sheet-head, li .sheet-picture svg, li .blanks i, li .sheet-answer svg, footer, td")];
      const cut = parts.filter((part) => {
        const { top, bottom, left, right, height } = part.getBoundingClientRect();
        return !part.checkVisibility() || height < 1 && !part.matches("i") || top < edge.top || bottom > edge.bottom || left < edge.left || right > edge.right;
      });
      return cut.map((part) => part.outerHTML.slice(0, 90));
    }));
    assert.deepEqual(wrong, []);
    assert.deepEqual(await page.locator(".sheet-head b").allInnerTexts(), ["1.", "2.", "3.", "4.", "5.", "6.", "7.", "8."]);
    assert.equal(await page.locator(".sheet-answer svg").count(), 8);
  });
}
