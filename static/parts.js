// Fetches the parts of the program, and the style that comes with them, when they are first needed, in a page, in a worker
// and in node.
//
// The module calls one of the functions below for a part, with a function of its own that is to be called when all files
// of the part are here, or when one of them could not be had: then the next call tries again. Each file is a module that
// shares the memory, the table and the stack of the main one; or, where the tools that merge modules were missing, one
// that is empty but for sections that hold such modules; or it is a sheet of style.
import { initSync } from "./%GLUE%";

/** The files, and for each part the places of its own in that list. */
const FILES = [/* %FILES% */];
const PARTS = {/* %PARTS% */};
/** Milliseconds without a byte after which a file counts as lost. */
const PATIENCE = 20_000;

/** What every sheet ends with. */
const WHOLE = "/* whole */";
/** Only pages of the program have style: no worker, and no page that uses it as a library. */
const STYLED = "nimscopeStart" in globalThis;

const coming = new Map();
const isSheet = (file) => file.endsWith(".css");

async function bytes(file) {
  const url = new URL(file, import.meta.url);
  if (url.protocol === "file:") {
    const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ "node:fs/promises");
    return readFile(url);
  }
  const stop = new AbortController();
  let timer;
  const patience = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(Object.assign(new Error(`${url} does not come`), { late: true })), PATIENCE);
  };
  patience();
  try {
    const response = await fetch(url, { signal: stop.signal });
    if (!response.ok) throw new Error(`${response.status} for ${url}`);
    const pieces = [];
    const reader = response.body.getReader();
    for (;;) {
      patience();
      const { done, value } = await reader.read();
      if (done) return new Blob(pieces).arrayBuffer();
      pieces.push(value);
    }
  } finally {
    clearTimeout(timer);
  }
}

// The type that a host gives does not matter: what is no module, or no whole sheet, is refused here.
async function read(file) {
  const content = await bytes(file);
  if (!isSheet(file)) return WebAssembly.compile(content);
  const text = new TextDecoder().decode(content);
  if (!text.endsWith(WHOLE)) throw new Error(`${file} is no whole sheet`);
  return text;
}

async function join(file) {
  const content = await read(file).catch((error) => {
    // What was preloaded and was wrong answers once more: only then is the network asked.
    if (error.late) throw error;
    return read(file);
  });
  return isSheet(file) ? dress(FILES.indexOf(file), content) : link(content);
}

// Whichever comes first, sheets apply in the order of the list.
function dress(place, text) {
  const style = Object.assign(document.createElement("style"), { textContent: text });
  style.dataset.place = place;
  const later = [...document.head.querySelectorAll("[data-place]")].find((other) => other.dataset.place > place);
  document.head.insertBefore(style, later ?? null);
}

async function link(module) {
  const pieces = WebAssembly.Module.customSections(module, "part");
  const modules = pieces.length ? await Promise.all(pieces.map((piece) => WebAssembly.compile(piece))) : [module];
  const main = initSync();
  // All are sound by now: one that is joined twice would forget what it holds.
  await Promise.all(modules.map((module) => WebAssembly.instantiate(module, { m: main, __wasm_split: main })));
}

function joined(file) {
  if (!coming.has(file)) {
    const promise = join(file);
    coming.set(file, promise);
    promise.catch(() => coming.delete(file));
  }
  return coming.get(file);
}

async function load(part, callback, data) {
  const files = PARTS[part].map((place) => FILES[place]).filter((file) => STYLED || !isSheet(file));
  const results = await Promise.allSettled(files.map(joined));
  const failed = results.filter(({ reason }) => reason);
  for (const { reason } of failed) console.warn(`Nimscope: ${part}: ${reason?.message ?? reason}`);
  initSync().__indirect_function_table.get(callback)(data, failed.length === 0);
}

