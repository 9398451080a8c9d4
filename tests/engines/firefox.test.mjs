import { run } from "./harness.mjs";

run("firefox");
