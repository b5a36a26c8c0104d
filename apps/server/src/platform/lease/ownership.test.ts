import { afterAll, expect, test } from "vitest";
import { silentLog } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { claimOwnership, type Ownership, releaseOwnership } from "./ownership.ts";

const database = await freshDatabase(silentLog);
afterAll(() => database.close());

const claim = (db: typeof database.db, name: string, holder: string) =>
  claimOwnership(db, { name, holder, instanceUrl: `http://${holder}`, ttlMs: 60_000 });

test("a released ownership is claimed by another instance at the same moment, 20 times", async () => {
  for (let round = 0; round < 20; round += 1)
    // Within a transaction the database's clock stands, so the release and the claim have the same time.
    await database.db.transaction(async (tx) => {
      const name = `document:${round}`;
      const { mine } = (await claim(tx, name, "before")) as { mine: Ownership };
      expect(await claim(tx, name, "after")).toHaveProperty("elsewhere.holder", "before");
      await releaseOwnership(tx, mine);
      expect(await claim(tx, name, "after")).toEqual({ mine: { name, holder: "after", epoch: mine.epoch + 1 } });
    });
});
