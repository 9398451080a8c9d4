// Keeps the site for use without a network. The build fills in the version and the files with their checksums.
const VERSION = "%VERSION%";
const FILES = [/* %FILES% */];
const PREFIX = `nimscope ${registration.scope} `;
const CACHE = PREFIX + VERSION;
const PATIENCE = 3000; // ms to wait for the network before an entry page comes from the cache

// trunk puts a hash of the content into these names: they never change, so one copy is as good as another.
const hashed = (name) => /-[0-9a-f]{8,}(_bg|_rest)?\.\w+$/.test(name);
// Some hosts redirect index.html to the folder, and a redirected answer cannot serve a navigation.
const address = (name) => new URL(name === "index.html" ? "" : name, registration.scope).href;
const ANY = { ignoreVary: true };

addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  event.waitUntil(tidy(0).then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(registration.scope)) return;
  const name = decodeURIComponent(url.pathname.slice(new URL(registration.scope).pathname.length)) || "index.html";
  if (!FILES.some(([file]) => file === name)) {
    // An older page may still ask for a file of its own version.
    if (hashed(name)) event.respondWith(kept(name).then((found) => found ?? fetch(request)));
    return;
  }
  event.respondWith(hashed(name) ? fromCache(name, request) : fromNetwork(name, request));
  if (request.mode === "navigate") event.waitUntil(tidy(1));
});

async function fill() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async ([name]) => {
      const found = hashed(name) && (await kept(name));
      const response = found || (await fetch(address(name), { cache: hashed(name) ? "default" : "no-cache" }));
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      await cache.put(address(name), response);
    }),
  );
}

async function kept(name) {
  const own = await (await caches.open(CACHE)).match(address(name), ANY);
  return own ?? (hashed(name) ? caches.match(address(name), ANY) : undefined);
}

async function fromCache(name, request) {
  return (await kept(name)) ?? fetch(request);
}

async function fromNetwork(name, request) {
  const copy = await kept(name);
  if (!copy) return fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, copy));
  const fresh = fetch(request).then((response) => (response.ok ? response : copy), () => copy);
  return Promise.race([fresh, late]);
}

// Old versions go when no page of theirs can be open any more; a page that is being left counts as open.
async function tidy(leaving) {
  const open = await clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (open.length > leaving) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
}
