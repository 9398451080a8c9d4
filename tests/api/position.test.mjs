// The JavaScript API, method by method.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { dist, Position, thrown } from "./dist.mjs";

const notations = (moves) => moves.map((move) => move.notation);

test("a position opens, and its notation opens it again", () => {
  const position = Position.open("nim/ 3, 5 7");
  assert.equal(position.notation(), "nim/3+5+7");
  assert.equal(position.text(), "(3,5,7)");
  assert.equal(Position.open(position.notation()).notation(), position.notation());
});

test("the scene is plain data", () => {
  const { boards } = Position.open("colourful/r1y2+0").scene();
  assert.deepEqual(boards[0].stacks.stacks[0].runs, [{ colour: 0, len: 1 }, { colour: 1, len: 2 }]);
  assert.deepEqual(boards[0].stacks.stacks[1].place, { part: 0, group: 1 });
  assert.equal(boards[0].stacks.note, null);
});

test("pieces on a line are told as rows of cells", () => {
  const [{ rows: line }] = Position.open("kayles/1.11").scene().boards;
  const { look, piece, len, single, double } = line;
  assert.deepEqual({ look, piece, len, single, double }, { look: "pin", piece: "pin", len: 13, single: true, double: true });
  assert.deepEqual(line.rows.map(({ number, from, to }) => [number, from, to]), [[1, 1, 1], [2, 3, 13]]);
  assert.equal(Position.open("dawson/3.x.9").scene().boards[0].rows.marks[0], 5);
});

test("moves are listed, counted and played", () => {
  const position = Position.open("nim/3+1");
  const moves = position.moves();
  assert.deepEqual(notations(moves), ["1-1", "1-2", "1-3", "2-1"]);
  assert.equal(moves.total, 4);
  assert.equal(position.play(1).notation(), "nim/1+1");
  assert.equal(position.playMove("2-1").notation(), "nim/3+0");
  assert.equal(position.notation(), "nim/3+1", "the position itself stays");
  const few = position.moves(2);
  assert.deepEqual([few.length, few.total], [2, 4]);
});

test("numbers beyond 2^53 are texts", () => {
  const tall = Position.open("nim/1000000000000000000");
  assert.equal(tall.moves(1).total, "1000000000000000000");
  assert.equal(tall.analyse().verdict.value, "1000000000000000000");
  assert.equal(tall.playMove("1-999999999999999999").notation(), "nim/1");
});

test("an analysis says who wins and how", () => {
  const { verdict, winning, parts, over } = Position.open("nim/3+5+7").analyse();
  assert.deepEqual(verdict, { kind: "solved", outcome: "N", value: 1 });
  assert.deepEqual(notations(winning.moves), ["1-1", "2-1", "3-1"]);
  assert.deepEqual(parts.map((part) => part.value), [3, 5, 7]);
  assert.equal(over, false);
  assert.deepEqual(Position.open("nim/0").analyse("misere").verdict, { kind: "solved", outcome: "N", value: null });
});

test("the eeny-meeny rule, from the paper's example", () => {
  const position = Position.open("colourful/(1,2,2,2), (3,1), (2,2,1), (1,1,1,1,2)");
  const { verdict, parts, replies } = position.analyse("normal", 100_000);
  assert.deepEqual(verdict, { kind: "solved", outcome: "P", value: 0 });
  assert.equal(parts.length, 4);
  assert.ok(replies.moves.every((reply) => reply.answers.total >= 1));
});

test("a budget that does not suffice leaves the verdict unknown", () => {
  const { verdict } = Position.open("nim/9+9&colourful/r3y3r3+y3r3y3").analyse("misere", 10);
  assert.equal(verdict.kind, "unknown");
  assert.equal(Position.open("nim/3").analyse("normal", Infinity).verdict.value, 3);
});

test("reasons are data", () => {
  const { blocks } = Position.open("nim/3+5").why(1);
  assert.ok(blocks.some((block) => block.kind === "result"));
  assert.ok(Position.open("nim/3+5").why(0, "misere").blocks.length > 0);
  const stalks = Position.open("hackenbush/3,4,5");
  assert.match(stalks.whyMove("2").blocks[0].text, /has to become worth 1/);
  assert.equal(stalks.whyMove("3"), null);
  assert.equal(Position.open("nim/3+5").whyMove("2-2"), null);
});

test("errors are objects with kind, place and what was expected", () => {
  const error = thrown(() => Position.open("nim/3+x"));
  assert.deepEqual(Object.keys(error).sort(), ["at", "expected", "kind", "message"]);
  assert.deepEqual([error.kind, error.at], ["syntax", 6]);
  assert.match(error.message, /pile size/);
  assert.equal(thrown(() => Position.open("chess/e4")).kind, "unknownRuleset");
  assert.equal(thrown(() => Position.open("nim/1000000000000000001")).kind, "tooLarge");
  assert.equal(thrown(() => Position.open("nim/3").playMove("1-4")).kind, "notAllowed");
});

test("places count as JavaScript counts", () => {
  assert.equal(thrown(() => Position.open("nim/3\u2003+\u2003😀")).at, 8);
});

test("arguments out of range are errors", () => {
  const position = Position.open("nim/3");
  for (const index of [3, -1, 0.5, NaN, Infinity, 1e300, "0", null, undefined, {}, 1n]) {
    const { kind, message } = thrown(() => position.play(index));
    assert.ok(["syntax", "notAllowed"].includes(kind), message);
  }
  assert.match(thrown(() => position.play(3)).message, /from 0 to 2/);
  assert.match(thrown(() => Position.open("nim/0").play(0)).message, /there are none/);
  for (const word of ["Misere", "", 1, null, {}]) assert.equal(thrown(() => position.analyse(word)).kind, "syntax");
  for (const budget of [-1, NaN, "9", {}]) assert.equal(thrown(() => position.analyse("normal", budget)).kind, "syntax");
  assert.equal(thrown(() => position.why(1)).kind, "notAllowed");
  assert.equal(thrown(() => position.moves(1e9)).kind, "notAllowed");
});

test("every method is declared", () => {
  const types = readFileSync(path.join(dist, "nimscope.d.ts"), "utf8");
  const names = [...Object.getOwnPropertyNames(Position.prototype), ...Object.getOwnPropertyNames(Position)];
  const own = names.filter((name) => !/^(constructor|length|name|prototype|__.*)$/.test(name));
  assert.ok(own.length >= 9);
  for (const name of own) assert.match(types, new RegExp(`^  (static )?${name}\\(`, "m"), name);
});

test("tables are filled as in native code", () => {
  for (const [notation, value] of [
    ["chromatic:evil/5+4+3+2", "10"], ["chromatic:evil/30+29+28+27", "12"], ["chromatic:evil/5+6+3", "1"],
    ["invariant:k(1,0)k(0,1)+P/8+11", "17"], ["wythoff/8+11", "17"],
  ]) {
    const { verdict } = Position.open(notation).analyse("normal", 1000);
    assert.equal(String(verdict.value), value, notation);
  }
  // What is known of misère play is there, too.
  assert.equal(Position.open("lasker/1000000+70").analyse("misere", 1000).verdict.outcome, "N");
});
