import { randomUUID } from "node:crypto";
import { loadOt } from "@hotseat/collab/ot";
import { afterAll, expect, test } from "vitest";
import { silentLog } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import { createPad, readText } from "../../modules/pads/pad-repository.ts";
import { PadHistory } from "./pad-history.ts";
import { PadStore, SNAPSHOT_PAUSE_MS } from "./pad-store.ts";

const ot = await loadOt();
const database = await freshDatabase(silentLog);
afterAll(() => database.close());

test("a text is kept after 1,000 edits, and another one after as many and a pause", async () => {
  const [id, clock, history] = [randomUUID(), manualClock(), new PadHistory(ot)];
  await createPad(database.db, id, null, clock.now());
  let inserts = 0;
  const db = new Proxy(database.db, {
    get: (target, key) => {
      if (key === "insert") inserts += 1;
      return Reflect.get(target, key);
    },
  });
  const store = new PadStore(
    { database: { ...database, db }, clock, log: silentLog },
    { name: id, holder: id, epoch: 1 },
    id,
    0,
  );
  const edit = (count: number) => {
    for (let each = 0; each < count; each += 1)
      history.add(
        { operation: '["a"]', authorId: 1, client: null, edit: null, at: 0 },
        history.length > 0 ? ["a", history.length] : ["a"],
      );
    history.noteStored(count);
    store.noteEdited(history);
    return inserts;
  };
  expect([edit(999), edit(1), edit(1000)]).toEqual([0, 1, 1]);
  clock.advance(SNAPSHOT_PAUSE_MS);
  expect([edit(1), edit(1)]).toEqual([2, 2]);
  await expect.poll(async () => (await readText(database.db, id)).text).toBe("a".repeat(2001));
});
