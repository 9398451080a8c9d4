import { run } from "./harness.mjs";

run("webkit");
