// The pages of the lab for a class: larger, the panel of inputs on request.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, newPage, settled, soon } from "./harness.mjs";

const PAGES = ["sequence?c=0.77&n=1000", "nimbers", "evolution", "counting", "maps", "piles", "solution"];
const side = (page) => page.locator("main.lab .side");
const shown = (page) => page.evaluate(() => document.documentElement.dataset.present ?? "");
const marked = (page, how) => page.waitForFunction((how) => (document.documentElement.dataset.present ?? "") === how, how);

/** The smallest text outside pictures, as it is seen. */
const smallest = (page) => page.evaluate(() => {
  const zoom = (element) => (element ? parseFloat(getComputedStyle(element).zoom) * zoom(element.parentElement) : 1);
  const sizes = [];
  const walker = document.createTreeWalker(document.querySelector("main.lab"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const box = element.getBoundingClientRect();
    if (!node.data.trim() || element.closest(".sr, svg, sub, sup, math, script, style") || box.width < 2) continue;
    sizes.push([parseFloat(getComputedStyle(element).fontSize) * zoom(element), node.data.trim().slice(0, 20)]);
  }
  return sizes.sort((a, b) => a[0] - b[0])[0];
});

for (const name of PAGES) {
  test(`large, with and without its panel: ${name}`, async (t) => {
    const page = await newPage(t, { hash: `#/lab/${name}`, reducedMotion: true, viewport: { width: 1360, height: 900 } });
    await side(page).waitFor();
    await page.keyboard.press("f");
    await side(page).waitFor({ state: "hidden" });
    const found = await smallest(page);
    assert.ok(found[0] >= 19.9, JSON.stringify(found));
    await axe(page);
    await page.keyboard.press("a");
    await side(page).waitFor();
    await soon(async () => assert.equal(await page.getByRole("button", { name: "Panel" }).getAttribute("aria-pressed"), "true"));
    // Nothing sticks out at the right.
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "the page is too wide");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Present" }).waitFor();
    await marked(page, "");
  });
}

test("the names of all labs are seen to their edges on a small screen", async (t) => {
  const page = await newPage(t, { hash: "#/lab/solution", reducedMotion: true, width: 1280, height: 720 });
  await side(page).waitFor();
  await page.keyboard.press("f");
  await side(page).waitFor({ state: "hidden" });
  await page.keyboard.press("a");
  await side(page).waitFor();
  await soon(async () => assert.ok(await page.locator(".subnav").evaluate((row) => row.scrollWidth <= row.clientWidth)));
});

/** The parts of a lab that are wholly in view. */
const inView = (page) => page.evaluate(() => {
  const whole = ({ left, right, top, bottom }) => left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight + 0.5;
  const parts = [...document.querySelectorAll("main.lab .main section")];
  return parts.flatMap((part, at) => (whole(part.getBoundingClientRect()) ? [at] : []));
});

for (const name of [...PAGES, "graphs"]) {
  test(`page by page, without scrolling: ${name}`, async (t) => {
    const page = await newPage(t, { hash: `#/lab/${name}`, reducedMotion: true, width: 1920, height: 1080 });
    await side(page).waitFor();
    await page.keyboard.press("f");
    await side(page).waitFor({ state: "hidden" });
    const next = page.getByRole("button", { name: "Next page" });
    // Whether there are several pages is looked at now and then, and results come whenever they have been found.
    await page.waitForTimeout(900);
    await settled(() => page.locator("main.lab .main").evaluate((main) => main.scrollWidth));
    const seen = new Set(await inView(page));
    while ((await next.count()) && (await next.isEnabled())) {
      const before = await page.locator(".turning").innerText();
      await page.keyboard.press("PageDown");
      await soon(async () => assert.notEqual(await page.locator(".turning").innerText(), before));
      for (const part of await settled(() => inView(page))) seen.add(part);
    }
    const long = await page.locator("main.lab .main section").evaluateAll((parts) => parts.flatMap((part, at) => (part.matches(".steps-card") ? [at] : [])));
    const count = await page.locator("main.lab .main section").count();
    assert.deepEqual([...new Set([...seen, ...long])].sort((a, b) => a - b), [...Array(count).keys()]);
    assert.deepEqual(await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]), [1920, 1080]);
    await page.keyboard.press("Escape");
    await marked(page, "");
  });
}

/** The parts that go on at another page. */
const broken = (page) => page.evaluate(() => {
  const parts = [...document.querySelectorAll("main.lab .main section:not(.steps-card)")];
  return parts.filter((part) => part.getClientRects().length > 1).map((part) => part.querySelector("h2")?.textContent);
});

for (const name of ["sequence?c=0.77&n=1000", "counting", "maps", "piles", "graphs", "solution"]) {
  test(`no part goes on at another page of a small projector: ${name}`, async (t) => {
    const page = await newPage(t, { hash: `#/lab/${name}`, reducedMotion: true, width: 1280, height: 720 });
    await side(page).waitFor();
    await page.keyboard.press("f");
    await side(page).waitFor({ state: "hidden" });
    await soon(async () => assert.deepEqual(await broken(page), []));
  });
}

test("the piles fill a page of a projector with their table and plot", async (t) => {
  const page = await newPage(t, { hash: "#/lab/piles", reducedMotion: true, width: 1920, height: 1080 });
  await side(page).waitFor();
  await page.keyboard.press("f");
  await side(page).waitFor({ state: "hidden" });
  await soon(async () => {
    assert.equal(await page.locator(".turning").innerText(), "1 of 2");
    const plot = await page.locator("#piles-plot").boundingBox();
    assert.ok(plot.y + plot.height > 900 && plot.y + plot.height < 1060, JSON.stringify(plot));
  });
});

test("it stays so from page to page, and letters go into fields", async (t) => {
  const page = await newPage(t, { hash: "#/lab/counting", reducedMotion: true, viewport: { width: 1360, height: 900 } });
  await page.getByRole("textbox", { name: "Count up to n" }).press("f");
  assert.equal(await shown(page), "");
  await page.getByRole("button", { name: "Present" }).click();
  await marked(page, "large");
  await page.getByRole("navigation", { name: "Laboratories" }).getByRole("link", { name: "Maps" }).click();
  await page.getByRole("heading", { name: /^Map of/ }).waitFor();
  await side(page).waitFor({ state: "hidden" });
  // A dialog is closed first.
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await marked(page, "large");
  await page.getByRole("button", { name: "Exit" }).click();
  await marked(page, "");
  await side(page).waitFor();
});

test("the keyboard is never lost when a lab is presented", async (t) => {
  const page = await newPage(t, { hash: "#/lab/sequence?c=0.77&n=1000", reducedMotion: true, width: 1920, height: 1080 });
  await side(page).waitFor();
  const at = (name) => soon(async () => assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), name));
  await page.getByRole("button", { name: "Present" }).focus();
  await page.keyboard.press("Enter");
  await at("Results");
  // Space, which turns the slides of a talk, does not end it.
  await page.keyboard.press(" ");
  await marked(page, "large");
  const next = page.getByRole("button", { name: "Next page" });
  await next.focus();
  while (await next.isEnabled()) {
    await page.keyboard.press("Enter");
    await page.waitForTimeout(300);
  }
  await at("Previous page");
  await page.keyboard.press("Escape");
  await at("Present");
});

test("beside its pages the form says that there is more below", async (t) => {
  const page = await newPage(t, { hash: "#/lab/evolution", reducedMotion: true, width: 1920, height: 1080 });
  await side(page).waitFor();
  await page.keyboard.press("f");
  await side(page).waitFor({ state: "hidden" });
  await page.keyboard.press("a");
  await side(page).getByText("More below").waitFor();
  const foot = await side(page).evaluate((side) => side.getBoundingClientRect().bottom);
  assert.ok(foot <= 1080, `${foot}`);
});

test("the table of nimbers is as high as its page", async (t) => {
  const page = await newPage(t, { hash: "#/lab/nimbers", reducedMotion: true, width: 1280, height: 720 });
  await side(page).waitFor();
  await page.keyboard.press("f");
  await soon(async () => {
    const high = await page.locator(".nimber-table").evaluate((table) => table.getBoundingClientRect().height);
    assert.ok(high > 480 && high < 620, `${high}`);
  });
});

test("a graph and its steps are on one page, beside the panel, too", async (t) => {
  for (const [width, height] of [[1280, 720], [1366, 768], [1360, 900]]) {
    const page = await newPage(t, { hash: "#/lab/graphs", reducedMotion: true, width, height });
    await side(page).waitFor();
    const onOnePage = () => soon(async () => {
      for (const card of [".graph-card", ".label-card"]) {
        const { left, right, bottom } = await page.locator(card).evaluate((card) => card.getBoundingClientRect());
        assert.ok(left >= 0 && right <= width && bottom <= height, `${card} at ${width} × ${height}: ${left} ${right} ${bottom}`);
      }
    });
    await page.keyboard.press("f");
    await onOnePage();
    await page.keyboard.press("a");
    await side(page).waitFor();
    await onOnePage();
    await page.context().close();
  }
});

test("a press on “More below” scrolls the panel, and does nothing to what lies under it", async (t) => {
  const page = await newPage(t, { hash: "#/lab/maps", reducedMotion: true, width: 1280, height: 720 });
  await side(page).waitFor();
  await page.keyboard.press("f");
  await side(page).waitFor({ state: "hidden" });
  await page.keyboard.press("a");
  const further = page.locator(".lab .side .further span");
  await further.waitFor();
  const before = page.url();
  await further.click();
  await soon(async () => assert.ok(await side(page).evaluate((side) => side.scrollTop > 100)));
  assert.equal(page.url(), before);
});

test("the games of a presented lab are presented, too", async (t) => {
  const page = await newPage(t, { hash: "#/lab/sequence?c=0.77&n=1000", reducedMotion: true, width: 1280, height: 720 });
  const play = page.getByRole("link", { name: "Play this game" });
  await play.waitFor();
  await page.keyboard.press("f");
  await side(page).waitFor({ state: "hidden" });
  await page.keyboard.press("a");
  await play.click();
  await page.locator(".presenter-foot").waitFor();
  assert.match(page.url(), /#\/present\?v=1&g=/);
  await page.goBack();
  await play.waitFor();
});
