import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { silentLog } from "../../../test/create-test-server.ts";
import { ownDatabase } from "../../../test/database.ts";
import type { Database } from "./database.ts";
import { createDiskWatch, MIN_FREE_BYTES } from "./disk-watch.ts";

let database: Database;
beforeAll(async () => {
  database = await ownDatabase(silentLog);
});
afterAll(() => database.close());

test("the disk counts as full after the database refused a write for lack of space", async () => {
  expect(await database.isDiskFull()).toBe(false);
  const refused = database.db.execute(
    sql`do $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`,
  );
  await expect(refused).rejects.toThrow();
  expect(await database.isDiskFull()).toBe(true);
});

test("a disk-full error of the database counts for a minute", async () => {
  let now = 0;
  const sent: Array<(message: { code?: string }) => void> = [];
  const disk = createDiskWatch(null, () => now);
  disk.watch({ connection: { on: (_name: string, listener: never) => void sent.push(listener) } as never });
  for (const tell of sent) tell({ code: "23505" });
  expect(await disk.isFull()).toBe(false);
  for (const tell of sent) tell({ code: "53100" });
  now = 59_999;
  expect(await disk.isFull()).toBe(true);
  now = 60_000;
  expect(await disk.isFull()).toBe(false);
});

test("the disk counts as full when the embedded database's folder has less space than a few of its files need", async () => {
  const bsize = 4096;
  const asked: string[] = [];
  const withRoomFor = (bytes: number) =>
    createDiskWatch("/data/pg", undefined, async (folder) => {
      asked.push(folder);
      return { bsize, bavail: bytes / bsize };
    });
  expect(await withRoomFor(MIN_FREE_BYTES).isFull()).toBe(false);
  expect(await withRoomFor(MIN_FREE_BYTES - bsize).isFull()).toBe(true);
  expect(asked).toEqual(["/data/pg", "/data/pg"]);
});
