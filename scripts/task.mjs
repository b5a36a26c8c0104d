// A test tool as a task of turbo, from a package's script: `node ../../scripts/task.mjs vitest [--database=pglite] [arguments]`
// or `… playwright [arguments]`. Ends with its problems and one line `N passed, N failed`, which turbo keeps with its log.

import { conclude } from "./lib/checks.mjs";
import { Problem, report } from "./lib/say.mjs";
import { runPlaywright, runVitest } from "./lib/task-kinds.mjs";

/** @param {string[]} options */
async function main([tool, ...args]) {
  const database = args.find((arg) => arg.startsWith("--database="))?.split("=")[1];
  const rest = args.filter((arg) => !arg.startsWith("--database="));
  if (tool === "vitest") return runVitest(rest, { database });
  if (tool === "playwright") return runPlaywright(rest);
  throw new Problem(`no test tool "${tool}"; there are vitest and playwright`, { exitCode: 2 });
}

main(process.argv.slice(2)).then(
  (result) => process.exit(conclude(result)),
  (error) => process.exit(report(error)),
);
