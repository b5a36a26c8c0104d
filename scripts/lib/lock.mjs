import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { errorCode } from "./error-code.mjs";
import { identify, isAlive } from "./process-identity.mjs";
import { Problem } from "./say.mjs";

/**
 * @typedef {{ pid: number, identity: string | null }} Seen
 * @typedef {{ owner: Seen, children: Record<string, Seen> }} LockRecord
 * @typedef {{ children(children: Record<string, number>): void, release(): void }} Lock
 */

/**
 * Takes a lock file for this process. A lock whose process is dead is taken over, and what that process had started
 * and left behind (it was killed hard) is ended first.
 * @param {string} file
 * @param {string} what what is locked, for the message
 * @returns {Promise<Lock>}
 */
export async function takeLock(file, what) {
  mkdirSync(path.dirname(file), { recursive: true });
  const owner = identify(process.pid);
  const mine = `${file}.${process.pid}`;
  /** @type {LockRecord} */
  const record = { owner, children: {} };
  writeFileSync(mine, JSON.stringify(record));
  try {
    while (!tryLink(mine, file)) {
      const held = read(file);
      if (held && isAlive(held.owner)) {
        throw new Problem(`${what} is in use by another launcher (process ${held.owner.pid}); stop it first`);
      }
      await endOrphans(held?.children ?? {});
      removeStale(file, held, `${mine}.stale`);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return {
    children(children) {
      record.children = Object.fromEntries(Object.entries(children).map(([name, pid]) => [name, identify(pid)]));
      writeFileSync(mine, JSON.stringify(record));
      renameSync(mine, file);
    },
    release() {
      if (read(file)?.owner.identity === owner.identity) rmSync(file, { force: true });
    },
  };
}

/** A hard link appears whole or not at all, so that nobody reads a half-written lock. @param {string} from @param {string} to */
function tryLink(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

/** @param {string} file @returns {LockRecord | null} null for a missing or unreadable lock */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/** Removes exactly the lock that was read: another launcher may have taken it over in between. @param {string} file @param {LockRecord | null} held @param {string} aside */
function removeStale(file, held, aside) {
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside)?.owner.identity === held?.owner.identity) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

/** @param {Record<string, Seen>} children */
async function endOrphans(children) {
  for (const seen of Object.values(children)) {
    if (!isAlive(seen)) continue;
    process.kill(seen.pid, "SIGTERM");
    for (let waited = 0; isAlive(seen) && waited < 3000; waited += 50) await new Promise((go) => setTimeout(go, 50));
    if (isAlive(seen)) process.kill(seen.pid, "SIGKILL");
  }
}
