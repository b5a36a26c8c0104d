import { randomUUID } from "node:crypto";
import { loadOt } from "@hotseat/collab/ot";
import { afterAll, expect, test } from "vitest";
import { silentLog } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import { listPadChanges } from "../../modules/pads/pad-history.ts";
import type { NewOperation } from "../../modules/pads/pad-operations.ts";
import { createPad, loadPad, readKeptText } from "../../modules/pads/pad-repository.ts";
import { users } from "../../modules/users/tables.ts";
import { claimOwnership, type Ownership, OwnershipLost, releaseOwnership } from "../../platform/lease/ownership.ts";
import { PadHistory } from "./pad-history.ts";
import { PadStore, SNAPSHOT_PAUSE_MS } from "./pad-store.ts";

const ot = await loadOt();
const database = await freshDatabase(silentLog);
const { db } = database;
afterAll(() => database.close());

test("a text is kept after 1,000 edits, and another one after as many and a pause", async () => {
  const [id, clock, history] = [randomUUID(), manualClock(), new PadHistory(ot)];
  await createPad(db, id, null, clock.now());
  let inserts = 0;
  const counted = new Proxy(db, {
    get: (target, key) => {
      if (key === "insert") inserts += 1;
      return Reflect.get(target, key);
    },
  });
  const store = new PadStore(
    { database: { ...database, db: counted }, clock, log: silentLog },
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
  await expect.poll(async () => (await readKeptText(db, id)).text).toBe("a".repeat(2001));
});

test("a text is kept after four edits of 262,144 characters, which together have more than 1 Mi", async () => {
  const [id, clock, history] = [randomUUID(), manualClock(), new PadHistory(ot)];
  await createPad(db, id, null, clock.now());
  const store = new PadStore({ database, clock, log: silentLog }, { name: id, holder: id, epoch: 1 }, id, 0);
  const text = "x".repeat(262_144);
  const revisions: number[] = [];
  for (let edit = 0; edit < 4; edit += 1) {
    const operation = edit === 0 ? [text] : [-text.length, text];
    history.add({ operation: JSON.stringify(operation), authorId: 1, client: null, edit: null, at: 0 }, operation);
    history.noteStored(1);
    store.noteEdited(history);
    revisions.push((await readKeptText(db, id)).revision);
  }
  expect(revisions.slice(0, 3)).toEqual([0, 0, 0]);
  await expect.poll(() => readKeptText(db, id)).toEqual({ text, revision: 4 });
});

const editBy = (authorId: number, keycloakId: string | null): NewOperation => ({
  operation: '["x"]',
  authorId,
  keycloakId,
  client: null,
  edit: null,
  at: 0,
});

test("each edit of a write by several people has the account of its author", async () => {
  for (const keycloakId of ["ann", "ben", "cy"])
    await db.insert(users).values({
      keycloakId,
      email: `${keycloakId}@example.org`,
      fullName: keycloakId,
      shortName: keycloakId,
      role: "user",
    });
  const [id, clock] = [randomUUID(), manualClock()];
  await createPad(db, id, null, clock.now());
  const claimed = await claimOwnership(db, { name: id, holder: "me", instanceUrl: "http://me", ttlMs: 60_000 });
  const { mine } = claimed as { mine: Ownership };
  const store = new PadStore({ database, clock, log: silentLog }, mine, id, 0);
  await store.append(0, [editBy(0, "ann"), editBy(1, "ben"), editBy(2, null)]);
  await store.append(3, [editBy(1, "ben"), editBy(3, "cy"), editBy(2, null), editBy(0, "ann")]);
  const changes = await listPadChanges(db, id, -1, 9);
  expect(changes.map(({ keycloakId }) => keycloakId)).toEqual(["ann", "ben", null, "ben", "cy", null, "ann"]);
});

test("a language that a former owner of the pad saves is refused, and that of the present owner stays", async () => {
  const [id, clock] = [randomUUID(), manualClock()];
  await createPad(db, id, null, clock.now());
  const storeOf = async (holder: string) => {
    const claimed = await claimOwnership(db, { name: id, holder, instanceUrl: `http://${holder}`, ttlMs: 60_000 });
    const { mine } = claimed as { mine: Ownership };
    return { mine, store: new PadStore({ database, clock, log: silentLog }, mine, id, 0) };
  };
  const before = await storeOf("before");
  await before.store.saveLanguage("go", [7]);
  await releaseOwnership(db, before.mine);
  const { store } = await storeOf("after");
  await store.saveLanguage("rust", [7, 8]);
  await expect(before.store.saveLanguage("go", [7])).rejects.toBeInstanceOf(OwnershipLost);
  expect(await loadPad(db, id)).toMatchObject({ language: "rust", questionIds: [7, 8] });
});
