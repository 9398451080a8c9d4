// What computes belongs to what is shown: when that goes, it ends. Counted are the workers that the debugger knows.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newPage, ready, site, soon } from "./harness.mjs";
import { board, hashOf, open } from "./player.mjs";

/** Too large to be solved within any budget, and long enough under way to be left. */
const HARD = "grundy/2000+1999";
const misere = { c: "misere" };

/** Waits until the page has so many workers and no other for a moment, since one may just be starting. */
async function workersAre(page, count, why) {
  const deadline = Date.now() + 10_000;
  for (let same = 0; same < 5; ) {
    same = page.workers().length === count ? same + 1 : 0;
    assert.ok(Date.now() < deadline, `${why}: ${page.workers().length} workers instead of ${count}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}
/** Fails where the page itself goes on computing. */
async function quiet(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const busy = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration").value;
  };
  // What was under way when the page was left may still end.
  await soon(async () => {
    const before = await busy();
    await page.waitForTimeout(500);
    const share = (await busy() - before) / 0.5;
    assert.ok(share < 0.2, `the page computes ${share} of the time`);
  });
  await session.detach();
}
const computing = (page) => page.getByText("Computing", { exact: true }).waitFor();
/** As a link on the page would: nothing is loaded anew. */
const go = (page, hash) => page.evaluate((hash) => { location.hash = hash; }, hash);

const STATES = {
  "analysis under way": { keys: { o: "friend", a: "full" } },
  "opponent thinking, analysis off": { keys: { o: "perfect", f: "other", a: "off" } },
  "opponent and analysis": { keys: { o: "perfect", f: "other", a: "full" } },
};
const WAYS = {
  "the start page": (page) => go(page, "#/"),
  "another game by its link": (page) => go(page, hashOf("nim/3+5+7", { o: "friend", a: "full" })),
  "a lab": (page) => go(page, "#/lab/nimbers"),
  "the browser's way back": (page) => page.goBack(),
};

for (const [state, { keys }] of Object.entries(STATES)) {
  test(`${state}: one worker, and none once the game is left`, async (t) => {
    const page = await newPage(t, { reducedMotion: true });
    for (const [way, leave] of Object.entries(WAYS)) {
      await go(page, "#/");
      await go(page, hashOf(HARD, { ...misere, ...keys }));
      await board(page).waitFor();
      await workersAre(page, 1, `${state}, before ${way}`);
      await leave(page);
      await workersAre(page, 0, `${state}, left for ${way}`);
      await quiet(page);
    }
  });
}

test("a search ends with its position: undo, another convention, analysis off, cancel", async (t) => {
  // One worker for the position that is shown, none for those before.
  const page = await open(t, HARD, { ...misere, m: "1s1" });
  await computing(page);
  await workersAre(page, 1, "analysis");
  await page.keyboard.press("u");
  // At once: a search that has come to its limits is over, and keeps its worker for the next question.
  await page.getByRole("button", { name: "Cancel" }).click();
  await workersAre(page, 0, "cancelled");
  await page.getByRole("button", { name: "Try longer" }).click();
  await workersAre(page, 1, "longer");
  await page.getByRole("button", { name: "Switch analysis off" }).click();
  await workersAre(page, 0, "analysis off");
});

test("a new game ends the search for the old one", async (t) => {
  const page = await open(t, HARD, misere);
  await computing(page);
  await page.getByRole("button", { name: "New game" }).first().click();
  const dialog = page.getByRole("dialog", { name: "New game" });
  await dialog.getByRole("tab", { name: "Presets" }).click();
  await dialog.locator(".pick").nth(1).click();
  await dialog.getByRole("button", { name: "Start", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await page.waitForFunction((hard) => !location.hash.includes(hard), HARD);
  await workersAre(page, 0, "new game");
});

test("a check by brute force ends with its game", async (t) => {
  // What a check examines here takes some seconds.
  const page = await open(t, "wythoff/300+400");
  await page.getByRole("button", { name: "Check by brute force" }).first().click();
  await page.getByRole("button", { name: "Cancel" }).waitFor();
  await workersAre(page, 1, "check");
  await go(page, "#/");
  await workersAre(page, 0, "left");
});

for (const [lab, query, workers] of [
  ["sequence", "c=0.007&n=10000000", 1],
  ["sequence", "c=0.007&n=10000000&d=0.106", 2],
  ["maps", "g=grundy/5+5&m=1&n=200", 1],
  ["evolution", "w=game&a=grundy/40+39", 0],
  ["counting", "k=100&n=10000&s=D", 0],
  ["piles", "n=24&q=g <= n", 0],
  ["nimbers", "o=product&a=24&b=17&t=product&n=256", 0],
]) {
  test(`the lab ${lab}?${query} leaves nothing behind`, async (t) => {
    const page = await newPage(t, { hash: `#/lab/${lab}?v=1&${query}`, reducedMotion: true });
    await page.locator("main.lab").waitFor();
    await workersAre(page, workers, `in ${lab}`);
    await go(page, "#/");
    await workersAre(page, 0, `left ${lab}`);
    await quiet(page);
  });
}

test("a game in a frame ends when its element leaves the page", async (t) => {
  const page = await newPage(t, { url: null });
  await page.goto(`${site.url}embed-example.html`);
  const count = page.workers().length;
  await page.evaluate(([game]) => {
    const element = document.createElement("nimscope-game");
    for (const [name, value] of [["game", game], ["convention", "misere"], ["opponent", "friend"], ["analysis", "hints"]]) {
      element.setAttribute(name, value);
    }
    document.body.prepend(element);
  }, [HARD]);
  const element = page.locator("nimscope-game").first();
  const frame = await (await element.locator("iframe").elementHandle()).contentFrame();
  await frame.locator("main.embed .stage").waitFor();
  await workersAre(page, count + 1, "embedded");
  await element.evaluate((element) => element.remove());
  await workersAre(page, count, "removed");
});

test("after ten games no processor is busy and no memory held", async (t) => {
  const page = await newPage(t, { reducedMotion: true });
  for (let n = 0; n < 10; n++) {
    await go(page, hashOf(HARD, { ...misere, o: "perfect", f: "other", a: "full", s: n }));
    await board(page).waitFor();
    await workersAre(page, 1, `game ${n}`);
    await go(page, "#/");
  }
  await workersAre(page, 0, "ten games left");
  await ready(page);
  await quiet(page);
});
