// A test tool as a task of turbo, from a package's script: `node ../../scripts/task.mjs vitest [--database=pglite] [arguments]`
// or `… playwright --area=shell [arguments]`. Ends with its problems and one line `N passed, N failed`, which turbo keeps with its log.

import { conclude } from "./lib/checks.mjs";
import { Problem, report } from "./lib/say.mjs";
import { runPlaywright, runVitest } from "./lib/task-kinds.mjs";

/** @param {string[]} options */
async function main([tool, ...args]) {
  const optionOf = (/** @type {string} */ name) => args.find((arg) => arg.startsWith(name))?.slice(name.length);
  const [database, area] = [optionOf("--database="), optionOf("--area=")];
  const rest = args.filter((arg) => !/^--(?:database|area)=/.test(arg));
  if (tool === "vitest") return runVitest(rest, { database });
  if (tool === "playwright" && area) return runPlaywright(rest, { area });
  throw new Problem(`no test tool "${tool}"; there are vitest and playwright, which needs an --area`, { exitCode: 2 });
}

main(process.argv.slice(2)).then(
  (result) => process.exit(conclude(result)),
  (error) => process.exit(report(error)),
);
