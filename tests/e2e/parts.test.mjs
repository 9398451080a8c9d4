// Parts of the program, and the style that comes with them, that do not come, come broken or come late: what waits says
// so, the rest works, and trying again works.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { begin, browser, dist, ready, site, soon } from "./harness.mjs";
import { board, hashOf, movesAre, token } from "./player.mjs";

const PART = /\/part-[0-9a-f]+\.(wasm|css)$/;
const GAME = hashOf("kayles/5", { o: "friend" });

/** How a file can fail. */
const FAULTS = {
  "is missing": (route) => route.fulfill({ status: 404, body: "nothing" }),
  "breaks off": (route) => route.abort("connectionreset"),
  "is cut off": async (route) => {
    const body = await (await route.fetch()).body();
    await route.fulfill({ body: body.subarray(0, body.length / 2), contentType: "application/wasm" });
  },
  "is another file": (route) => route.fulfill({ body: "<!doctype html><title>Home</title>", contentType: "text/html" }),
};

/** What of a part can fail: its code, or its style. */
const FILES = { part: (route) => route.request().url().endsWith(".wasm"), sheet: (route) => route.request().url().endsWith(".css") };

/** A page whose parts go wrong in this way for as long as `wrong.now` says so. */
async function faulty(t, fault, which = () => true) {
  const context = await browser.newContext({ serviceWorkers: "block" });
  t.after(() => context.close());
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const wrong = { now: true, asked: 0 };
  await context.route(PART, (route) => {
    if (!wrong.now || !which(route)) return route.continue();
    wrong.asked++;
    return fault(route);
  });
  return { page, wrong, errors };
}

const ALL = Object.entries(FILES).flatMap((file) => Object.entries(FAULTS).map((fault) => [...file, ...fault]));
for (const [what, which, how, fault] of ALL) {
  test(`a ${what} that ${how} is told of and tried again, on every page`, async (t) => {
    const { page, wrong, errors } = await faulty(t, fault, which);
    const pages = [
      ["", page.locator(".game-card").first()],
      [GAME, board(page)],
      [hashOf("nim/3", {}, "embed"), board(page)],
      ["#/lab/counting", page.locator("main.lab")],
    ];
    for (const [hash, drawn] of pages) {
      wrong.now = true;
      wrong.asked = 0;
      await page.goto("about:blank");
      await page.goto(site.url + hash);
      await begin(page);
      await page.getByRole("alert").getByText("A part of Nimscope could not be fetched.").waitFor();
      assert.ok(wrong.asked > 0);
      assert.equal(await drawn.count(), 0);
      wrong.now = false;
      await page.getByRole("button", { name: "Try again" }).click();
      await drawn.waitFor();
      await soon(async () => assert.equal(await page.getByRole("alert").count(), 0));
      assert.equal(await page.evaluate(() => location.hash.split("?")[0]), hash.split("?")[0]);
    }
    assert.deepEqual(errors, []);
  });
}

for (const [what, which] of Object.entries(FILES)) {
  test(`a dialog whose ${what} is missing opens, says so and is tried again, and the game goes on`, async (t) => {
    const { page, wrong, errors } = await faulty(t, FAULTS["is missing"], which);
    wrong.now = false;
    await page.goto(site.url + GAME);
    await board(page).waitFor();
    await page.waitForLoadState("networkidle");
    wrong.now = true;
    await page.getByRole("button", { name: "New game" }).first().click();
    const dialog = page.getByRole("dialog", { name: "New game" });
    await dialog.getByText("could not be fetched").waitFor();
    wrong.now = false;
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.getByRole("tab", { name: "Presets" }).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    assert.deepEqual(errors, []);
  });
}

test("where a newer version has taken a part away, reloading keeps the game", async (t) => {
  const { page, wrong } = await faulty(t, FAULTS["is missing"]);
  wrong.now = false;
  await page.goto(site.url + hashOf("nim/3+5", { o: "friend" }));
  await board(page).waitFor();
  await token(page, "pile", 1, 1).click();
  await movesAre(page, ["1-1"]);
  wrong.now = true;
  await page.getByRole("button", { name: "Share" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Share" });
  await dialog.getByText("a newer version has replaced this one").waitFor();
  wrong.now = false;
  await dialog.getByRole("button", { name: "Reload" }).click();
  await dialog.waitFor({ state: "detached" });
  await board(page).waitFor();
  await movesAre(page, ["1-1"]);
});

test("the other pages work while one is missing", async (t) => {
  const { page, wrong } = await faulty(t, FAULTS["breaks off"]);
  wrong.now = false;
  await page.goto(site.url);
  await ready(page);
  await page.waitForLoadState("networkidle");
  wrong.now = true;
  await page.goto(`${site.url}${GAME}`);
  await page.getByRole("alert").waitFor();
  await page.goBack();
  await page.getByRole("searchbox").waitFor();
});

for (const [what, which] of Object.entries(FILES)) {
  test(`a ${what} that is late is waited for`, async (t) => {
    const late = async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 4000));
      await route.continue().catch(() => {});
    };
    const { page } = await faulty(t, late, which);
    await page.goto(site.url + GAME, { waitUntil: "commit" });
    await page.getByRole("heading", { name: "Loading" }).waitFor();
    await page.waitForTimeout(2000);
    assert.equal(await board(page).count(), 0, "nothing is drawn before all of it is here");
    await board(page).waitFor();
  });
}

for (const [what, which] of Object.entries(FILES)) {
  test(`a ${what} without a byte for long is given up`, async (t) => {
    const { page, wrong } = await faulty(t, () => {}, which);
    await page.clock.install();
    await page.goto(site.url + GAME, { waitUntil: "commit" });
    await page.getByRole("heading", { name: "Loading" }).waitFor();
    while (!wrong.asked) await new Promise((resolve) => setTimeout(resolve, 50));
    for (let second = 0; second < 40 && !(await page.getByRole("alert").count()); second++) await page.clock.runFor(1000);
    await page.getByRole("alert").getByText("could not be fetched").waitFor();
  });
}

test("a worker that cannot fetch its parts leaves the question to the page", async (t) => {
  // The page has asked once for each of its own parts: whoever asks again is the worker.
  const asked = new Set();
  const again = (route) => {
    const url = route.request().url();
    return asked.has(url) || !asked.add(url);
  };
  const { page, wrong, errors } = await faulty(t, FAULTS["is missing"], again);
  await page.goto(site.url + hashOf("nim/3+5", { o: "friend", a: "full" }));
  await board(page).waitFor();
  await page.getByRole("group", { name: "Part of the analysis" }).getByRole("button", { name: "Why?" }).click();
  await page.getByRole("button", { name: "Check by brute force" }).click();
  await page.getByText(/Brute force agrees/).waitFor();
  assert.ok(wrong.asked > 0, "the worker has asked");
  assert.deepEqual(errors, []);
});

test("a page that is gone to brings its sheet, which applies in its place whichever came first", async (t) => {
  const { page, wrong, errors } = await faulty(t, FAULTS["is missing"], FILES.sheet);
  const order = () => page.$$eval("head [data-place]", (sheets) => sheets.map(({ dataset }) => Number(dataset.place)));
  wrong.now = false;
  await page.goto(`${site.url}#/lab/counting`);
  await page.locator("main.lab").waitFor();
  const labs = await order();
  wrong.now = true;
  await page.evaluate((hash) => { location.hash = hash; }, GAME);
  await page.getByRole("alert").getByText("could not be fetched").waitFor();
  assert.equal(await board(page).count(), 0);
  wrong.now = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await board(page).waitFor();
  const both = await order();
  assert.ok(both.length > labs.length && labs.every((place) => both.includes(place)));
  assert.deepEqual(both, [...both].sort((a, b) => a - b));
  assert.ok(both[0] < labs[0], "the sheet of games stands before those of labs");
  assert.deepEqual(errors, []);
});

test("the library says which part is missing", async (t) => {
  const copy = await mkdtemp(path.join(tmpdir(), "nimscope-"));
  t.after(() => rm(copy, { recursive: true }));
  await cp(dist, copy, { recursive: true });
  const names = (await readFile(path.join(copy, "sw.js"), "utf8")).match(/part-[0-9a-f]+\.wasm/g);
  for (const name of names) await writeFile(path.join(copy, name), "no module");
  const script = `import("./nimscope.js").then(() => console.log("loaded"), (error) => console.log(String(error)))`;
  const { stdout } = await promisify(execFile)("node", ["--input-type=module", "-e", script], { cwd: copy });
  assert.match(stdout, /Error: a part of the program could not be fetched/);
});
