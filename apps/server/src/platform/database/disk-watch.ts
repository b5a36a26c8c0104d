import { statfs } from "node:fs/promises";
import type pg from "pg";
import { MINUTE_MS } from "../clock/durations.ts";

/** Bytes; with less free space, a few of PostgreSQL's own files, the next writes fail. */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;
/** Milliseconds for which a disk-full error of the database counts; nothing reports that there is space again. */
const DISK_FULL_KEPT_MS = MINUTE_MS;
/** PostgreSQL's `disk_full`. */
const DISK_FULL = "53100";

type Free = (folder: string) => Promise<{ bavail: number; bsize: number }>;

/**
 * Whether the database has no space to write: by its own errors, and by the file system of the folder if the database
 * is embedded.
 */
export interface DiskWatch {
  watch(client: Pick<pg.Client, "connection">): void;
  isFull(): Promise<boolean>;
}

export function createDiskWatch(
  folder: string | null,
  now: () => number = () => performance.now(),
  free: Free = statfs,
): DiskWatch {
  let refusedAt = Number.NEGATIVE_INFINITY;
  return {
    watch({ connection }) {
      connection.on("errorMessage", ({ code }: { code?: string }) => {
        if (code === DISK_FULL) refusedAt = now();
      });
    },
    async isFull() {
      if (now() - refusedAt < DISK_FULL_KEPT_MS) return true;
      if (folder === null) return false;
      const { bavail, bsize } = await free(folder);
      return bavail * bsize < MIN_FREE_BYTES;
    },
  };
}
