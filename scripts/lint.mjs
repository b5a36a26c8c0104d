// `npm run lint`
import { checkLint } from "./lib/check-lint.mjs";
import { conclude } from "./lib/checks.mjs";

process.exit(conclude(await checkLint()));
