import { beforeEach, describe, expect, test } from "vitest";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import type { Database } from "../../deps.ts";
import { createReadiness } from "./readiness.ts";

describe("whether the server is ready", () => {
  let clock: ManualClock;
  /** How each query is answered, in the order asked. */
  let queries: Array<PromiseWithResolvers<unknown>>;
  let isReady: () => Promise<boolean>;
  beforeEach(() => {
    clock = manualClock();
    queries = [];
    const execute = () => {
      const query = Promise.withResolvers<unknown>();
      queries.push(query);
      return query.promise;
    };
    isReady = createReadiness({ clock, database: { db: { execute } } as never as Database });
  });

  test("is asked of the database once, however many ask at the same time", async () => {
    const answers = Promise.all([isReady(), isReady(), isReady()]);
    queries[0]?.resolve({ rows: [] });
    expect(await answers).toEqual([true, true, true]);
    expect(queries).toHaveLength(1);
  });

  test("is remembered for a second, and then asked anew", async () => {
    const first = isReady();
    clock.advance(3000);
    queries[0]?.resolve({ rows: [] });
    await first;
    clock.advance(999);
    expect([await isReady(), queries.length]).toEqual([true, 1]);
    clock.advance(1);
    const later = isReady();
    queries[1]?.reject(new Error("The database is away."));
    expect([await later, await isReady(), queries.length]).toEqual([false, false, 2]);
    clock.advance(1000);
    const back = isReady();
    queries[2]?.resolve({ rows: [] });
    expect(await back).toBe(true);
  });

  test("is answered with no when the database keeps silent, and asked anew after that", async () => {
    const silent = isReady();
    clock.advance(5000);
    expect(await silent).toBe(false);
    clock.advance(1000);
    const back = isReady();
    queries[1]?.resolve({ rows: [] });
    expect(await back).toBe(true);
  });
});
