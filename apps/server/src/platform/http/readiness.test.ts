import { beforeEach, describe, expect, test } from "vitest";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import type { Database } from "../database/database.ts";
import { createReadiness, type Readiness } from "./readiness.ts";

describe("whether the server is ready", () => {
  let clock: ManualClock;
  /** How each query is answered, in the order asked. */
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

  test("is asked of the database once, however many ask at the same time", async () => {
    const answers = Promise.all([readiness(), readiness(), readiness()]);
    queries[0]?.resolve({ rows: [] });
    expect(await answers).toEqual(["ready", "ready", "ready"]);
    expect(queries).toHaveLength(1);
  });

  test("is remembered for a second, and then asked anew", async () => {
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

  test("is answered with no when the database keeps silent, and asked anew after that", async () => {
    const silent = readiness();
    clock.advance(5000);
    expect(await silent).toBe("database_away");
    clock.advance(1000);
    const back = readiness();
    queries[1]?.resolve({ rows: [] });
    expect(await back).toBe("ready");
  });

  test("is answered with no, and why, when the disk is full", async () => {
    diskFull = true;
    const full = readiness();
    queries[0]?.resolve({ rows: [] });
    expect(await full).toBe("disk_full");
  });
});
