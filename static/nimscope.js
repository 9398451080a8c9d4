// The solver of Nimscope as an ES module, for pages and for node; nimscope.d.ts describes it.
//   import { Position, lab } from "./nimscope.js";
import init, { Position, lab, ready } from "./%GLUE%";

const module = new URL("%WASM%", import.meta.url);
// The module asks this when it starts: as a library it draws nothing.
globalThis.nimscopeRole = "library";
try {
  if (module.protocol === "file:") {
    const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ "node:fs/promises");
    await init({ module_or_path: await readFile(module) });
  } else {
    await init({ module_or_path: module });
  }
  // All games come before the first position is opened, so that nothing later has to wait.
  await ready();
} finally {
  delete globalThis.nimscopeRole;
}

export { Position, lab };
