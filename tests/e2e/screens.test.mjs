// Every screen in both themes: no violation, nothing wider than the page, targets that fingers hit, and pictures
// in tests/e2e/shots/ for people to look at.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, newPage, shot } from "./harness.mjs";
import { WIDTHS, board, hashOf, resize } from "./player.mjs";

const COLOURFUL = "colourful/r1y2r2y2+y3+y2r2y1+r1y1r1y1r2";
/** A house with a door and a chimney, and a balloon. */
const HOUSE = "hackenbush/0a-a-b-0b,a-c-b,c-d-e-b,0c-f-g-0d,0e-s-t,t-t~0_30'Balloon',s-u"
  + ",0a@0'House',a@0_60,b@100_60,0b@100,c@50_110,d@60_140,e@85_140,0c@30,f@30_36,g@60_36,0d@60'Door',0e@190'Girl',s@190_50,t@200_100,u@220_60";
const friend = { o: "friend", a: "full" };
const click = (name) => async (page) => {
  await page.getByRole("button", { name, exact: true }).first().click();
  await page.getByRole("dialog").waitFor();
};
const tab = (name) => async (page) => {
  await click("New game")(page);
  await page.getByRole("dialog").getByRole("tab", { name }).click();
};
const key = (name) => async (page) => {
  await page.keyboard.press(name);
  await page.getByRole("dialog").waitFor();
};

/** Name, fragment, and what is done before looking. */
const SCREENS = [
  ["home", "#/"],
  ["glossary", "#/glossary?t=nim-sum"],
  ["about", "#/about"],
  ["home-nothing", "#/", async (page) => page.locator("#search").fill("backgammon")],
  ["colourful-n", hashOf(COLOURFUL, { ...friend, m: "1-1" }), async (page) => page.keyboard.press("w")],
  ["colourful-p", hashOf("colourful/r1y2r2y2+y3r1+y2r2y1+r1y1r1y1r2", friend)],
  ["colourful-hints", hashOf(COLOURFUL, { ...friend, a: "hints" })],
  ["colourful-off", hashOf(COLOURFUL, { ...friend, a: "off" })],
  ["colourful-misere", hashOf("colourful/r1y2+y3", { ...friend, c: "misere" })],
  ["nim", hashOf("nim/3+5+7", { ...friend, m: "1-1,2-2,3-1" })],
  ["nim-tall", hashOf("nim/1000000000000+5", friend)],
  ["nim-large", hashOf(`nim/${Array(12).fill(40).join("+")}`, friend)],
  ["subtraction", hashOf("subtraction:1,3,4/21", friend)],
  ["different-games", hashOf("even-not-all/18%26at-least-half/17%26nim/7", friend)],
  ["lasker", hashOf("lasker/2+5+7", friend), async (page) => page.keyboard.press("w")],
  ["lasker-tall", hashOf("lasker/1000000+5", friend)],
  ["octal", hashOf("octal:0.137/9+11", friend)],
  ["grundy", hashOf("grundy/5+8+13", { ...friend, m: "3s5,1s2" })],
  ["kayles", hashOf("kayles/13", { ...friend, m: "2" }), async (page) => page.keyboard.press("w")],
  ["kayles-long", hashOf("kayles/40", friend)],
  ["kayles-million", hashOf("kayles/1000000", friend)],
  ["dawson-pawns", hashOf("dawson/8", { ...friend, m: "4" })],
  ["dawson-squares", hashOf("dawson-squares/18", { ...friend, m: "1" })],
  ["row-and-piles", hashOf("kayles/1.11%26nim/3+5", friend)],
  ["kayles-present", hashOf("kayles/1.11", friend, "present")],
  ["kayles-embed", hashOf("kayles/1.11", { ...friend, a: "hints" }, "embed")],
  ["hackenbush", hashOf("hackenbush/3,4,5,(()(()))", friend), async (page) => page.keyboard.press("w")],
  ["hackenbush-hints", hashOf(HOUSE, { ...friend, a: "hints", m: "9" })],
  ["hackenbush-loses", hashOf(HOUSE, friend), async (page) => page.keyboard.press("2")],
  ["hackenbush-large", hashOf(`hackenbush/${"(".repeat(180)}${")".repeat(180)},${"(()".repeat(90)}${")".repeat(90)}`, friend), async (page) => page.keyboard.press("w")],
  ["hackenbush-present", hashOf(HOUSE, friend, "present")],
  ["hackenbush-embed", hashOf(HOUSE, { ...friend, a: "hints" }, "embed")],
  ["hackenbush-and-piles", hashOf("hackenbush/2,3%26nim/3%26kayles/5", friend)],
  ["coins", hashOf("mock-turtles/TTHTHHTTH", friend), async (page) => page.keyboard.press("w")],
  ["coins-many", hashOf(`ruler/${"TTHTHHTH".repeat(8)}`, { ...friend, m: "64" })],
  ["coins-board", hashOf("turning-corners/5x5:1,3+3,2+4,4", friend), async (page) => page.keyboard.press("w")],
  ["coins-large-board", hashOf("subtraction-ruler/100x100:4,1+100,100", friend)],
  ["coins-present", hashOf("rugs/5x5:2,4+4,3+5,5", friend, "present")],
  ["coins-embed", hashOf("twins/TTHTHHTTH", { ...friend, a: "hints" }, "embed")],
  ["nimble", hashOf("nimble/..1..1.2.1.1..", friend)],
  ["chromatic-red", hashOf("chromatic:beatty(phi^2)/4+2", friend)],
  ["chromatic-green", hashOf("chromatic:beatty(phi^2)/4+3", friend)],
  ["chromatic-three", hashOf("chromatic:evil/4+3+5", friend)],
  ["sum", hashOf("nim/3+5%26colourful/r2y1%26chromatic:all/2+2", friend)],
  ["wythoff", hashOf("wythoff/8+11", friend)],
  ["moore", hashOf("moore:2/4+5+6+7", friend)],
  ["staircase", hashOf("staircase/3+4+1+2+5", friend)],
  ["divide", hashOf("empty-and-divide/7+12", friend)],
  ["fibonacci", hashOf("fibonacci/20,6", friend)],
  ["thirty-one", hashOf("thirty-one/443444", friend)],
  ["vertices", hashOf("vertices:lattice(3,3)/1-9", friend)],
  ["sos", hashOf("sos/..S..S..O", friend)],
  ["sos-drawn", hashOf("sos/SSO.", { ...friend, m: "4O" })],
  ["northcott", hashOf("northcott:8/2-6+3-5+2-7+4-5+1-4+2-8", friend)],
  ["graph", hashOf("graph:a>b;b>c;c>a,d;d>e/a", friend)],
  ["graph-two", hashOf("graph:a>b;b>c;c>a,d;d>e;p>q;q>p,r;s>a,p;u>d,s/c+q", friend)],
  ["chomp", hashOf("chomp/8+5+1", friend)],
  ["chomp-off", hashOf("chomp/7+7+7+7", { ...friend, a: "off" })],
  ["over", hashOf("nim/2+1", { ...friend, m: "1-1,2-1,1-1" })],
  ["review", hashOf("nim/3+5+7", { ...friend, m: "1-1,2-2,3-1" }), async (page) => page.getByRole("button", { name: "One move back" }).click()],
  ["present", hashOf(COLOURFUL, friend, "present")],
  ["present-bare", hashOf("nim/3+5+7", { ...friend, a: "off" }, "present")],
  ["embed", hashOf(COLOURFUL, { ...friend, a: "hints" }, "embed")],
  ["lab", "#/lab/sequence"],
  ["lab-open", "#/lab/sequence?c=4!.0&n=20000&r=0-20000", async (page) => page.getByText("No period found up to n = 20\u202f000").first().waitFor()],
  ["lab-compare", "#/lab/sequence?c=0.77&d=0.137&n=1000"],
  ["lab-error", "#/lab/sequence?c=0.7x-&n=12x"],
  ["lab-share", "#/lab/sequence", click("Share")],
  ["nimbers", "#/lab/nimbers"],
  ["nimbers-large", "#/lab/nimbers?o=inverse&a=340282366920938463463374607431768211455&n=256&c=100-200"],
  ["nimbers-long", "#/lab/nimbers?a=340282366920938463463374607431768211455&b=340282366920938463463374607431768211455"],
  ["nimbers-error", "#/lab/nimbers?o=quotient&a=24x&b=0&t=sum"],
  ["evolution", "#/lab/evolution"],
  ["evolution-far", "#/lab/evolution?p=343,170,509&n=512&g=512&b=4&c=direction&r=25.20"],
  ["evolution-error", "#/lab/evolution?p=14,11,1000000000000000000&g=3"],
  ["evolution-piles", "#/lab/evolution?w=piles&q=1,1,1,1,1,1,1,1"],
  ["evolution-game", "#/lab/evolution?w=game", async (page) => page.locator(".found-table").waitFor()],
  ["counting", "#/lab/counting"],
  ["counting-large", "#/lab/counting?k=6&n=2047&s=a&m=2000&x=2^4000-1&b=1"],
  ["counting-one", "#/lab/counting?k=1&s=d&n=20"],
  ["counting-hundred", "#/lab/counting?k=100&s=A&n=300"],
  ["counting-error", "#/lab/counting?k=x&n=9999&x=17509^17509"],
  ["piles", "#/lab/piles"],
  ["piles-statement", "#/lab/piles?e=2&n=14&p=a,m,b&q=g = a xor m xor b"],
  ["piles-error", "#/lab/piles?n=25&p=1,n&q=g = m"],
  ["maps", "#/lab/maps", async (page) => page.locator(".pair-table").waitFor()],
  ["maps-large", "#/lab/maps?g=grundy/5+8&n=1000&c=300-400", async (page) => page.locator(".pair-table").waitFor()],
  ["maps-near", "#/lab/maps?g=nim/3+5&n=64&r=3-5-16&c=6-10", async (page) => page.locator(".pair-table").waitFor()],
  ["maps-outcomes", "#/lab/maps?g=lasker/2+5&n=150&w=outcomes", async (page) => page.locator(".pair-table").waitFor()],
  ["maps-error", "#/lab/maps?g=nim/3+5+7&n=x"],
  ["graphs", "#/lab/graphs?g=a>b;b>c;c>a,d;d>e&s=0&x=c"],
  ["graphs-outcomes", "#/lab/graphs?g=a>b;b>c;c>a,d;d>e&w=outcomes&x=c&a=layers"],
  ["graphs-position", "#/lab/graphs?o=position&p=nim/1%2B2%2B3", async (page) => page.locator(".vertex-table").waitFor()],
  ["graphs-error", "#/lab/graphs?g=a>b;b>?"],
  ["solution", "#/lab/solution"],
  ["solution-no", "#/lab/solution?w=pairs&p=(1,2), (3,6), (4,5)"],
  ["solution-error", "#/lab/solution?w=formula&h=n^2%2Bm&n=x"],
  ["learn", "#/learn"],
  ["lesson", "#/lesson?l=2.3&s=2"],
  ["lesson-wrong", "#/lesson?l=7.2&s=4", async (page) => {
    await page.getByLabel("The value").fill("1");
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByText("the move on the board wins").waitFor();
  }],
  ["exercise", "#/lesson?l=1e6"],
  ["drill", "#/drills?k=eeny-meeny&s=3&t=0", async (page) => page.getByRole("button", { name: "Start" }).click()],
  ["worksheet", "#/worksheet?q=value&p=colourful/r1y2;colourful/(1,2,2);colourful/(3)", async (page) => page.getByRole("article", { name: "Key" }).waitFor()],
  ["bad-link", "#/play?v=1&g=nim/3%2Bx"],
  ["no-page", "#/nowhere"],
  ["dialog-presets", hashOf(COLOURFUL, friend), tab("Presets")],
  ["dialog-random", hashOf(COLOURFUL, friend), tab("Random")],
  ["dialog-type", hashOf(COLOURFUL, friend), async (page) => {
    await tab("Type")(page);
    await page.getByRole("dialog").getByRole("textbox", { name: "Position" }).fill("r1y2+x");
  }],
  ["dialog-editor", hashOf(COLOURFUL, friend), tab("Editor")],
  ["dialog-editor-row", hashOf("kayles/1.11", friend), tab("Editor")],
  ["dialog-several", hashOf("even-or-one/18&threes/17&nim/7", friend), tab("Combine")],
  ["sequence", hashOf("nim/2+3|nim/1+2+3|nim/1+1", { ...friend, a: "full" })],
  ["dialog-rules", hashOf("chromatic:beatty(phi^2)/4+2", friend), key("r")],
  ["dialog-keys", hashOf(COLOURFUL, friend), key("?")],
  ["dialog-share", hashOf(COLOURFUL, friend), async (page) => {
    await click("Share")(page);
    for (const fold of await page.locator("dialog summary").all()) await fold.click();
  }],
  ["dialog-embed", hashOf(COLOURFUL, friend), click("Embed")],
  ["dialog-more", hashOf(COLOURFUL, friend), async (page) => {
    await resize(page, 390, 844);
    await page.locator(".phone-actions").getByRole("button", { name: "More" }).click();
  }],
];

/** Controls smaller than 44 px on a side, apart from links and terms in sentences and what a larger label wraps. */
const small = (page) => page.evaluate(() => {
  const found = [];
  for (const element of document.querySelectorAll("button, select, summary, input, a.btn, [role=tab], .take, .col")) {
    const target = element.matches("input[type=radio], input[type=checkbox]") ? element.closest("label") : element;
    const box = target.getBoundingClientRect();
    if (element.matches("p .term")) continue;
    // Other terms are larger to the finger than to the eye.
    const after = element.matches(".term") ? getComputedStyle(element, "::after") : null;
    const reach = after && after.content !== "none" ? after : null;
    const more = (...sides) => (reach ? -sides.reduce((sum, side) => sum + parseFloat(reach[side]), 0) : 0);
    const hidden = box.width < 2 || !target.checkVisibility({ visibilityProperty: true });
    if (hidden || element.closest(".embed iframe, [aria-disabled=true]")) continue;
    // A ball or chip may be drawn lower where its neighbours in the pile share the height: buttons as large as a finger
    // change the number that is in preview.
    const least = element.matches(".take") ? 23.5 : 43.5;
    const low = element.matches(".pile .take") ? 7 : least;
    if (box.width + more("left", "right") < least || box.height + more("top", "bottom") < low) found.push(`${target.outerHTML.slice(0, 90)} ${Math.round(box.width)} × ${Math.round(box.height)}`);
  }
  return [...new Set(found)].slice(0, 6);
});

const wide = (page) => page.evaluate(() => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return null;
  const guilty = [...document.querySelectorAll("body *")].filter((element) => element.getBoundingClientRect().right > width + 1);
  return `${document.documentElement.scrollWidth}: ${guilty.slice(-3).map((element) => element.outerHTML.slice(0, 80))}`;
});

for (const [name, hash, prepare = async () => {}] of SCREENS) {
  test(name, async (t) => {
    const page = await newPage(t, { hash, reducedMotion: true });
    if (/^#\/(play|present|embed)/.test(hash) && name !== "bad-link") await board(page).waitFor();
    await prepare(page);
    const wrong = [];
    const note = async (label, check) => check().catch((error) => wrong.push(`${label}: ${error.message}`));
    for (const theme of ["light", "dark"]) {
      await page.evaluate((theme) => { document.documentElement.dataset.theme = theme; }, theme);
      // The themes differ in colours alone.
      await note(theme, () => (theme === "light" ? axe(page) : axe(page, undefined, "color-contrast", "link-in-text-block")));
      for (const width of theme === "light" ? WIDTHS : [390, 1360]) {
        await resize(page, width, width < 600 ? 844 : width > 1900 ? 1080 : 900);
        const found = await wide(page);
        if (found) wrong.push(`${width}: wider than the page, ${found}`);
        if (width === 390 || width === 1360) wrong.push(...(await small(page)).map((text) => `${width}: small target ${text}`));
        if (width !== 320) await shot(page, `${name}-${width}-${theme}`);
      }
      if (theme === "light") await note("390", async () => {
        await resize(page, 390, 844);
        await axe(page);
      });
      await resize(page, 1360, 900);
    }
    assert.equal(wrong.length, 0, `\n${wrong.join("\n")}`);
  });
}
