import { run } from "./harness.mjs";

run("chromium");
