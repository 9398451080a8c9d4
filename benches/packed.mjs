// Serves a built site as hosts do: each file compressed with gzip -9.
import { existsSync, readFileSync, statSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";

const MEDIA = {
  ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml",
  ".json": "application/json", ".png": "image/png", ".webmanifest": "application/manifest+json",
};

/** The address of the folder, on a port that is free, and what ends serving it. */
export async function serve(folder) {
  const packed = new Map();
  const server = http.createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url, "http://host").pathname.slice(1)) || "index.html";
    const file = path.join(folder, name);
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    if (!packed.has(name)) packed.set(name, gzipSync(readFileSync(file), { level: 9 }));
    const type = MEDIA[path.extname(name)] ?? "application/octet-stream";
    return response.writeHead(200, { "content-type": type, "content-encoding": "gzip" }).end(packed.get(name));
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
