// Pictures of edges: played by mouse, keyboard and touch, enlarged and moved.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, settled, soon } from "./harness.mjs";
import { board, movesAre, open, over, playOut, winningMoves } from "./player.mjs";

const STALKS = "hackenbush/3+4+5";
/** The button of an edge. */
const edge = (page, n) => board(page).getByRole("button", { name: new RegExp(`^Cut edge ${n}(,|$)`) });
/** A point on an upright edge, in pixels of the page. */
const middle = async (target) => {
  const box = await target.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};
/** How many edges are dotted, and how many discs and what the tag says. */
const shown = (page) => page.evaluate(() => ({
  dotted: (document.querySelector(".graph .falling-edge")?.getAttribute("d") ?? "").split("M").length - 1,
  discs: document.querySelectorAll(".graph .still use").length,
  tag: document.querySelector(".graph .tag text")?.textContent ?? null,
}));
const said = (page, text) => page.locator(".say").getByText(text).waitFor();

test("pointing at an edge shows what falls, a click cuts it", async (t) => {
  const page = await open(t, STALKS);
  await soon(async () => assert.deepEqual(await winningMoves(page).allTextContents(), ["Cut edge 2"]));
  await page.getByRole("heading", { name: "Winning cuts" }).waitFor();
  await edge(page, 2).and(board(page).getByRole("button", { name: /hangs on edge 1, 1 edge falls, winning$/ })).waitFor();
  assert.deepEqual(await shown(page), { dotted: 0, discs: 1, tag: null });
  await edge(page, 2).hover();
  await said(page, "Cut edge 2; 1 edge falls.");
  await page.waitForFunction(() => /Part 1 ∗3 → ∗1\. Nim-sum ∗2 → ∗0/.test(document.querySelector(".say").textContent.replace(/\s+/g, " ")));
  assert.deepEqual(await shown(page), { dotted: 1, discs: 0, tag: "→ ∗0" });
  // Beside the edge it is still meant.
  const [x, y] = await middle(edge(page, 8));
  await page.mouse.move(x + 11, y);
  await said(page, "Cut edge 8; 4 edges fall.");
  assert.deepEqual(await shown(page), { dotted: 4, discs: 1, tag: "→ ∗7" });
  await page.mouse.move(x + 40, y - 5);
  await page.waitForFunction(() => !document.querySelector(".graph .tag"));
  await edge(page, 2).click();
  await movesAre(page, ["2"]);
  await soon(async () => assert.equal(await edge(page, 3).count(), 0));
  await page.getByText("None. Each of the 10 moves has an answer.").waitFor();
  await axe(page);
});

test("a game is won by mouse against a perfect opponent", async (t) => {
  const page = await open(t, STALKS, { o: "perfect", s: "5" });
  await playOut(page, async () => {
    const at = await board(page).getByRole("button", { name: /winning$/ }).first().elementHandle();
    const box = await at.boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  });
  await over(page).getByText("You win").waitFor();
});

test("a game is won by keyboard", async (t) => {
  const page = await open(t, STALKS, { o: "beginner", s: "3" });
  await page.keyboard.press("3");
  await said(page, "Cut edge 8;");
  await page.keyboard.press("ArrowUp");
  await said(page, "Cut edge 9;");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowLeft");
  await said(page, "Cut edge 7.");
  await page.keyboard.press("ArrowRight");
  await said(page, "Cut edge 8;");
  await soon(async () => assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), "Cut edge 8, hangs on the ground, 4 edges fall"));
  await soon(async () => assert.equal(await page.locator('.graph [tabindex="0"]').count(), 3));
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector(".graph .tag"));
  await playOut(page, async () => {
    await page.keyboard.press("w");
    await page.keyboard.press("Enter");
  });
  await over(page).getByText("You win").waitFor();
});

test("a game is won by touch: the first tap previews, the second one cuts", async (t) => {
  const page = await open(t, STALKS, { o: "beginner", s: "4" }, { width: 390, height: 844, touch: true });
  await edge(page, 2).tap();
  await said(page, "Cut edge 2; 1 edge falls.");
  await movesAre(page, 0);
  await page.locator(".say").getByRole("button", { name: "Cut" }).click();
  await page.waitForFunction(() => /m=2,/.test(location.hash));
  await playOut(page, async () => {
    const target = board(page).getByRole("button", { name: /winning$/ }).first();
    await target.tap();
    await page.waitForTimeout(50);
    await target.tap();
  });
  await over(page).getByText("You win").waitFor();
});

test("a picture is enlarged, moved and fitted again", async (t) => {
  const page = await open(t, "hackenbush/" + "(".repeat(40) + ")".repeat(40) + "+3");
  const scale = () => page.locator(".graph > .graph-layer > g[transform]").evaluate((g) => new DOMMatrix(getComputedStyle(g).transform).a || Number(/scale\(([\d.]+)/.exec(g.getAttribute("transform"))[1]));
  const fitted = await settled(scale);
  await board(page).getByRole("button", { name: "Enlarge" }).click();
  await page.waitForFunction(() => document.querySelector(".graph.held"));
  assert.ok((await scale()) > 1.4 * fitted);
  const frame = await page.locator(".graph").boundingBox();
  const at = () => page.locator(".graph > .graph-layer > g[transform]").getAttribute("transform");
  const before = await at();
  await page.mouse.move(frame.x + 300, frame.y + 200);
  await page.mouse.down();
  await page.mouse.move(frame.x + 330, frame.y + 260, { steps: 4 });
  await page.mouse.up();
  assert.notEqual(await at(), before);
  await movesAre(page, 0);
  // The edge that the keyboard reaches is brought into sight.
  await page.keyboard.press("2");
  for (const key of ["+", "+", "+"]) await page.keyboard.press(key);
  await page.keyboard.press("1");
  for (let step = 0; step < 39; step++) await page.keyboard.press("ArrowUp");
  await said(page, "Cut edge 40.");
  await page.waitForFunction(() => {
    const box = document.activeElement.getBoundingClientRect();
    const frame = document.querySelector(".graph").getBoundingClientRect();
    return box.top >= frame.top - 20 && box.bottom <= frame.bottom + 20;
  });
  await page.keyboard.press("0");
  await page.waitForFunction(() => !document.querySelector(".graph.held"));
  assert.ok(Math.abs((await scale()) / fitted - 1) < 0.02);
  await page.mouse.move(frame.x + 300, frame.y + 200);
  await page.mouse.wheel(0, -300);
  await page.waitForFunction(() => document.querySelector(".graph.held"));
});

test("a picture and piles make a sum", async (t) => {
  const page = await open(t, "hackenbush/3+2%26nim/2");
  await board(page).getByRole("button", { name: /^Take 1 from pile 3,/ }).click();
  await movesAre(page, ["2:1-1"]);
  await board(page).getByRole("button", { name: /^Cut edge 3/ }).first().click();
  await movesAre(page, ["2:1-1", "1:3"]);
});

/** A comb of so many edges: a trunk, with a twig at each of its vertices. */
const comb = (edges) => "hackenbush/" + "(()".repeat(edges / 2) + ")".repeat(edges / 2);
const layers = (page) => page.evaluate(() => [...document.querySelectorAll(".graph > svg")].map((svg) => svg.style.transform));

test("a large picture follows the wheel as it was painted and is painted anew when that rests", async (t) => {
  const page = await open(t, comb(400));
  const frame = await page.locator(".graph").boundingBox();
  const scale = () => page.locator(".graph > .graph-layer > g[transform]").evaluate((g) => Number(/scale\(([\d.]+)/.exec(g.getAttribute("transform"))[1]));
  await soon(async () => assert.equal(await page.locator(".graph.large").count(), 1));
  const fitted = await settled(scale);
  await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
  const during = await page.evaluate(() => {
    const graph = document.querySelector(".graph");
    const { left, top, width, height } = graph.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
    graph.dispatchEvent(new WheelEvent("wheel", { ...at, deltaY: -200 }));
    graph.dispatchEvent(new WheelEvent("wheel", { ...at, deltaY: -200 }));
    return [...graph.querySelectorAll(":scope > svg")].map((svg) => svg.style.transform);
  });
  assert.equal(during.length, 2);
  for (const moved of during) assert.match(moved, /scale\(3\.79/);
  await page.waitForFunction(() => document.querySelector(".graph.held"));
  await soon(async () => assert.deepEqual(await layers(page), ["", ""]));
  await soon(async () => assert.ok(Math.abs((await scale()) / fitted - Math.exp(4 / 3)) < 0.02));
  // It is moved in the same way, and fitted at once.
  await page.mouse.down();
  await page.mouse.move(frame.x + frame.width / 2 + 40, frame.y + frame.height / 2 + 30, { steps: 3 });
  await page.mouse.up();
  await page.keyboard.press("1");
  await page.keyboard.press("0");
  await page.waitForFunction(() => !document.querySelector(".graph.held"));
  await soon(async () => assert.deepEqual(await layers(page), ["", ""]));
  await soon(async () => assert.ok(Math.abs((await scale()) / fitted - 1) < 0.02));
  await movesAre(page, 0);
});

test("all edges are listed: pointed at, followed and cut there", async (t) => {
  const page = await open(t, STALKS);
  const list = page.locator("details.edges");
  await soon(async () => assert.equal(await list.locator(".move-row").count(), 0));
  await list.locator("summary").click();
  // Rows that move under the pointer would be pointed at.
  await page.mouse.move(4, 4);
  const row = (name) => list.getByRole("button", { name });
  await row(/^Edge 12/).waitFor();
  await soon(async () => assert.equal(await list.locator(".move-row").count(), 12));
  await soon(async () => assert.deepEqual(await list.locator(".egroup").allTextContents(), ["Part 1", "Part 2", "Part 3"]));
  await soon(async () => assert.equal(await row(/^Edge 2/).textContent(), "Edge 21 edge falls, winning"));
  for (const box of await list.locator(".move-row").evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))) assert.ok(box >= 44);
  await row(/^Edge 8/).focus();
  await said(page, "Cut edge 8; 4 edges fall.");
  assert.equal((await shown(page)).dotted, 4);
  await axe(page);
  await page.keyboard.press("Enter");
  await movesAre(page, ["8"]);
  await soon(async () => assert.equal(await list.locator(".move-row").count(), 7));
});

test("the list of a large picture has pages, and turns to the edge that is pointed at", async (t) => {
  const page = await open(t, comb(2_000), { a: "off" }, { width: 390, height: 844, touch: true });
  await page.locator(".phone-tabs").getByRole("button", { name: "Edges" }).click();
  const list = page.locator("details.edges[open]");
  await list.getByText(/^1 to 60 of 2.000$/).waitFor();
  await soon(async () => assert.equal(await list.locator(".move-row").count(), 60));
  await page.waitForFunction(() => {
    const { top } = document.querySelector("details.edges summary").getBoundingClientRect();
    return top >= 0 && top < innerHeight - 120;
  });
  await soon(async () => assert.equal(await list.getByText(/winning/).count(), 0));
  await list.getByRole("button", { name: "Next page" }).click();
  await list.getByText(/^61 to 120 of/).waitFor();
  const row = list.locator(".move-row").nth(4);
  await row.tap();
  await page.waitForFunction(() => document.querySelector(".edges .move-row.on"));
  await movesAre(page, 0);
  await row.tap();
  await page.waitForFunction(() => /[?&]m=\d+/.test(location.hash));
  const all = await page.evaluate(() => document.body.scrollWidth <= innerWidth);
  assert.ok(all);
});
