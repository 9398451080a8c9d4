import { Position } from "./dist/nimscope.js";

const position = Position.open("colourful/(1,2,2,2), (3), (2,2,1), (1,1,1,1,2)");
const { verdict, winning } = position.analyse("normal");
console.log(verdict.outcome, verdict.value); // N 3
console.log(winning.moves.map((move) => `${move.notation}, leaving ${move.leaves}`));

const next = position.playMove(winning.moves[0].notation);
console.log(next.notation(), next.analyse().verdict.outcome);
