// Puts the functions of a module into an order in which each stands near those that it is most like. Compression looks
// back 32 kB only, and a module is twenty times as long: this takes off about a twenty-fifth of its compressed size.

/** How far back likeness counts, in bytes. */
const WINDOW = 30_000;
/** Functions are alike in so far as they have runs of this many bytes in common. */
const RUN = 6;
/** Runs that more functions have say nothing. */
const COMMON = 200;

/** The module with names for its functions, in whose order `wasm-opt --reorder-functions-by-name` then puts them. */
export function named(module) {
  const { rest, imported, bodies } = parts(module);
  const names = bodies.map(() => "");
  order(bodies).forEach((body, rank) => (names[body] = String(rank).padStart(6, "0")));
  const entry = (index, name) => [...number(index), name.length, ...Buffer.from(name)];
  const own = names.flatMap((name, index) => entry(imported + index, name));
  const list = [...number(names.length), ...own];
  const section = [4, ...Buffer.from("name"), 1, ...number(list.length), ...list];
  return Buffer.concat([...rest, Buffer.from([0, ...number(section.length), ...section])]);
}

/** Greedily: the next is always the one most like what stands just before it. */
function order(bodies) {
  const holders = new Map();
  const runs = bodies.map((body, index) => {
    const own = new Set();
    for (let at = 0; at + RUN <= body.length; at += 1) own.add(body.latin1Slice(at, at + RUN));
    for (const run of own) holders.get(run)?.push(index) ?? holders.set(run, [index]);
    return own;
  });
  for (const [index, own] of runs.entries()) {
    const telling = (run) => holders.get(run).length > 1 && holders.get(run).length < COMMON;
    runs[index] = [...own].filter(telling);
  }
  const likeness = new Float64Array(bodies.length);
  const seen = new Map();
  const look = (index, by) => {
    for (const run of runs[index]) {
      const before = seen.get(run) ?? 0;
      seen.set(run, before + by);
      if (before > 0 && before + by > 0) continue;
      const all = holders.get(run);
      for (const other of all) likeness[other] += by / Math.sqrt(all.length);
    }
  };
  const left = new Set(bodies.keys());
  const result = [];
  let [first, bytes] = [0, 0];
  let next = 0;
  while (left.size > 0) {
    left.delete(next);
    result.push(next);
    look(next, 1);
    bytes += bodies[next].length;
    for (; bytes > WINDOW; first += 1) {
      look(result[first], -1);
      bytes -= bodies[result[first]].length;
    }
    let best = -1;
    for (const index of left) {
      const share = likeness[index] / (bodies[index].length + 40);
      if (share > best) [best, next] = [share, index];
    }
  }
  return result;
}

/** Its sections but for names, how many functions it imports, and the bodies of its own. */
function parts(module) {
  let at = 8;
  const read = () => {
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = module[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  };
  const text = () => {
    const length = read();
    at += length;
    return module.toString("utf8", at - length, at);
  };
  const limits = () => {
    const flags = read();
    read();
    if (flags & 1) read();
  };
  const rest = [module.subarray(0, 8)];
  const bodies = [];
  let imported = 0;
  while (at < module.length) {
    const start = at;
    const kind = module[at++];
    const end = read() + at;
    let keep = true;
    if (kind === 0) keep = text() !== "name";
    if (kind === 2) {
      for (let count = read(); count > 0; count -= 1) {
        text();
        text();
        const what = module[at++];
        if (what === 0) imported += 1;
        if (what === 0) read();
        else if (what === 3) at += 2;
        else {
          if (what === 1) at += 1;
          limits();
        }
      }
    }
    if (kind === 10) {
      for (let count = read(); count > 0; count -= 1) {
        const length = read();
        bodies.push(module.subarray(at, at + length));
        at += length;
      }
    }
    if (keep) rest.push(module.subarray(start, end));
    at = end;
  }
  return { rest, imported, bodies };
}

function number(value) {
  const bytes = [];
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  return [...bytes, value];
}
