// node check-period.mjs FILE: finds the values of a certificate of the sequence lab anew, in linear time, and checks the proof.
import { readFileSync } from "node:fs";
const { code, mask, sizes, start, period, last, checked, fnv1a64 } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const sure = (holds, what) => holds || (console.log(`refuted: ${what}`), process.exit(1));
const digits = Array.from(code.matchAll(/([0-9A-Z])(!?)/g), ([, digit, mark]) => [parseInt(digit, 36), mark === "!"]);
const t = digits.length - 1, splits = [...digits.keys()].filter((k) => digits[k][0] & 4), rare = [], g = new Uint16Array(checked);
const odd = Uint8Array.from({ length: 65536 }, (_, v) => (v & mask).toString(2).replaceAll("0", "").length % 2);
const options = new Uint32Array(65536), reached = new Uint32Array(65536);
sure(/^\d!?\.[0-9!]+$/.test(code) && digits.every(([digit]) => digit < 8) && splits.length, "at most two heaps are left");
sure(!sizes || (period % 2 === 0 && splits.every((k) => (k - splits[0]) % 2 === 0)), "parities");
sure(period > 0 && checked >= start + period + last + t && checked > period + t + 2 * last, "enough values");
for (let n = 0; n < checked; n++) {
  const stamp = n + 1, side = sizes ? (n ^ splits[0]) & 1 : 0, least = n < checked - period ? 1 : start;
  for (let k = 1; k <= Math.min(t, n); k++) if (digits[k][0] & (k < n ? 2 : 1)) options[g[n - k]] = reached[g[n - k]] = stamp;
  for (const k of splits) // To leave a rare heap gives all options of common value.
    for (let i = 0; i < rare.length && rare[i] + k < n; i++)
      if (!digits[k][1] || 2 * rare[i] !== n - k) options[g[rare[i]] ^ g[n - k - rare[i]]] = stamp;
  let common = 0, value = 0, more = true;
  while (odd[common] === side || options[common] === stamp) common++;
  for (let a = 1; ; a++) { // Rare values are reached, by the last heaps in ways that greater heaps have, too.
    while (value < common && (odd[value] !== side || reached[value] === stamp)) value++;
    if (value === common || !more) break;
    more = false;
    for (const k of splits) if (n - k - a >= Math.max(least, a + digits[k][1])) more = reached[g[a] ^ g[n - k - a]] = stamp;
  }
  sure((least === 1 || value === common) && (n < start + period || value === g[n - period]), `the value ${value} of ${n}`);
  if ((g[n] = value, n > 0 && odd[value] === side)) sure(rare.push(n) && n <= last, `no rare heap, such as ${n}, follows ${last}`);
}
const hash = new Uint8Array(g.buffer).reduce((h, byte) => BigInt.asUintN(64, (h ^ BigInt(byte)) * 0x100000001b3n), 0xcbf29ce484222325n);
console.log(sure(hash === BigInt(`0x${fnv1a64}`), "the hash") && `holds: ${code} has period ${period} from ${start} on`);
