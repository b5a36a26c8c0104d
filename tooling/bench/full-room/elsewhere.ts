import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * A stand-in for a program that runs on somebody else's computer: here it gets what the measured one leaves over. Linux weighs whole
 * groups of processes first, then the processes of a group, so both are told.
 * @param folder where the stand-in is written
 * @returns what to start in its place
 */
export function elsewhere(folder: string, program: string): string {
  const stand = path.join(folder, `elsewhere-${path.basename(program)}`);
  const quoted = program.replaceAll("'", "'\\''");
  writeFileSync(stand, `#!/bin/sh\n(echo 19 > /proc/self/autogroup) 2>/dev/null\nexec nice -n 19 '${quoted}' "$@"\n`);
  chmodSync(stand, 0o755);
  return stand;
}
