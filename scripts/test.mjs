// `npm test`: runs the lanes of lanes.mjs, or those named, and ends with one line `N passed, N failed`.
import { LANES } from "./lanes.mjs";
import { runLanes, selectLanes } from "./lib/run-lanes.mjs";
import { complain, Problem, report, say, seconds } from "./lib/say.mjs";

async function main(names) {
  const lanes = selectLanes(LANES, names);
  const results = await runLanes(lanes, ({ lane, result, tookMs }) => {
    say(`${lane.name.padEnd(16)} ${result.passed} passed, ${result.failed} failed (${seconds(tookMs)})`);
    if (result.failed === 0) return;
    if (result.output) complain(result.output);
    for (const problem of result.problems.slice(0, 30)) say(`  ✗ ${problem}`);
  });
  const passed = results.reduce((total, { result }) => total + result.passed, 0);
  const failed = results.reduce((total, { result }) => total + result.failed, 0);
  const bad = results.filter(({ result }) => result.failed > 0).map(({ lane }) => lane.name);
  if (bad.length) say(`\nAgain only what failed: npm test -- ${bad.join(" ")}`);
  say(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    const code = report(error);
    // Whoever reads only the last line must not find an older one there.
    if (!(error instanceof Problem && error.exitCode === 2)) say("0 passed, 1 failed");
    process.exit(code);
  },
);
