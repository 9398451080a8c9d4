// Has a module tell which of its functions are called.
import binaryen from "binaryen";
import { plain } from "./split.mjs";

/** The module that calls the import `name` of `from` with the index of each function that begins, and their names. */
export function watched(module, from, name) {
  const read = binaryen.readBinary(module);
  const names = [];
  read.addFunctionImport(name, from, name, binaryen.i32, binaryen.none);
  const count = read.getNumFunctions();
  for (let index = 0; index < count; index += 1) {
    const one = read.getFunctionByIndex(index);
    const info = binaryen.getFunctionInfo(one);
    if (info.module) continue;
    const told = read.call(name, [read.i32.const(names.length)], binaryen.none);
    binaryen.Function.setBody(one, read.block(null, [told, info.body], info.results));
    names.push(plain(info.name));
  }
  return { module: Buffer.from(read.emitBinary()), names };
}
