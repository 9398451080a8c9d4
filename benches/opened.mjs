// The built site, served to a browser that has been started: what the benchmarks in the browser share. The folder of the
// site is their first argument.
import { createReadStream, existsSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "../tests/e2e/launch.mjs";

const MEDIA = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm" };

/** The folder of the built site. */
export const dist = path.resolve(process.argv[2] ?? fileURLToPath(new URL("../dist", import.meta.url)));

const server = http.createServer((request, response) => {
  const file = path.join(dist, path.normalize(new URL(request.url, "http://x").pathname.replace(/\/$/, "/index.html")));
  if (!existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, { "Content-Type": MEDIA[path.extname(file)] ?? "application/octet-stream" });
  createReadStream(file).pipe(response);
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));

/** The address of its start page. */
export const url = `http://127.0.0.1:${server.address().port}/`;

export const browser = await launch("launch");

/** Ends both. */
export async function close() {
  await browser.close();
  server.close();
}
