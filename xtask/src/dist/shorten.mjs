// Shortens what the module and its JavaScript side call each other, and the JavaScript, in a folder that trunk has
// written: node shorten.mjs <folder>. The names carry hashes, which hardly compress.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minify } from "terser";
import { named } from "./order.mjs";

const folder = process.argv[2];
const wasm = readdirSync(folder).find((name) => /^nimscope-[0-9a-f]+_bg\.wasm$/.test(name));
const old = wasm.replace("_bg.wasm", "");

// wasm-opt gives the names and prints what it has changed.
const shorter = join(folder, "shorter.wasm");
writeFileSync(join(folder, wasm), named(readFileSync(join(folder, wasm))));
const pass = [
  "--reorder-functions-by-name",
  "--minify-imports-and-exports-and-modules",
  "--strip-producers",
  "--strip-target-features",
];
// The name may be a script, which Windows starts by way of a shell alone.
const shell = process.platform === "win32";
const printed = execFileSync("wasm-opt", [join(folder, wasm), "-o", shorter, ...pass], { shell });
const { imports, exports } = JSON.parse(printed);
const module = readFileSync(shorter);
rmSync(shorter);

const taken = new Map(imports.map(([, name, short]) => [name, short]));
const given = new Map(exports);
const modules = new Set(imports.map(([name]) => name));
let glue = readFileSync(join(folder, `${old}.js`), "utf8");
for (const name of modules) glue = glue.replaceAll(`"${name}": import`, `"a": import`);
glue = glue.replace(/\bwasm\.([\w$]+)/g, (found, name) => (given.has(name) ? `wasm.${given.get(name)}` : found));
glue = glue.replace(/^( +)([\w$]+)(?=: )/gm, (found, space, name) => (taken.has(name) ? space + taken.get(name) : found));

const { code } = await minify(glue, { module: true, ecma: 2020, compress: { passes: 3 } });
const hash = createHash("sha256").update(module).update(code).digest("hex").slice(0, 16);
for (const name of [wasm, `${old}.js`]) rmSync(join(folder, name));
writeFileSync(join(folder, `nimscope-${hash}_bg.wasm`), module);
writeFileSync(join(folder, `nimscope-${hash}.js`), code);
const page = join(folder, "index.html");
writeFileSync(page, readFileSync(page, "utf8").replaceAll(old, `nimscope-${hash}`));
