import { beforeEach, describe, expect, test } from "vitest";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import type { Database } from "../database/database.ts";
import { createReadiness, type Readiness } from "./readiness.ts";

describe("the readiness check", () => {
  let clock: ManualClock;
  /** The responses to the queries, in order. */
  let queries: Array<PromiseWithResolvers<unknown>>;
  let readiness: () => Promise<Readiness>;
  let diskFull: boolean;
  beforeEach(() => {
    clock = manualClock();
    queries = [];
    diskFull = false;
    const execute = () => {
      const query = Promise.withResolvers<unknown>();
      queries.push(query);
      return query.promise;
    };
    const isDiskFull = async () => diskFull;
    readiness = createReadiness({ clock, database: { db: { execute }, isDiskFull } as never as Database });
  });

  test("queries the database once for simultaneous requests", async () => {
    const answers = Promise.all([readiness(), readiness(), readiness()]);
    queries[0]?.resolve({ rows: [] });
    expect(await answers).toEqual(["ready", "ready", "ready"]);
    expect(queries).toHaveLength(1);
  });

  test("keeps its response for a second, and then queries again", async () => {
    const first = readiness();
    clock.advance(3000);
    queries[0]?.resolve({ rows: [] });
    await first;
    clock.advance(999);
    expect([await readiness(), queries.length]).toEqual(["ready", 1]);
    clock.advance(1);
    const later = readiness();
    queries[1]?.reject(new Error("The database is away."));
    expect([await later, await readiness(), queries.length]).toEqual(["database_away", "database_away", 2]);
    clock.advance(1000);
    const back = readiness();
    queries[2]?.resolve({ rows: [] });
    expect(await back).toBe("ready");
  });

  test("is negative when the database does not respond, and queries again after that", async () => {
    const silent = readiness();
    clock.advance(5000);
    expect(await silent).toBe("database_away");
    clock.advance(1000);
    const back = readiness();
    queries[1]?.resolve({ rows: [] });
    expect(await back).toBe("ready");
  });

  test("is negative, with the reason, when the disk is full", async () => {
    diskFull = true;
    const full = readiness();
    queries[0]?.resolve({ rows: [] });
    expect(await full).toBe("disk_full");
  });
});
