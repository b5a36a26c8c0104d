// `npm run boundaries`
import { checkBoundaries } from "./lib/check-boundaries.mjs";
import { checkUnused } from "./lib/check-unused.mjs";
import { conclude } from "./lib/checks.mjs";
import { sum } from "./lib/reports.mjs";

const results = [await checkBoundaries(), await checkUnused()];
const output = results.map((each) => each.output).join("\n");
process.exit(conclude({ ...sum(results), output }));
