// Serves the built site to tests, under a sub-path, as many hosts do.
import { createReadStream, existsSync, statSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";

const MEDIA = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm",
  ".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json",
};

/** The folder of the built site. */
export const dist = process.env.NIMSCOPE_DIST ?? path.join(path.dirname(fileURLToPath(import.meta.url)), "../../dist");

/** Serves a folder under a sub-path of a free port. Closed by itself when the test file ends. */
export async function serve(folder = dist, base = "/some/course/") {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const name = pathname.startsWith(base) ? pathname.slice(base.length) || "index.html" : "";
    const file = path.join(folder, path.normalize(`/${name}`));
    if (!name || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    const type = MEDIA[path.extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-cache" });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.closeAllConnections?.();
    server.close();
  };
  after(close);
  return { url: `http://127.0.0.1:${server.address().port}${base}`, close };
}
