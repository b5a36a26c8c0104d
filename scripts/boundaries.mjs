// `npm run boundaries`
import { checkBoundaries } from "./lib/check-boundaries.mjs";
import { conclude } from "./lib/reports.mjs";

process.exit(conclude(await checkBoundaries()));
