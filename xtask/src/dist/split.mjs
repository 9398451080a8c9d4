// Cuts a module in two: what the start page runs, and the rest. Both share one memory, one stack and the tables. Where
// the first half calls a function of the rest, a short one stands in its place, which asks for the rest unless it is
// there and then calls the real one through a table of its own.
import binaryen from "binaryen";

/** What the two halves call what they share. Short names that wasm-opt gives have no dots, so that these are no such names. */
const SHARED = "p";
const SLOTS = "rest";
export const JOINED = ".";

/** The name of a function without what changes from build to build, nor the modules of types: those move. */
export const plain = (name) =>
  name.replace(/\[[0-9a-f]{16}\]/g, "").replace(/\b([a-z_]\w*::)+(?=[A-Z])/g, "").replace(/\.\d+$|_\d+$/g, "");

/** The halves of `module`; `isFirst` tells by its name whether a function belongs to the first. */
export function split(module, isFirst) {
  const read = () => binaryen.readBinary(module);
  const first = read();
  const own = functions(first).filter((found) => !found.module);
  const late = new Map(own.filter(({ name }) => !isFirst(plain(name))).map((found) => [found.name, found]));

  // Stand-ins that nothing calls go away; the others get their slots.
  first.addFunctionImport(`${SLOTS}:load`, "a", "$load", binaryen.none, binaryen.none);
  first.addGlobal(JOINED, binaryen.i32, true, first.i32.const(0));
  first.addTable(SLOTS, late.size, late.size);
  const stand = (name, slot) => {
    const { params, results } = late.get(name);
    const given = binaryen.expandType(params).map((type, index) => first.local.get(index, type));
    const call = first.call_indirect(SLOTS, first.i32.const(slot), given, params, results);
    first.removeFunction(name);
    first.addFunction(name, params, results, [], first.block(null, [first.call(`${SLOTS}:join`, [], binaryen.none), call], results));
  };
  const join = first.if(first.i32.eqz(first.global.get(JOINED, binaryen.i32)), first.call(`${SLOTS}:load`, [], binaryen.none));
  first.addFunction(`${SLOTS}:join`, binaryen.none, binaryen.none, [], join);
  for (const name of late.keys()) stand(name, 0);
  first.runPasses(["remove-unused-module-elements"]);
  const left = new Set(functions(first).map(({ name }) => name));
  const slots = [...late.keys()].filter((name) => left.has(name));
  slots.forEach(stand);
  first.removeTable(SLOTS);
  first.addTable(SLOTS, slots.length, slots.length);

  const rest = read();
  const shared = new Map();
  const share = (name) => shared.get(name) ?? shared.set(name, `.${shared.size.toString(36)}`).get(name);
  for (const { name, params, results } of own) {
    // What only the rest calls is there.
    if (late.has(name) || !left.has(name)) continue;
    rest.removeFunction(name);
    rest.addFunctionImport(name, SHARED, name, params, results);
  }
  const text = rest.emitText();
  for (const [, name] of text.matchAll(/^ \(elem \$(\S+)/gm)) rest.removeElementSegment(name);
  for (const [, name] of text.matchAll(/^ \(export "([^"]+)"/gm)) rest.removeExport(name);
  rest.addTable(SLOTS, slots.length, slots.length);
  rest.addActiveElementSegment(SLOTS, SLOTS, slots, rest.i32.const(0));
  rest.addTableExport(SLOTS, SLOTS);
  rest.runPasses(["remove-unused-module-elements"]);
  rest.removeExport(SLOTS);
  for (const { name, module: from, params, results } of functions(rest)) {
    if (from !== SHARED) continue;
    rest.addFunctionImport(name, SHARED, share(name), params, results);
    first.addFunctionExport(name, share(name));
  }
  for (const [, name, mutable, type] of text.matchAll(/^ \(global \$(\S+) (\(mut )?(\w+)/gm)) {
    if (!rest.getGlobal(name)) continue;
    rest.addGlobalImport(name, SHARED, share(name), binaryen[type], Boolean(mutable));
    first.addGlobalExport(name, share(name));
  }
  for (const [, name] of text.matchAll(/^ \(table \$(\S+)/gm)) {
    if (!rest.getTable(name)) continue;
    rest.addTableImport(name, SHARED, share(name));
    first.addTableExport(name, share(name));
  }
  rest.addTableImport(SLOTS, SHARED, share(SLOTS));
  first.addTableExport(SLOTS, share(SLOTS));
  const [, memory] = text.match(/^ \(memory \$(\S+)/m);
  rest.addMemoryImport(memory, SHARED, share("memory"), false);
  first.addMemoryExport(memory, share("memory"));
  first.addGlobalExport(JOINED, JOINED);
  binaryen.setDebugInfo(false);
  return { first: Buffer.from(first.emitBinary()), rest: withoutData(Buffer.from(rest.emitBinary())), slots: slots.length };
}

function functions(module) {
  const all = Array.from({ length: module.getNumFunctions() }, (_, index) => module.getFunctionByIndex(index));
  return all.map((one) => binaryen.getFunctionInfo(one));
}

/** The module without what fills the memory at the start: the first half has done that. */
function withoutData(module) {
  const kept = [module.subarray(0, 8)];
  for (let at = 8; at < module.length; ) {
    const start = at;
    const kind = module[at++];
    let [length, shift] = [0, 0];
    for (let byte = 128; byte > 127; shift += 7) {
      byte = module[at++];
      length |= (byte & 127) << shift;
    }
    at += length;
    if (kind !== 11 && kind !== 12) kept.push(module.subarray(start, at));
  }
  return Buffer.concat(kept);
}
