// What the first visit of a page transfers.
import { constants, brotliCompressSync, gzipSync } from "node:zlib";
import { browser, ready, site } from "./harness.mjs";

const gzip = (body) => gzipSync(body, { level: 9 }).length;
const brotli = (body) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 };
  return brotliCompressSync(body, { params }).length;
};

/** The sizes of a file, which many pages ask for; names of the program's files hold their content. */
const sizes = new Map();
function measured(name, bytes) {
  const key = `${name} ${bytes.length}`;
  if (!sizes.has(key)) sizes.set(key, { name, gzip: gzip(bytes), brotli: brotli(bytes) });
  return sizes.get(key);
}

/**
 * Opens a page in an empty profile without a service worker, and counts everything that it asks for. What page and
 * worker both ask for is fetched once: hosts let browsers keep files whose names hold their content.
 */
export async function visit(hash) {
  const context = await browser.newContext({ serviceWorkers: "block", viewport: { width: 1360, height: 900 } });
  try {
    const page = await context.newPage();
    const bodies = new Map();
    const note = (response) => {
      const name = response.url().split("/").pop().split(/[?#]/)[0] || "index.html";
      if (!bodies.has(name)) bodies.set(name, response.body());
    };
    page.on("response", note);
    await page.goto(site.url + hash);
    // The start page of somebody new rests, and does without the program.
    if (hash) await ready(page);
    else await page.locator("#prepared .puzzle svg g").first().waitFor();
    await page.waitForLoadState("networkidle");
    const files = [];
    for (const [name, body] of bodies) files.push(measured(name, await body));
    // What comes later, as the page is closed, is no part of the visit, and its text could not be had.
    page.off("response", note);
    const total = (kind) => files.reduce((sum, file) => sum + file[kind], 0);
    const program = files.filter(({ name }) => /^(nimscope|part)-.*\.(wasm|js)$/.test(name)).length;
    return { files, gzip: total("gzip"), brotli: total("brotli"), program };
  } finally {
    await context.close();
  }
}
