// Fetches the parts of the program when they are first needed, in a page, in a worker and in node.
//
// The module calls one of the functions below for a part, with a function of its own that is to be called when all files
// of the part are here, or when one of them could not be had: then the next call tries again. Each file is a module that
// shares the memory, the table and the stack of the main one; or, where the tools that merge modules were missing, one
// that is empty but for sections that hold such modules.
import { initSync } from "./%GLUE%";

/** The files, and for each part the places of its own in that list. */
const FILES = [/* %FILES% */];
const PARTS = {/* %PARTS% */};
/** Milliseconds without a byte after which a file counts as lost. */
const PATIENCE = 20_000;

const coming = new Map();

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

// The type that a host gives does not matter: what is no module is refused here.
const compiled = async (file) => WebAssembly.compile(await bytes(file));

async function join(file) {
  const module = await compiled(file).catch((error) => {
    // What was preloaded and was wrong answers once more: only then is the network asked.
    if (error.late) throw error;
    return compiled(file);
  });
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
  const results = await Promise.allSettled(PARTS[part].map((place) => joined(FILES[place])));
  const failed = results.filter(({ reason }) => reason);
  for (const { reason } of failed) console.warn(`Nimscope: ${part}: ${reason?.message ?? reason}`);
  initSync().__indirect_function_table.get(callback)(data, failed.length === 0);
}

