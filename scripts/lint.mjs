// `npm run lint`: the same check as the lane of that name in `npm test`.
import { checkLint } from "./lib/check-lint.mjs";
import { say } from "./lib/say.mjs";

const { passed, failed, output } = await checkLint();
if (output) say(output);
say(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
