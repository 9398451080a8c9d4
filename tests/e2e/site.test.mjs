// The site as files: under a sub-path, without a network, and across an update.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { axe, dist, installed, newPage, ready, serve, shot, site } from "./harness.mjs";

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
  await page.getByText("The server does not answer.").waitFor();
  await axe(page);
});

test("after the first visit the site opens without a network", async (t) => {
  const page = await newPage(t);
  await installed(page);
  await page.context().setOffline(true);
  await page.reload();
  await ready(page);
  await page.goto(`${site.url}?any=query#/`);
  await ready(page);
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
  const page = await newPage(t, { url: server.url });
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
