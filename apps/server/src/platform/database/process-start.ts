import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);
/** Field 22 of /proc/<pid>/stat, counted after the command's closing parenthesis. */
const START_FIELD = 19;

/**
 * Start time of a process, as the system writes it; null when it is unknown. Distinguishes a reused process id from the
 * old one.
 */
export async function processStart(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (stat !== null) return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[START_FIELD] ?? null;
  const listed = await run("ps", ["-o", "lstart=", "-p", String(pid)]).catch(() => null);
  return listed?.stdout.trim() || null;
}
