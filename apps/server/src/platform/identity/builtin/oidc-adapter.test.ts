import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { silentLog } from "../../../../test/create-test-server.ts";
import { freshDatabase } from "../../../../test/database.ts";
import { manualClock } from "../../../../test/manual-clock.ts";
import type { Database } from "../../database/database.ts";
import { createOidcAdapter } from "./oidc-adapter.ts";

const KNOWN = "known";

describe("the built-in provider's storage", () => {
  let database: Database;
  let records: InstanceType<ReturnType<typeof createOidcAdapter>>;
  beforeAll(async () => {
    database = await freshDatabase(silentLog);
    records = new (createOidcAdapter(database.db, manualClock()))("Session");
    await records.upsert(KNOWN, { uid: KNOWN, grantId: KNOWN }, 60);
  });
  afterAll(() => database.close());

  test.each(["\0", `${KNOWN}\0`])("finds nothing by the id %j and changes nothing", async (id) => {
    expect([await records.find(id), await records.findByUid(id)]).toEqual([undefined, undefined]);
    await records.consume(id);
    await records.destroy(id);
    await records.revokeByGrantId(id);
    expect(await records.find(KNOWN)).toEqual({ uid: KNOWN, grantId: KNOWN });
  });

  test("finds, consumes and deletes a record by its ids", async () => {
    expect(await records.findByUid(KNOWN)).toEqual(await records.find(KNOWN));
    await records.consume(KNOWN);
    expect(await records.find(KNOWN)).toMatchObject({ consumed: expect.any(Number) });
    await records.revokeByGrantId(KNOWN);
    expect(await records.find(KNOWN)).toBeUndefined();
    await records.upsert(KNOWN, { uid: KNOWN }, 60);
    await records.destroy(KNOWN);
    expect(await records.find(KNOWN)).toBeUndefined();
  });
});
