import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Simulates a program on another computer: here it gets the processor time that the measured program leaves. Linux weighs
 * process groups first, then the processes of a group, so the priority is set for both.
 * @param folder the folder for the start script
 * @returns the program to start instead
 */
export function elsewhere(folder: string, program: string): string {
  const stand = path.join(folder, `elsewhere-${path.basename(program)}`);
  const quoted = program.replaceAll("'", "'\\''");
  writeFileSync(stand, `#!/bin/sh\n(echo 19 > /proc/self/autogroup) 2>/dev/null\nexec nice -n 19 '${quoted}' "$@"\n`);
  chmodSync(stand, 0o755);
  return stand;
}
