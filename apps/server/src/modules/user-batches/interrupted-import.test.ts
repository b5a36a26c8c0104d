import { asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readBatch, sendRows, workAll } from "../../../test/batches.ts";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { type NetworkedDirectory, networkedDirectory } from "../../../test/networked-directory.ts";
import { addPerson, PEOPLE } from "../../../test/people.ts";
import type { Deps } from "../../deps.ts";
import { users } from "../users/tables.ts";
import { cancelBatch, startBatch, undoBatch } from "./contract.ts";
import { claimBatch, LEASE_MS, WorkLost } from "./job-lease.ts";
import { settleProvider } from "./settle-provider.ts";
import { workOnBatch } from "./work-on-batch.ts";

const SIZE = 220;
/** More interruptions than any of these works has moments. */
const MOST_MOMENTS = 200;

class Killed extends Error {}

/** A person as both sides have them. */
interface Pair {
  readonly email: string;
  readonly role: string;
}

describe("an import that is interrupted (BE-S.6)", () => {
  let server: TestServer;
  let clock: ManualClock;
  let directory: NetworkedDirectory;
  let admin: Client;
  beforeEach(async () => {
    clock = manualClock();
    directory = networkedDirectory();
    server = await createTestServer({ clock, accounts: directory });
    admin = await server.signIn(PEOPLE.institutionAdmin);
    await addPerson(server.deps, PEOPLE.amelie);
    directory.add({
      keycloakId: "amelie",
      email: "amelie@hotseat.example",
      emailVerified: true,
      isDisabled: false,
      role: "user",
    });
  });
  afterEach(() => server.close());

  const rows = Array.from({ length: SIZE }, (_none, index) => ({
    email: `person-${index}@school.example`,
    full_name: `Person ${index}`,
  }));
  const changed = { email: "amelie@hotseat.example", full_name: "Amélie R.", role: "institution_admin" };

  const peopleHere = async (): Promise<Pair[]> => {
    const found = await server.deps.database.db.select().from(users).orderBy(asc(users.email));
    return found
      .filter(({ email }) => directory.accounts.has(email) || email.includes("school"))
      .map(({ email, role }) => ({ email, role }));
  };
  const peopleThere = (): Pair[] =>
    [...directory.accounts.values()]
      .map(({ email, role }) => ({ email, role: role ?? "" }))
      .toSorted((one, other) => one.email.localeCompare(other.email));
  const bothSides = async (): Promise<Pair[]> => {
    const here = (await peopleHere()).toSorted((one, other) => one.email.localeCompare(other.email));
    expect(peopleThere()).toEqual(here);
    return here;
  };

  /** This process breaks down at moment number `at`: before or after a transaction or a call to the provider. */
  function breakDownAt(at: number): { readonly deps: Deps; readonly reached: () => boolean } {
    let moment = 0;
    const pass = (): void => {
      moment += 1;
      if (moment === at) throw new Killed();
    };
    directory.onCall = pass;
    const { database } = server.deps;
    const transaction: typeof database.transaction = async (work) => {
      const answer = await database.transaction(async (tx) => {
        const done = await work(tx);
        pass();
        return done;
      });
      pass();
      return answer;
    };
    return { deps: { ...server.deps, database: { ...database, transaction } }, reached: () => moment >= at };
  }

  /** Breaks down at each moment of the work, one after the other; another instance goes on after the lease. */
  async function workInterrupted(): Promise<number> {
    for (let at = 1; at < MOST_MOMENTS; at += 1) {
      const { deps, reached } = breakDownAt(at);
      await workAll(deps).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      });
      directory.onCall = null;
      if (!reached()) return at;
      clock.advance(LEASE_MS + 1);
      // The next break-down falls later in what is left of the work.
    }
    throw new Error("The work never ended.");
  }

  test.each(["skip_bad", "all_or_nothing"] as const)(
    "%s: broken down at one moment after the other, it is complete, and so is its undo",
    async (policy) => {
      const before = await bothSides();
      const id = await sendRows(admin, { instId: 1 }, [...rows, changed]);
      await admin.call(startBatch, { params: { batchId: id }, body: { policy, send_invitations: true } });
      expect(await workInterrupted()).toBeGreaterThan(5);
      const { batch } = await readBatch(admin, id);
      expect([batch.status, batch.totals.created, batch.totals.updated]).toEqual(["finished", SIZE, 1]);
      expect(await bothSides()).toHaveLength(before.length + SIZE);
      await admin.call(undoBatch, { params: { batchId: id } });
      expect(await workInterrupted()).toBeGreaterThan(3);
      expect((await readBatch(admin, id)).batch).toMatchObject({
        status: "undone",
        undo: { removed: SIZE, restored: 1, kept: 0 },
      });
      expect(await bothSides()).toEqual(before);
    },
  );

  test("work whose lease another claim took makes no account, and the other claim completes the import", async () => {
    const before = peopleThere();
    const id = await sendRows(admin, { instId: 1 }, rows);
    await admin.call(startBatch, { params: { batchId: id }, body: { policy: "skip_bad", send_invitations: false } });
    const claim = async () => {
      clock.advance(LEASE_MS + 1);
      const batch = await claimBatch(server.deps);
      if (!batch) throw new Error("There is no work.");
      return batch;
    };
    const [slow, other] = [await claim(), await claim()];
    await expect(workOnBatch(server.deps, directory, slow, () => false)).rejects.toThrow(WorkLost);
    expect(peopleThere()).toEqual(before);
    expect(await workOnBatch(server.deps, directory, other, () => false)).toMatchObject({ status: "finished" });
    expect(await bothSides()).toHaveLength(before.length + SIZE);
  });

  test("an administrator who is demoted between plan and write imports nothing, and no account is left over", async () => {
    const reader = await server.signIn(PEOPLE.organisationAdmin);
    const [here, there] = [await peopleHere(), peopleThere()];
    const { db } = server.deps.database;
    const createMany: typeof directory.createMany = async (wanted) => {
      const made = await directory.createMany(wanted);
      await db.update(users).set({ role: "user" }).where(eq(users.keycloakId, PEOPLE.institutionAdmin.keycloakId));
      return made;
    };
    const id = await sendRows(admin, { instId: 1 }, rows);
    await admin.call(startBatch, { params: { batchId: id }, body: { policy: "skip_bad", send_invitations: false } });
    await workAll({ ...server.deps, accounts: { ...directory, createMany } });
    const { batch, rows: results } = await readBatch(reader, id);
    expect(batch).toMatchObject({ status: "finished", totals: { created: 0, rejected: SIZE } });
    expect(new Set(results.map(({ reason }) => reason))).toEqual(new Set(["not_permitted"]));
    expect(await peopleHere()).toEqual(here);
    await settleProvider(server.deps, directory, null);
    expect(peopleThere()).toEqual(there);
  });

  test("all_or_nothing: a provider that fails in the middle has everything taken out again", async () => {
    const before = await bothSides();
    directory.failing.add("person-150@school.example");
    const id = await sendRows(admin, { instId: 1 }, [...rows, changed]);
    const body = { policy: "all_or_nothing", send_invitations: true } as const;
    await admin.call(startBatch, { params: { batchId: id }, body });
    await workInterrupted();
    const { batch, rows: results } = await readBatch(admin, id);
    expect([batch.status, batch.totals.created, batch.totals.failed]).toEqual(["rolled_back", 0, expect.any(Number)]);
    expect(results[150]).toMatchObject({ outcome: "failed", reason: "provider_unavailable" });
    expect(await bothSides()).toEqual(before);
  });

  test("skip_bad: rows that the provider does not take fail, the others are imported, and nothing is left over", async () => {
    directory.failing.add("person-5@school.example");
    directory.late.add("person-3@school.example");
    const id = await sendRows(admin, { instId: 1 }, rows);
    await admin.call(startBatch, { params: { batchId: id }, body: { policy: "skip_bad", send_invitations: false } });
    await workAll(server.deps);
    const { batch } = await readBatch(admin, id);
    expect(batch).toMatchObject({ status: "finished", totals: { created: SIZE - 2, failed: 2 } });
    expect(await bothSides()).toHaveLength(SIZE - 1);
    // The request was still under way: the account is made after the end of the import.
    await directory.create({
      email: "person-3@school.example",
      fullName: "",
      language: "en",
      role: "user",
      password: null,
      emailVerified: false,
    });
    await settleProvider(server.deps, directory, null);
    expect(await bothSides()).toHaveLength(SIZE - 1);
  });

  test("all_or_nothing: cancelled in the middle and broken down, it leaves nothing", async () => {
    const before = await bothSides();
    const id = await sendRows(admin, { instId: 1 }, rows);
    const body = { policy: "all_or_nothing", send_invitations: true } as const;
    await admin.call(startBatch, { params: { batchId: id }, body });
    let calls = 0;
    directory.onCall = (call, moment) => {
      if (call === "createMany" && moment === "after" && ++calls === 2) throw new Killed();
    };
    await expect(workAll(server.deps)).rejects.toThrow(Killed);
    await admin.call(cancelBatch, { params: { batchId: id } });
    clock.advance(LEASE_MS + 1);
    await workInterrupted();
    expect((await readBatch(admin, id)).batch).toMatchObject({
      status: "cancelled",
      undo_until: null,
      totals: { skipped: SIZE },
    });
    expect(await bothSides()).toEqual(before);
  });
});
