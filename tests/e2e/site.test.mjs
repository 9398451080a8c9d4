// The site as files: under a sub-path, without a network, and across an update.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { axe, begin, dist, installed, newPage, ready, serve, shot, site } from "./harness.mjs";
import { board, hashOf } from "./player.mjs";

const caches = (page) => page.evaluate(() => globalThis.caches.keys());

test("the start opens in both themes", async (t) => {
  for (const theme of ["light", "dark"]) {
    const page = await newPage(t, { theme });
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), theme);
    await shot(page, `start-${theme}`);
  }
});

test("a stored theme wins over the system's", async (t) => {
  const page = await newPage(t, { theme: "light" });
  await page.evaluate(() => localStorage.setItem("nimscope.theme", "dark"));
  await page.reload();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
});

test("the loading state has no violation and gives way to a reason", async (t) => {
  const page = await newPage(t, { url: null, expected: [/wasm/, /ERR_FAILED/, /Failed to fetch/] });
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto(site.url);
  await begin(page);
  await page.getByText("The server does not answer.").waitFor();
  await axe(page);
});

test("after the first visit the site opens without a network", async (t) => {
  const page = await newPage(t, { keep: true });
  await installed(page);
  await page.context().setOffline(true);
  await page.reload();
  await ready(page);
  await page.goto(`${site.url}?any=query#/`);
  await ready(page);
});

/** Renames the files of a site as another build of it would: what is in a name that never changes stays. */
function renamed(folder) {
  const other = (hash) => hash.replace(/^./, (digit) => "123456789abcdef0"[Number.parseInt(digit, 16)]);
  const hash = /(?<=-)[0-9a-f]{16}(?=[._])/g;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (/\.(html|js)$/.test(name)) {
      const text = readFileSync(file, "utf8").replace(hash, other);
      writeFileSync(file, name === "sw.js" ? text.replace(/VERSION = "\w+"/, 'VERSION = "newer"') : text);
    }
    renameSync(file, path.join(folder, name.replace(hash, other)));
  }
}

test("a tab of an older version keeps its parts until it goes", async (t) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "nimscope-"));
  t.after(() => rmSync(folder, { recursive: true }));
  cpSync(dist, folder, { recursive: true });
  const server = await serve(folder);
  const page = await newPage(t, { url: server.url, keep: true });
  await installed(page);
  const [old] = await caches(page);
  renamed(folder);
  const newer = async () => {
    const tab = await page.context().newPage();
    await tab.goto(server.url);
    await ready(tab);
    await tab.waitForFunction(() => globalThis.caches.keys().then((names) => names.some((name) => name.endsWith("newer"))));
    await installed(tab);
    return tab;
  };
  await (await newer()).close();
  // While this one opens, the old page is the only one.
  const tab = await newer();
  assert.ok((await caches(page)).includes(old));
  await page.evaluate((hash) => { location.hash = hash; }, hashOf("kayles/5", { o: "friend" }));
  await board(page).waitFor();
  await page.close();
  await tab.reload();
  await tab.waitForFunction((old) => globalThis.caches.keys().then((names) => !names.includes(old)), old);
  server.close();
  await tab.goto(server.url + hashOf("kayles/5", { o: "friend" }));
  await board(tab).waitFor();
});

test("a new version takes over on the next navigation", async (t) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "nimscope-"));
  t.after(() => rmSync(folder, { recursive: true }));
  cpSync(dist, folder, { recursive: true });
  const edit = (name, change) => {
    const file = path.join(folder, name);
    writeFileSync(file, change(readFileSync(file, "utf8")));
  };
  const server = await serve(folder);
  const page = await newPage(t, { url: server.url, keep: true });
  await installed(page);
  const [old] = await caches(page);
  edit("index.html", (text) => text.replace("<html", '<html data-version="newer"'));
  edit("sw.js", (text) => text.replace(/VERSION = "\w+"/, 'VERSION = "newer"'));
  await page.reload();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.version), "newer");
  await page.waitForFunction(async (old) => {
    const names = await globalThis.caches.keys();
    return names.some((name) => name.endsWith("newer") && name !== old);
  }, old);
  await page.waitForFunction(() => navigator.serviceWorker.getRegistration().then((found) => !found.installing && !found.waiting));
  await page.reload();
  await page.waitForFunction((old) => globalThis.caches.keys().then((names) => !names.includes(old)), old);
  await installed(page);
  server.close();
  await page.reload();
  await ready(page);
});
