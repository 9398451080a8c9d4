// Games without a network, after the first visit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { installed, newPage, ready, site, soon } from "./harness.mjs";
import { board, hashOf, movesAre, token } from "./player.mjs";

test("a game is reloaded, played and analysed without a network", async (t) => {
  const page = await newPage(t, { hash: hashOf("nim/3+5+7", { o: "friend", a: "full" }), keep: true });
  await installed(page);
  await token(page, "pile", 1, 1).click();
  await movesAre(page, 1);
  await page.context().setOffline(true);
  await page.reload();
  await ready(page);
  await movesAre(page, ["1-1"]);
  await token(page, "pile", 2, 2).click();
  await movesAre(page, ["1-1", "2-2"]);
  // The worker comes from the cache too.
  await page.getByRole("button", { name: "Check by brute force" }).click();
  await page.getByText(/Brute force agrees/).waitFor();
  await page.goto(`${site.url}${hashOf("colourful/r1y2", {}, "present")}`);
  await board(page).waitFor();
  await page.goto(`${site.url}embed-example.html`);
  await page.getByRole("heading", { name: "Three games in one page" }).waitFor();
  await soon(async () => assert.equal(await page.locator("nimscope-game").count(), 3));
});

test("the manifest makes the site installable", async (t) => {
  const page = await newPage(t);
  const manifest = await page.evaluate(async () => (await fetch(document.querySelector("link[rel=manifest]").href)).json());
  assert.ok(manifest.name && manifest.start_url && manifest.display === "standalone");
  assert.ok(manifest.icons.some(({ sizes }) => sizes === "512x512"));
});

test("where each byte is paid for, only what was opened is kept, until all is asked for", async (t) => {
  const page = await newPage(t, { url: null, keep: true });
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.goto(site.url);
  await ready(page);
  await page.getByText("only what you have opened is kept").waitFor();
  const parts = async () => {
    const names = await page.evaluate(async () => {
      const all = (await (await fetch("sw.js")).text()).match(/part-[0-9a-f]+\.(wasm|css)/g);
      const found = await Promise.all(all.map((name) => caches.match(name)));
      return { all: all.length, kept: all.filter((_, index) => found[index]) };
    });
    return names;
  };
  const visited = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name.split("/").pop()));
  let names = await parts();
  for (let tries = 0; names.kept.length === 0 && tries < 100; tries++) {
    await page.waitForTimeout(100);
    names = await parts();
  }
  await page.waitForTimeout(500);
  names = await parts();
  assert.ok(names.kept.length > 0 && names.kept.length < names.all, JSON.stringify(names));
  assert.ok(names.kept.every((name) => visited.includes(name)), "only what was opened");
  await page.getByRole("button", { name: "Keep everything" }).click();
  await installed(page);
  await page.getByText("only what you have opened is kept").waitFor({ state: "hidden" });
});

test("a lesson and an exercise are answered without a network", async (t) => {
  const page = await newPage(t, { hash: "#/learn", keep: true });
  await installed(page);
  await page.context().setOffline(true);
  await page.goto(`${site.url}#/lesson?l=7.2&s=4`);
  await page.reload();
  await ready(page);
  await page.getByLabel("The value").fill("1");
  await page.getByRole("button", { name: "Check" }).click();
  await page.getByText("the move on the board wins").waitFor();
  for (const place of ["1e6", "5e3", "9.1"]) {
    await page.goto(`${site.url}#/lesson?l=${place}`);
    await page.locator(".lesson h2").waitFor();
  }
  await page.goto(`${site.url}#/drills?k=mex&s=3&t=0`);
  await page.getByRole("button", { name: "Start" }).click();
  await page.goto(`${site.url}#/worksheet?q=value&p=colourful/r1y2;nim/1+2`);
  await page.getByRole("article", { name: "Key" }).waitFor();
});
