// Shortens what the module and its JavaScript side call each other, cuts the module in two, and shortens the JavaScript,
// in a folder that trunk has written: node shorten.mjs <folder>. The names carry hashes, which hardly compress.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minify } from "terser";
import { named } from "./order.mjs";
import { split } from "./split.mjs";

const folder = process.argv[2];
const beside = (name) => readFileSync(new URL(name, import.meta.url), "utf8");
const wasm = readdirSync(folder).find((name) => /^nimscope-[0-9a-f]+_bg\.wasm$/.test(name));
const old = wasm.replace("_bg.wasm", "");

/** Has wasm-opt rewrite a module; what it prints is given back, too. */
function rewritten(module, ...passes) {
  const files = ["before.wasm", "after.wasm"].map((name) => join(folder, name));
  writeFileSync(files[0], module);
  // The name may be a script, which Windows starts by way of a shell alone.
  const shell = process.platform === "win32";
  const printed = execFileSync("wasm-opt", [files[0], "-o", files[1], ...passes], { shell });
  const result = readFileSync(files[1]);
  files.forEach((file) => rmSync(file));
  return [result, printed];
}

// wasm-opt gives the names and prints what it has changed.
const [shorter, printed] = rewritten(readFileSync(join(folder, wasm)), "--minify-imports-and-exports-and-modules", "--debuginfo");
const { imports, exports } = JSON.parse(printed);
const starting = new Set(beside("first.txt").trim().split("\n"));
const met = new Set();
const halves = split(shorter, (name) => starting.has(name) && met.add(name));
if (met.size < starting.size) {
  const gone = `${starting.size - met.size} of ${starting.size} functions of the start page are gone or have other names`;
  console.log(`${gone}: cargo xtask record lists anew what that page runs`);
}
const strip = ["--reorder-functions-by-name", "--strip-producers", "--strip-target-features"];
const [first, rest] = [halves.first, halves.rest].map((half) => rewritten(named(half), ...strip)[0]);

const taken = new Map(imports.map(([, name, short]) => [name, short]));
const given = new Map(exports);
const modules = new Set(imports.map(([name]) => name));
let glue = readFileSync(join(folder, `${old}.js`), "utf8");
// The program starts when all that it needs at first is there.
glue = glue.replace("    wasm.__wbindgen_start();\n", "").replace(/^export \{ initSync, __wbg_init as default \};$/m, "");
const later = createHash("sha256").update(rest).digest("hex").slice(0, 16);
glue += beside("join.js").replace("%REST%", `nimscope-${later}_rest.wasm`);
for (const name of modules) glue = glue.replaceAll(`"${name}": import`, `"a": import`);
glue = glue.replace(/\bwasm\.([\w$]+)/g, (found, name) => (given.has(name) ? `wasm.${given.get(name)}` : found));
glue = glue.replace(/^( +)([\w$]+)(?=: )/gm, (found, space, name) => (taken.has(name) ? space + taken.get(name) : found));
glue = glue.replace(/const import0 = \{/, "$& $load: load,");

const { code } = await minify(glue, { module: true, ecma: 2020, compress: { passes: 3 } });
const hash = createHash("sha256").update(first).update(code).digest("hex").slice(0, 16);
for (const name of [wasm, `${old}.js`]) rmSync(join(folder, name));
writeFileSync(join(folder, `nimscope-${hash}_bg.wasm`), first);
writeFileSync(join(folder, `nimscope-${later}_rest.wasm`), rest);
writeFileSync(join(folder, `nimscope-${hash}.js`), code);
const page = join(folder, "index.html");
writeFileSync(page, readFileSync(page, "utf8").replaceAll(old, `nimscope-${hash}`));
