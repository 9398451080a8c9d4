import { lab } from "./dist/nimscope.js";

const { answer } = await lab("sequence?c=0.77&n=1000");
console.log(answer.games[0].period); // { length: 12, start: 71, saltus: 0 }
const table = await lab("maps?g=nim/3+5&n=3", "csv");
console.log(table.answer);
