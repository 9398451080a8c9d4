// Keeps the site for use without a network. The build fills in the version and the files with their checksums.
const VERSION = "%VERSION%";
const FILES = [/* %FILES% */];
const PREFIX = `nimscope ${registration.scope} `;
const CACHE = PREFIX + VERSION;
const PATIENCE = 3000; // ms to wait for the network before an entry page comes from the cache

// A hash of the content stands in these names: they never change, so one copy is as good as another.
const hashed = (name) => /-[0-9a-f]{8,}(_bg|_parts)?\.\w+$/.test(name);
// Parts of the program come when they are first needed, or when a page has time for the rest of them.
const part = (name) => /^part-[0-9a-f]+\.(wasm|css)$/.test(name);
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
    if (hashed(name)) event.respondWith(fromCache(name, event));
    return;
  }
  event.respondWith(hashed(name) ? fromCache(name, event) : fromNetwork(name, request));
});

// A page says what it has fetched before this worker was there, and whether it has time for everything.
addEventListener("message", (event) => {
  const { visited = [], everything = false } = event.data ?? {};
  const names = visited.map((url) => url.slice(registration.scope.length));
  const wanted = everything ? FILES.map(([name]) => name) : FILES.map(([name]) => name).filter((name) => names.includes(name));
  event.waitUntil((bringing = bringing.then(() => bring(wanted.filter(part)))));
  // A page of this version, and no other open, needs nothing older.
  if (names.every((name) => !hashed(name) || FILES.some(([file]) => file === name))) event.waitUntil(tidy(1));
});
let bringing = Promise.resolve();

// What every page needs, and the parts that an earlier version has brought already.
async function fill() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async ([name]) => {
      const found = hashed(name) && (await kept(name));
      if (part(name) && !found) return;
      const response = found || (await fetch(address(name), { cache: hashed(name) ? "default" : "no-cache" }));
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      await cache.put(address(name), response);
    }),
  );
}

// Parts that are not kept yet, one after another, behind all that a page asks for.
async function bring(names) {
  for (const name of names) {
    try {
      if (!(await kept(name))) await keep(name, await fetch(address(name), { priority: "low" }));
    } catch {
      return; // No network: the next page asks again.
    }
  }
}

// A cache that is broken or full keeps nothing, and then the network answers.
async function kept(name) {
  try {
    const own = await (await caches.open(CACHE)).match(address(name), ANY);
    return own ?? (hashed(name) ? await caches.match(address(name), ANY) : undefined);
  } catch {
    return undefined;
  }
}

async function keep(name, response) {
  if (!response.ok) return;
  try {
    await (await caches.open(CACHE)).put(address(name), response);
  } catch {}
}

async function fromCache(name, event) {
  const found = await kept(name);
  if (found) return found;
  const response = await fetch(event.request);
  if (part(name)) event.waitUntil(keep(name, response.clone()));
  return response;
}

async function fromNetwork(name, request) {
  const copy = await kept(name);
  if (!copy) return fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, copy));
  const fresh = fetch(request).then((response) => (response.ok ? response : copy), () => copy);
  return Promise.race([fresh, late]);
}

// Old versions go when no page of theirs can be open: that is, none but so many of this version.
async function tidy(own) {
  try {
    const open = await clients.matchAll({ includeUncontrolled: true, type: "window" });
    if (open.length > own) return;
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {}
}
