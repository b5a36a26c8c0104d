import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { silentLog } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import { createPad, loadPad, saveUsers } from "../../modules/pads/pad-repository.ts";
import { padUsers } from "../../modules/pads/tables.ts";
import type { PadMember } from "./pad-member.ts";
import { KEPT_PEOPLE, PadPeople } from "./pad-people.ts";
import { PadStore } from "./pad-store.ts";

const database = await freshDatabase(silentLog);
const { db } = database;
afterAll(() => database.close());

const SECOND = 1_000;
const named = (people: PadPeople, client: string | null): PadMember =>
  ({
    id: people.newId(),
    client,
    user: { name: "Ada", hue: 12 },
    cursors: null,
    peer: { person: { keycloakId: null, name: null } },
  }) as PadMember;

async function storeOf(id: string, through = db): Promise<PadStore> {
  await createPad(db, id, null, new Date());
  const ownership = { name: id, holder: "me", epoch: 1 };
  const deps = { database: { ...database, db: through }, clock: manualClock(), log: silentLog };
  return new PadStore(deps, ownership, id, 0);
}
/** The database; its first insert fails. */
function failingOnce(): typeof db {
  let failures = 0;
  return new Proxy(db, {
    get(target, key) {
      if (key !== "insert" || failures > 0) return Reflect.get(target, key);
      failures += 1;
      throw new Error("The database is away.");
    },
  });
}
const kept = async (id: string): Promise<number[]> => ((await loadPad(db, id))?.users ?? []).map((user) => user.id);

describe("people of a document", () => {
  test("more than are kept came: those that were last seen stay, stored and found by their client", async () => {
    const store = await storeOf("many");
    const people = new PadPeople([], -1);
    const members = Array.from({ length: KEPT_PEOPLE + 30 }, () => named(people, randomUUID()));
    for (const [second, member] of members.entries()) people.note(member, new Date(second * SECOND));
    await store.flush(people);
    // The first of all comes back, so the oldest of those that stayed goes.
    people.note(members[0] as PadMember, new Date(KEPT_PEOPLE * 10 * SECOND));
    await store.flush(people);
    const expected = [...members.slice(31), members[0]].map((member) => member?.id);
    expect(await kept("many")).toEqual(expected);
    expect(members.filter(({ client }) => people.findByClient(client as string) !== null)).toHaveLength(KEPT_PEOPLE);
  });

  test("could not be stored: the next flush stores them, as they are then, and deletes those that went (TL-P.76)", async () => {
    const old = { keycloakId: null, client: null, name: "Bo", hue: 1, cursor: null, seenAt: new Date() };
    const store = await storeOf("away", failingOnce());
    await saveUsers(db, "away", [{ ...old, id: 3 }]);
    const people = new PadPeople((await loadPad(db, "away"))?.users ?? [], -1);
    const [ada, ben] = [named(people, randomUUID()), named(people, randomUUID())];
    people.note(ada, new Date(0));
    people.note(ben, new Date(SECOND));
    await expect(store.flush(people)).rejects.toThrow("The database is away.");
    expect(await kept("away")).toEqual([3]);
    people.note(ada, new Date(2 * SECOND));
    await store.flush(people);
    expect(await kept("away")).toEqual([ben.id, ada.id]);
  });

  test("somebody's account was deleted meanwhile: the others are stored, and nothing of that person", async () => {
    const store = await storeOf("erased");
    const people = new PadPeople([], -1);
    const erased = named(people, randomUUID());
    const peer = { person: { keycloakId: "nobody", name: "Former" } } as PadMember["peer"];
    const other = named(people, randomUUID());
    people.note({ ...erased, peer } as PadMember, new Date(0));
    people.note(other, new Date(SECOND));
    await store.flush(people);
    expect(await kept("erased")).toEqual([other.id]);
  });

  test("came by the plain wire: none is stored, and rows of an earlier version are deleted", async () => {
    const store = await storeOf("plain");
    const old = { id: 3, keycloakId: null, client: null, name: "Bo", hue: 1, cursor: null, seenAt: new Date() };
    await saveUsers(db, "plain", [old]);
    const people = new PadPeople((await loadPad(db, "plain"))?.users ?? [], -1);
    for (let socket = 0; socket < 5; socket += 1) people.note(named(people, null), new Date());
    await store.flush(people);
    expect(await db.$count(padUsers, eq(padUsers.documentId, "plain"))).toBe(0);
    expect(people.newId()).toBe(9);
  });
});
