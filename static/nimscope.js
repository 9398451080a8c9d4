// The solver of Nimscope as an ES module, for pages and for node; nimscope.d.ts describes it.
//   import { Position } from "./nimscope.js";
import init, { Position } from "./%GLUE%";

const module = new URL("%WASM%", import.meta.url);
// The module asks this when it starts: as a library it draws nothing.
globalThis.nimscopeRole = "library";
try {
  if (module.protocol === "file:") {
    const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ "node:fs/promises");
    await init({ module_or_path: await readFile(module), rest: readFile(new URL("%REST%", import.meta.url)) });
  } else {
    await init({ module_or_path: module });
  }
} finally {
  delete globalThis.nimscopeRole;
}

export { Position };
