import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Tells one process from a later one with the same number (numbers repeat, in containers at every start).
 * @param {number} pid
 * @returns {string | null} null when no such process is alive
 */
export function processIdentity(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (process.platform === "linux") return linuxIdentity(pid);
  try {
    const started = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
    return started ? `${pid} ${started}` : null;
  } catch {
    return null;
  }
}

/** @param {number} pid */
function linuxIdentity(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in parentheses may hold spaces, so fields are counted from the last parenthesis on.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state, startTicks] = [fields[0], fields[19]];
    if (state === "Z" || state === "X") return null;
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${pid} ${startTicks} ${boot}`;
  } catch {
    return null;
  }
}

/** Whether this very process is still alive. @param {{ pid: number, identity: string | null } | null | undefined} seen */
export function isAlive(seen) {
  if (!seen?.identity) return false;
  return processIdentity(seen.pid) === seen.identity;
}

/** @param {number} pid */
export function identify(pid) {
  return { pid, identity: processIdentity(pid) };
}
