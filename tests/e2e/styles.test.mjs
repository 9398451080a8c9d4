// Each page has styles of its own, which come with it and stay: none may change what another page looks like.
import assert from "node:assert/strict";
import { test } from "node:test";
import { launch } from "./launch.mjs";
import { newPage, ready, site } from "./harness.mjs";

const PAGES = {
  start: "#/",
  play: "#/play?v=1&g=nim/3%2B5%2B7&o=friend&a=full",
  lab: "#/lab/sequence?c=0.77&n=1000",
  learn: "#/learn",
  lesson: "#/lesson?l=1.2&s=1",
};
const ORDERS = [
  ["start", "play", "lab", "learn", "lesson", "start", "play"],
  ["lesson", "learn", "lab", "play", "start", "lab", "lesson"],
];

/** How each kind of element looks, by its name and the names around it; once it has been the same for a while. */
async function looks(page) {
  let before = "";
  for (let same = 0; same < 3; await page.waitForTimeout(200)) {
    const now = await page.evaluate(kinds);
    same = JSON.stringify(now) === before ? same + 1 : 0;
    if (same === 2) return now;
    before = JSON.stringify(now);
  }
}

function kinds() {
  const LOOKS = [
    "display", "position", "color", "background-color", "font-family", "font-size", "font-weight", "font-style", "line-height",
    "letter-spacing", "text-transform", "text-decoration-line", "text-align", "margin-top", "margin-right", "margin-bottom", "margin-left",
    "padding-top", "padding-right", "padding-bottom", "padding-left", "border-top-width", "border-top-color", "border-top-left-radius",
    "min-height", "max-width", "gap", "fill", "stroke", "stroke-width", "z-index", "overflow-x",
  ];
  const STATES = ["aria-current", "aria-pressed", "aria-selected", "aria-disabled", "aria-hidden", "disabled", "data-part", "id"];
  const name = (element) => {
    const states = STATES.filter((state) => element.hasAttribute(state)).map((state) => `[${state}=${element.getAttribute(state)}]`);
    return [element.tagName.toLowerCase(), ...element.classList].join(".") + states.join("");
  };
  const path = (element) => {
    const names = [];
    for (let at = element; at && at !== document.documentElement && names.length < 5; at = at.parentElement) names.unshift(name(at));
    return names.join(" > ");
  };
  const found = {};
  for (const element of document.querySelectorAll("body, #nimscope *")) {
    // The first of its kind; what is focused or comes first among others may look otherwise.
    if (element.matches(":focus, :hover, :first-child:not(:only-child), :last-child:not(:only-child)")) continue;
    const kind = path(element);
    if (found[kind]) continue;
    const style = getComputedStyle(element);
    found[kind] = Object.fromEntries(LOOKS.map((look) => [look, style.getPropertyValue(look)]));
  }
  return found;
}

/** What looks otherwise than it did. */
const changes = (fresh, now) => Object.keys(fresh).filter((kind) => now[kind]).flatMap((kind) => {
  const other = Object.keys(fresh[kind]).filter((look) => fresh[kind][look] !== now[kind][look]);
  return other.map((look) => `${kind}: ${look} ${fresh[kind][look]} → ${now[kind][look]}`);
});

for (const [width, height, theme] of [[1360, 900, "light"], [390, 664, "dark"]]) {
  test(`no page changes how another looks: ${width} × ${height}`, async (t) => {
    const options = { width, height, theme, reducedMotion: true };
    const fresh = {};
    for (const [name, hash] of Object.entries(PAGES)) {
      const page = await newPage(t, { ...options, hash });
      fresh[name] = await looks(page);
      assert.ok(Object.keys(fresh[name]).length > 30, name);
      await page.close();
    }
    const wrong = [];
    for (const order of ORDERS) {
      const page = await newPage(t, { ...options, hash: PAGES[order[0]] });
      for (const [at, name] of order.entries()) {
        if (at) await page.evaluate((hash) => (location.hash = hash), PAGES[name]);
        await ready(page);
        const found = changes(fresh[name], await looks(page));
        if (found.length) wrong.push(`${name} after ${order.slice(0, at)}:\n  ${found.slice(0, 8).join("\n  ")}`);
      }
      await page.close();
    }
    assert.equal(wrong.length, 0, wrong.join("\n"));
  });
}

// A `:has()` whose rule ends in any element makes browsers style the whole board anew whenever the focus moves.
test("a focus that moves on the board leaves the styles of other pieces alone", async (t) => {
  // Tracing is the browser's own, and one at a time: not that of the other tests.
  const traced = await launch("launch");
  t.after(() => traced.close());
  const page = await traced.newPage({ viewport: { width: 1360, height: 900 } });
  const piles = Array(12).fill("r8y8r8y8r8").join("%2B");
  for (const game of [`colourful/${piles}`, "mock-turtles/TTHTHHTTH", "subtraction:1,3,4/21%2B9", "hackenbush/3,4,5"]) {
    await page.goto(`${site.url}#/play?v=1&g=${game}&o=friend&a=full&s=1`);
    await page.reload();
    await page.locator(".board [data-piece][tabindex]").first().waitFor();
    await page.waitForTimeout(500);
    await traced.startTracing(page, { categories: ["devtools.timeline"] });
    const all = await page.evaluate(() => {
      const piece = document.querySelector(".board [data-piece][tabindex]");
      piece.focus();
      piece.getBoundingClientRect();
      piece.blur();
      piece.getBoundingClientRect();
      return document.querySelectorAll("*").length;
    });
    const { traceEvents } = JSON.parse(await traced.stopTracing());
    const styled = traceEvents.filter(({ name }) => name === "UpdateLayoutTree").map(({ args }) => args.elementCount ?? 0);
    assert.ok(styled.length > 0 && all > 300, `${game}: ${styled} of ${all}`);
    assert.ok(Math.max(...styled) < 100, `${game}: ${styled} of ${all} elements were styled anew`);
  }
});

test("with forced colours what is chosen is told by more than its letters", async (t) => {
  const chosen = async (hash, size, selector, tap) => {
    const page = await newPage(t, { hash, ...size });
    await page.emulateMedia({ forcedColors: "active" });
    await ready(page);
    if (tap) await page.locator(tap).first().tap();
    const marked = (one) => {
      const highlight = document.body.appendChild(document.createElement("i"));
      highlight.style.background = "Highlight";
      const colour = getComputedStyle(highlight).backgroundColor;
      highlight.remove();
      const { backgroundColor, borderTopColor } = getComputedStyle(one);
      return [backgroundColor, borderTopColor].includes(colour);
    };
    const [on, off] = ["true", "false"].map((state) => page.locator(`${selector}="${state}"]`).first());
    await on.waitFor();
    assert.deepEqual([await on.evaluate(marked), await off.evaluate(marked)], [true, false], selector);
  };
  await chosen(PAGES.play, { width: 1360, height: 900 }, ".panel-parts [aria-pressed");
  await chosen(PAGES.play, { width: 390, height: 664, touch: true }, ".phone-tabs [aria-expanded", ".phone-tabs button");
  await chosen("#/lesson?l=2e2", { width: 1360, height: 900 }, ".part-tabs [aria-selected");
});
