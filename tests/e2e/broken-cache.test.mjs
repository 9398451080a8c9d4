// The service worker where the browser's storage is broken: the network answers.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import vm from "node:vm";
import { dist } from "./serve.mjs";

/** The service worker in a world of these caches; gives its listeners. */
async function worker(caches, fetch) {
  const listeners = {};
  const world = {
    addEventListener: (kind, listener) => (listeners[kind] = listener),
    caches,
    clients: { matchAll: async () => [], claim: async () => {} },
    fetch,
    registration: { scope: "https://example.org/some/course/" },
    skipWaiting: async () => {},
    setTimeout,
    URL,
  };
  vm.runInNewContext(await readFile(path.join(dist, "sw.js"), "utf8"), world);
  return listeners;
}

/** What the service worker answers to a request. */
async function answer(listeners, url, mode = "cors") {
  let response;
  const waits = [];
  listeners.fetch({
    request: { url, mode, method: "GET" },
    respondWith: (promise) => (response = promise),
    waitUntil: (promise) => waits.push(promise),
  });
  const found = await response;
  await Promise.all(waits);
  return found;
}

const broken = async () => {
  throw new Error("the storage is broken");
};
const BROKEN = {
  "cannot be opened": { open: broken, match: broken, keys: broken, delete: broken },
  "cannot be read or written": { open: async () => ({ match: broken, put: broken }), match: broken, keys: broken, delete: broken },
};

for (const [how, caches] of Object.entries(BROKEN)) {
  test(`pages and parts come from the network where the cache ${how}`, async () => {
    const asked = [];
    const fetch = async (request) => {
      asked.push(request.url ?? request);
      return { ok: true, clone: () => ({ ok: true }), text: "from the network" };
    };
    const listeners = await worker(caches, fetch);
    const part = /part-[0-9a-f]+\.wasm/.exec(await readFile(path.join(dist, "sw.js"), "utf8"))[0];
    for (const [name, mode] of [["", "navigate"], ["index.html", "navigate"], [part, "cors"], ["nimscope.js", "cors"]]) {
      const found = await answer(listeners, `https://example.org/some/course/${name}`, mode);
      assert.equal(found.text, "from the network", name);
    }
    assert.equal(asked.length, 4);
  });
}
