// Games without a network, after the first visit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newPage, ready, site } from "./harness.mjs";
import { board, hashOf, movesAre, token } from "./player.mjs";

test("a game is reloaded, played and analysed without a network", async (t) => {
  const page = await newPage(t, { hash: hashOf("nim/3+5+7", { o: "friend", a: "full" }) });
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active.state !== "activated") await new Promise((resolve) => active.addEventListener("statechange", resolve));
  });
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
  assert.equal(await page.locator("nimscope-game").count(), 3);
});

test("the manifest makes the site installable", async (t) => {
  const page = await newPage(t);
  const manifest = await page.evaluate(async () => (await fetch(document.querySelector("link[rel=manifest]").href)).json());
  assert.ok(manifest.name && manifest.start_url && manifest.display === "standalone");
  assert.ok(manifest.icons.some(({ sizes }) => sizes === "512x512"));
});
