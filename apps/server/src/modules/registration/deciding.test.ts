import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, silentLog, type TestServer } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { PEOPLE } from "../../../test/people.ts";
import { FORM, mailsTo, registerAndVerify } from "../../../test/registration.ts";
import { adminLevelOf, type RoleName } from "../../contract/roles.ts";
import { events as ledgerEvents } from "../../ledger/tables.ts";
import { createBuiltinDirectory } from "../../platform/identity/builtin/builtin-directory.ts";
import { identityAccounts } from "../../platform/identity/tables.ts";
import { attendees } from "../attendees/tables.ts";
import { invite } from "../invitations/contract.ts";
import { createSession } from "../sessions/contract.ts";
import { users } from "../users/tables.ts";
import { findUserByEmail } from "../users/users-repository.ts";
import { approvePendingUser, decidePendingUsers, listPendingUsers, rejectPendingUser } from "./contract.requests.ts";
import { getMyRegistration, registerPerson } from "./contract.ts";
import { registrations } from "./tables.ts";

const REASON = "We do not know this address.";
const UNKNOWN = "5b0f6a3e-0d5c-4c50-9a49-0f8c0f6f3c11";

describe("requests for accounts", () => {
  let server: TestServer;
  let clock: ManualClock;
  /** Changes at the provider between an approval's check and its transaction. */
  let meanwhile: () => Promise<unknown> = async () => {};
  /** The roles that the provider was given. */
  const given: RoleName[] = [];
  let platform: Client;
  let organisation: Client;
  let institution: Client;
  /** Of this test alone. */
  let LEA: string;
  let tests = 0;
  beforeAll(async () => {
    clock = manualClock();
    const database = await freshDatabase(silentLog);
    const accounts = createBuiltinDirectory(database.db);
    const setRole = async (_keycloakId: string, role: RoleName) => {
      given.push(role);
      const now = meanwhile;
      meanwhile = async () => {};
      await now();
    };
    server = await createTestServer({ clock, database, accounts: { ...accounts, setRole } });
    platform = await server.signIn(PEOPLE.platformAdmin);
    organisation = await server.signIn(PEOPLE.organisationAdmin);
    institution = await server.signIn(PEOPLE.institutionAdmin);
  });
  afterAll(async () => {
    await server.close();
    await server.deps.database.close();
  });
  beforeEach(async () => {
    tests += 1;
    LEA = `lea-${tests}@example.org`;
    await server.deps.database.db.delete(registrations);
  });
  /** One minute after the one before. */
  const apply = (email: string, form: Parameters<typeof registerAndVerify>[3] = {}) => {
    clock.set(new Date(clock.now().getTime() + 60_000));
    return registerAndVerify(server.deps, server.anonymous(), email, form);
  };
  const approve = (client: Client, id: string, role?: "user" | "institution_admin" | "organisation_admin") =>
    client.call(approvePendingUser, { params: { id }, body: role ? { role } : {} });
  const reject = (client: Client, id: string, reason = REASON) =>
    client.call(rejectPendingUser, { params: { id }, body: { reason } });
  const personOf = async (email: string) => {
    const found = await findUserByEmail(server.deps.database.db, email);
    if (!found) throw new Error(`Nobody has the address ${email}.`);
    return found;
  };
  const browserOf = async (email: string) =>
    server.signIn({ ...PEOPLE.pending, keycloakId: (await personOf(email)).keycloakId });

  test("an approved person has the role, a mail in their language, and an event in their own stream", async () => {
    const id = await apply(LEA);
    const lea = await browserOf(LEA);
    expect((await lea.call(getMyRegistration)).body).toMatchObject({
      status: "pending",
      organisation: { id: 1, name: "Rive Gauche Academy" },
      institution: { id: 1, name: "Lausanne" },
      reason: null,
    });
    expect((await approve(institution, id)).status).toBe(204);
    const person = await personOf(LEA);
    expect(person).toMatchObject({ role: "user", isActive: true });
    expect((await lea.call(getMyRegistration)).body.status).toBe("approved");
    expect(await mailsTo(server.deps, LEA)).toMatchObject([
      { kind: "approved", language: "de", keycloakId: person.keycloakId, data: { path: "/home" } },
    ]);
    const events = await server.deps.database.db
      .select()
      .from(ledgerEvents)
      .where(eq(ledgerEvents.stream, `user:${person.keycloakId}`));
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      ["user.state.update", { role: "user", is_active: true }],
      ["private.notification", { notification_id: expect.any(String), kind: "account_approved", session_id: null }],
    ]);
  });

  test("an approval that comes second leaves no role of its own at the provider", async () => {
    const id = await apply(LEA);
    meanwhile = () => reject(platform, id);
    expect((await approve(organisation, id, "institution_admin")).body).toMatchObject({ code: "registration_decided" });
    expect([given.at(-1), (await personOf(LEA)).role]).toEqual(["pending_user", "pending_user"]);
  });

  test("an invited person is seated at approval, without another sign-in (AS-3.3)", async () => {
    const owner = await server.signIn(PEOPLE.amelie);
    const session = await owner.call(createSession, {
      body: {
        module: "M1",
        workshop: "pitch_simple",
        language: "en",
        start_time: "2026-12-01T10:00:00.000Z",
        duration_minutes: 30,
        capacity: 4,
      },
    });
    await owner.call(invite, { params: { id: session.body.id }, body: { email: LEA } });
    const id = await apply(LEA);
    const seats = async () => {
      const { keycloakId } = await personOf(LEA);
      const rows = await server.deps.database.db.select().from(attendees).where(eq(attendees.keycloakId, keycloakId));
      return rows.map(({ sessionId, status }) => [sessionId, status]);
    };
    expect(await seats()).toEqual([]);
    await approve(platform, id);
    expect(await seats()).toEqual([[session.body.id, "INVITED"]]);
  });

  test("a refused person reads the reason by mail, cannot sign in, and may register again (AS-2.9)", async () => {
    const id = await apply(LEA);
    const lea = await browserOf(LEA);
    expect((await reject(organisation, id)).status).toBe(204);
    expect(await personOf(LEA)).toMatchObject({ isActive: false, role: "pending_user" });
    expect((await mailsTo(server.deps, LEA)).map(({ kind, data }) => [kind, data])).toEqual([
      ["rejected", { fullName: "Léa Favre", reason: REASON }],
    ]);
    expect((await lea.call(getMyRegistration)).status).toBe(401);
    const disabled = async () => {
      const { db } = server.deps.database;
      const [account] = await db.select().from(identityAccounts).where(eq(identityAccounts.login, LEA));
      return account?.isDisabled;
    };
    expect(await disabled()).toBe(true);
    await server.deps.database.db.delete(registrations);
    const again = await apply(LEA, { institution_id: 2 });
    expect(again).not.toBe(id);
    expect([await disabled(), (await personOf(LEA)).isActive]).toEqual([false, true]);
    const waiting = await (await browserOf(LEA)).call(getMyRegistration);
    expect(waiting.body).toMatchObject({ status: "pending", institution: { id: 2 } });
    expect((await approve(organisation, again)).status).toBe(204);
  });

  test("each administrator sees and decides the requests of their scope, and no other (AS-3.1)", async () => {
    const here = await apply(`here-${LEA}`);
    const near = await apply(`near-${LEA}`, { institution_id: 2 });
    const far = await apply(`far-${LEA}`, { organisation_id: 2, institution_id: 3 });
    const none = await apply(`none-${LEA}`, { organisation_id: null, institution_id: null });
    const seen = async (client: Client) => {
      const { body } = await client.call(listPendingUsers);
      return [body.count, body.results.map(({ id }) => id)];
    };
    expect(await seen(platform)).toEqual([4, [here, near, far, none]]);
    expect(await seen(organisation)).toEqual([2, [here, near]]);
    expect(await seen(institution)).toEqual([1, [here]]);
    for (const [client, id] of [
      [organisation, far],
      [organisation, none],
      [institution, near],
      [institution, far],
      [platform, UNKNOWN],
    ] as const)
      for (const answer of [await approve(client, id), await reject(client, id)])
        expect([answer.status, answer.body]).toEqual([
          404,
          { code: "registration_not_found", detail: "This request for an account does not exist." },
        ]);
    expect(await seen(platform)).toEqual([4, [here, near, far, none]]);
  });

  test("a list of many pages has each request once, in both directions, and finds names and addresses", async () => {
    for (const name of ["Anna", "Karim", "Selma", "Noé", "Tom"])
      await apply(`${name.toLowerCase().replace("é", "e")}-${LEA}`, { full_name: `${name} Test`, short_name: name });
    const names = async (cursor?: string) => {
      const { body } = await platform.call(listPendingUsers, { query: { limit: 2, ...(cursor && { cursor }) } });
      const of = (address: string | null) =>
        address ? (new URL(address).searchParams.get("cursor") ?? "") : undefined;
      return { names: body.results.map((one) => one.short_name), next: of(body.next), previous: of(body.previous) };
    };
    const first = await names();
    const second = await names(first.next);
    const third = await names(second.next);
    expect([first, second, third].map((one) => one.names)).toEqual([["Anna", "Karim"], ["Selma", "Noé"], ["Tom"]]);
    expect([first.previous, third.next]).toEqual([undefined, undefined]);
    expect((await names(third.previous)).names).toEqual(["Selma", "Noé"]);
    expect((await names(second.previous)).names).toEqual(["Anna", "Karim"]);
    const search = async (words: string) =>
      (await platform.call(listPendingUsers, { query: { search: words } })).body.results.map((one) => one.short_name);
    expect([await search("NOÉ"), await search("selma-lea"), await search("%")]).toEqual([["Noé"], ["Selma"], []]);
    const bad = await platform.call(listPendingUsers, {
      query: { cursor: Buffer.from('["after","x","y"]').toString("base64url") },
    });
    expect(bad.status).toBe(400);
  });

  test("of two administrators who decide at once, one wins and the other gets the state (AS-3.4)", async () => {
    const id = await apply(LEA);
    let first = 0;
    meanwhile = async () => {
      first = (await reject(organisation, id)).status;
    };
    const late = await approve(platform, id);
    expect([first, late.status, late.body]).toMatchObject([
      204,
      409,
      { code: "registration_decided", status: "rejected" },
    ]);
    const again = await reject(institution, id);
    expect([again.status, again.body]).toMatchObject([409, { code: "registration_decided", status: "rejected" }]);
    expect((await mailsTo(server.deps, LEA)).map(({ kind }) => kind)).toEqual(["rejected"]);
    expect(await personOf(LEA)).toMatchObject({ isActive: false, role: "pending_user" });
  });

  test("a person who waits reads whom to ask: the nearest administrator, and nobody once it is decided (AS-2.15)", async () => {
    const id = await registerAndVerify(server.deps, server.anonymous(), LEA);
    const lea = await browserOf(LEA);
    const contact = async () => (await lea.call(getMyRegistration)).body.contact?.email ?? null;
    const near = ["institutionAdmin", "organisationAdmin", "platformAdmin"] as const;
    for (const who of near) await server.signIn(PEOPLE[who]);
    for (const who of near) {
      const { keycloakId } = PEOPLE[who];
      expect(await contact()).toBe(`${keycloakId}@hotseat.example`);
      const isThem = eq(users.keycloakId, keycloakId);
      await server.deps.database.db.update(users).set({ isActive: false }).where(isThem);
    }
    expect(await contact()).toBeNull();
    for (const who of near)
      await server.deps.database.db
        .update(users)
        .set({ isActive: true })
        .where(eq(users.keycloakId, PEOPLE[who].keycloakId));
    await (await server.signIn(PEOPLE.platformAdmin)).call(approvePendingUser, { params: { id }, body: {} });
    expect(await contact()).toBeNull();
  });

  test("many are decided by one call, each for itself (AS-3.2)", async () => {
    const ids = [await apply(`a-${LEA}`), await apply(`b-${LEA}`)];
    const far = await apply(`far-${LEA}`, { organisation_id: 2, institution_id: 3 });
    const decide = (body: object) => organisation.call(decidePendingUsers, { body: body as never });
    const missing = await decide({ ids, decision: "reject" });
    expect([missing.status, missing.body]).toMatchObject([
      400,
      { field_errors: { reason: ["A reason is required."] } },
    ]);
    expect((await decide({ ids: [ids[0]], decision: "reject", reason: REASON })).body).toEqual({
      results: [{ id: ids[0], outcome: "rejected" }],
    });
    expect((await decide({ ids: [...ids, far, UNKNOWN], decision: "approve" })).body).toEqual({
      results: [
        { id: ids[0], outcome: "registration_decided" },
        { id: ids[1], outcome: "approved" },
        { id: far, outcome: "registration_not_found" },
        { id: UNKNOWN, outcome: "registration_not_found" },
      ],
    });
    expect((await personOf(`far-${LEA}`)).role).toBe("pending_user");
  });

  test("an administrator approves with a role that they may give, and no other", async () => {
    const id = await apply(LEA);
    const refused = await approve(institution, id, "organisation_admin");
    expect([refused.status, refused.body]).toMatchObject([403, { code: "permission_denied" }]);
    const platformRole = await organisation.call(approvePendingUser, {
      params: { id },
      body: { role: "platform_admin" },
    });
    expect(platformRole.status).toBe(403);
    expect((await approve(organisation, id, "organisation_admin")).status).toBe(204);
    const person = await personOf(LEA);
    expect(person).toMatchObject({ role: "organisation_admin", organisationId: 1, institutionId: null });
    expect(adminLevelOf(person.role)).toBe("organisation");
    const bare = await apply(`bare-${LEA}`, { institution_id: null });
    const unfit = await approve(organisation, bare, "institution_admin");
    expect([unfit.status, unfit.body]).toMatchObject([
      400,
      { field_errors: { institution_id: ["An institution must be selected for this role."] } },
    ]);
  });

  test("a registration of a known address changes nothing of its request", async () => {
    await apply(LEA);
    const before = await personOf(LEA);
    await server
      .anonymous()
      .call(registerPerson, { body: { ...FORM, email: LEA, full_name: "Else", short_name: "E" } });
    expect([await personOf(LEA), (await mailsTo(server.deps, LEA)).map(({ kind }) => kind)]).toEqual([
      before,
      ["address_known"],
    ]);
  });
});
