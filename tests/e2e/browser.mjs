// One browser for all test files, each of which makes contexts of its own in it: prints where it listens, and ends with
// whoever started it.
import { launch } from "./launch.mjs";

const server = await launch("launchServer");
console.log(server.wsEndpoint());
process.stdin.resume().on("end", () => server.close());
