import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { processStart } from "./process-start.ts";

const LOCK_NAME = "server.lock";

/** Another living process uses the folder. */
export class FolderInUse extends Error {}

/**
 * Locks a folder for this process, by a file with its id and start time. A lock whose process is dead (or whose id now
 * belongs to another process) is taken over. Returns a release function.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, LOCK_NAME);
  const mine = JSON.stringify({ pid: process.pid, started: await processStart(process.pid), id: randomUUID() });
  for (;;) {
    try {
      await writeFile(path, mine, { flag: "wx" });
      return async () => {
        if ((await readFile(path, "utf8").catch(() => "")) === mine) await rm(path, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const found = await readFile(path, "utf8").catch(() => null);
    if (found === null) continue;
    if (await isHeld(found))
      throw new FolderInUse(
        `The data folder ${folder} is in use by process ${pidOf(found)}. Stop it, or set HOTSEAT_DATA_DIR to another folder.`,
      );
    await removeStale(path, found);
  }
}

/** Moves the dead lock aside; if another process was faster and the moved file was its living lock, puts that back. */
async function removeStale(path: string, stale: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
    if ((await readFile(aside, "utf8")) !== stale) await link(aside, path).catch(() => {});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

async function isHeld(lock: string): Promise<boolean> {
  const pid = pidOf(lock);
  if (pid === null || !isAlive(pid)) return false;
  const { started } = JSON.parse(lock) as { started: string | null };
  const now = await processStart(pid);
  return started === null || now === null || started === now;
}

function pidOf(lock: string): number | null {
  try {
    const { pid } = JSON.parse(lock) as { pid: unknown };
    return typeof pid === "number" ? pid : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
