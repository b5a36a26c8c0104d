// `npm run boundaries`
import { checkBoundaries } from "./lib/check-boundaries.mjs";
import { conclude } from "./lib/checks.mjs";

process.exit(conclude(await checkBoundaries()));
