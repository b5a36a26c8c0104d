import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import type { ManualClock } from "../../../test/manual-clock.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import { addPerson, PEOPLE } from "../../../test/people.ts";
import { FORM, mailsTo, PASSWORD, registerAndVerify, tokenMailedTo } from "../../../test/registration.ts";
import { identityAccounts, linkTokens } from "../../platform/identity/tables.ts";
import { mailOutbox } from "../mail/tables.ts";
import { users } from "../users/tables.ts";
import { findUserByEmail } from "../users/users-repository.ts";
import { listPendingUsers } from "./contract.requests.ts";
import {
  chooseMyInstitution,
  completeVerification,
  forgotPassword,
  getMyRegistration,
  readVerification,
  registerPerson,
  resendVerification,
  resetPassword,
} from "./contract.ts";
import { registrations } from "./tables.ts";

const HOUR_MS = 60 * 60 * 1000;

describe("registration", () => {
  let server: TestServer;
  let clock: ManualClock;
  /** Of this test alone. */
  let LEA: string;
  let tests = 0;
  beforeAll(async () => {
    clock = manualClock();
    server = await createTestServer({ clock });
    await addPerson(server.deps, PEOPLE.amelie);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    tests += 1;
    LEA = `lea-${tests}@example.org`;
    await server.deps.database.db.delete(mailOutbox);
    await server.deps.database.db.delete(registrations);
    await server.deps.database.db.delete(identityAccounts);
  });
  /** Without the timers in between: the server would look around hundred thousands of times. */
  const later = (ms: number) => clock.set(new Date(clock.now().getTime() + ms));
  const anybody = () => server.anonymous();
  const register = (email: string, form: object = {}) =>
    anybody().call(registerPerson, { body: { ...FORM, email, ...form } as never });
  const verify = (token: string, password = PASSWORD) =>
    anybody().call(completeVerification, { body: { token, password } });
  const pending = async () =>
    (await (await server.signIn(PEOPLE.platformAdmin)).call(listPendingUsers)).body.results.map(({ email }) => email);
  const accountsOf = () => server.deps.database.db.select().from(identityAccounts);

  test("appears to administrators only once the address is confirmed by the mailed link (AS-2.2, AS-2.3)", async () => {
    expect((await register(LEA.replace("lea", "Lea"))).status).toBe(202);
    expect([await pending(), await accountsOf()]).toEqual([[], []]);
    const [mail] = await mailsTo(server.deps, LEA);
    expect(mail).toMatchObject({ kind: "verify_address", language: "de", keycloakId: null });
    const token = await tokenMailedTo(server.deps, LEA, "verify_address");
    const read = await anybody().call(readVerification, { body: { token } });
    expect(read.body).toEqual({ email: LEA, full_name: "Léa Favre", kind: "registration" });
    expect((await verify(token)).status).toBe(204);
    expect(await pending()).toEqual([LEA]);
    expect(await findUserByEmail(server.deps.database.db, LEA)).toMatchObject({
      role: "pending_user",
      emailVerified: true,
      shortName: "Léa",
      language: "de",
      organisationId: 1,
      institutionId: 1,
    });
    const [account] = await accountsOf();
    expect(account).toMatchObject({ login: LEA, emailVerified: true });
  });

  test("responds the same for a known, an unknown and a refused address, and mails the known one that it has an account (AS-2.4)", async () => {
    const known = await register("amelie@hotseat.example");
    const unknown = await register(LEA);
    const plain = ({ status, body, headers: { date: _, ...headers } }: typeof known) => {
      const kept = Object.entries(headers).filter(([name]) => !name.startsWith("x-ratelimit") && name !== "set-cookie");
      return { status, body, headers: Object.fromEntries(kept) };
    };
    expect(plain(known)).toEqual(plain(unknown));
    const mails = await mailsTo(server.deps, "amelie@hotseat.example");
    expect(mails.map(({ kind, data }) => [kind, data])).toEqual([
      ["address_known", { fullName: "Amélie Rochat", path: "/login" }],
    ]);
    const forgotten = await Promise.all(
      ["amelie@hotseat.example", "nobody@example.org"].map((email) =>
        anybody().call(forgotPassword, { body: { email } }),
      ),
    );
    expect(forgotten.map(plain)[0]).toEqual(forgotten.map(plain)[1]);
    const again = await Promise.all(
      ["amelie@hotseat.example", LEA, "nobody@example.org"].map((email) =>
        anybody().call(resendVerification, { body: { email } }),
      ),
    );
    expect(new Set(again.map((response) => JSON.stringify(plain(response)))).size).toBe(1);
    expect(await mailsTo(server.deps, "nobody@example.org")).toEqual([]);
  });

  test("refuses a guessed link, and touches no account (AS-2.5)", async () => {
    await register(LEA);
    const token = "a".repeat(43);
    const responses = [
      await anybody().call(readVerification, { body: { token } }),
      await verify(token),
      await anybody().call(resetPassword, { body: { token, password: PASSWORD } }),
    ];
    for (const { status, body } of responses)
      expect([status, body]).toEqual([410, expect.objectContaining({ code: "link_invalid" })]);
    expect(await accountsOf()).toEqual([]);
  });

  test("refuses a link that was used, after 72 hours, and for another purpose (AS-2.2, AS-2.5)", async () => {
    await register(LEA);
    const token = await tokenMailedTo(server.deps, LEA, "verify_address");
    // A link of a registration resets no password.
    expect((await anybody().call(resetPassword, { body: { token, password: PASSWORD } })).status).toBe(410);
    expect((await verify(token)).status).toBe(204);
    expect((await verify(token, "another quiet river")).status).toBe(410);
    await register("late@example.org");
    const late = await tokenMailedTo(server.deps, "late@example.org", "verify_address");
    later(72 * HOUR_MS - 1);
    expect((await anybody().call(readVerification, { body: { token: late } })).status).toBe(200);
    later(1);
    expect((await verify(late)).status).toBe(410);
    expect((await accountsOf()).map(({ login }) => login)).toEqual([LEA]);
  });

  test("ends an earlier link of the same registration when it is sent again", async () => {
    await register(LEA);
    const first = await tokenMailedTo(server.deps, LEA, "verify_address");
    await anybody().call(resendVerification, { body: { email: LEA } });
    const second = await tokenMailedTo(server.deps, LEA, "verify_address");
    expect((await verify(first)).status).toBe(410);
    expect((await verify(second)).status).toBe(204);
  });

  test("lets one of two links to the same address through, and the other changes nothing", async () => {
    await register(LEA);
    const first = await tokenMailedTo(server.deps, LEA, "verify_address");
    await register(LEA, { full_name: "Somebody Else", short_name: "Else" });
    const second = await tokenMailedTo(server.deps, LEA, "verify_address");
    expect((await verify(second)).status).toBe(204);
    const before = await accountsOf();
    expect((await verify(first, "a password of the first")).status).toBe(410);
    expect(await accountsOf()).toEqual(before);
    expect(await findUserByEmail(server.deps.database.db, LEA)).toMatchObject({ fullName: "Somebody Else" });
  });

  test("completes by the same link after the process died between the account and the person", async () => {
    await register(LEA);
    const token = await tokenMailedTo(server.deps, LEA, "verify_address");
    const { accounts, database } = server.deps;
    // The rows that a process leaves behind when it dies at this moment.
    const account = { email: LEA, fullName: "Léa Favre", language: "de", role: "pending_user" } as const;
    const left = await accounts?.create({ ...account, password: "typed at the first try", emailVerified: true });
    expect((await verify(token)).status).toBe(204);
    expect((await accountsOf()).map(({ keycloakId }) => keycloakId)).toEqual([left?.keycloakId]);
    expect((await findUserByEmail(database.db, LEA))?.keycloakId).toBe(left?.keycloakId);
    expect(await pending()).toEqual([LEA]);
  });

  test.each([
    ["short", "river"],
    ["the address", null],
    ["common", "passwordpassword"],
  ])("refuses a password that is %s, and the link still works", async (_what, password) => {
    await register(LEA);
    const token = await tokenMailedTo(server.deps, LEA, "verify_address");
    const weak = await verify(token, password ?? LEA);
    expect([weak.status, weak.body]).toEqual([
      400,
      expect.objectContaining({ code: "password_too_weak", field_errors: { password: [expect.any(String)] } }),
    ]);
    expect(await accountsOf()).toEqual([]);
    expect((await verify(token)).status).toBe(204);
  });

  test.each([
    [{ institution_id: 3 }, "institution_id"],
    [{ organisation_id: 99, institution_id: null }, "institution_id"],
    [{ organisation_id: null, institution_id: 1 }, "institution_id"],
    [{ full_name: "Visit https://bad.example" }, "full_name"],
    [{ consent: false }, "consent"],
  ])("refuses %j with the name of the field, and mails nobody", async (form, field) => {
    const response = await register(LEA, form);
    expect([response.status, response.body]).toEqual([
      400,
      expect.objectContaining({ field_errors: expect.objectContaining({ [field]: [expect.any(String)] }) }),
    ]);
    expect(await mailsTo(server.deps, LEA)).toEqual([]);
  });

  test("forgets an address that nobody confirmed in 72 hours", async () => {
    await register(LEA);
    later(72 * HOUR_MS + 1);
    await register("next@example.org");
    const rows = await server.deps.database.db.select().from(registrations);
    expect(rows.map(({ email }) => email)).toEqual(["next@example.org"]);
  });

  test("resets a forgotten password once, within one hour, and ends every sign-in (AS-2.10)", async () => {
    await registerAndVerify(server.deps, anybody(), LEA);
    const { db } = server.deps.database;
    const lea = await findUserByEmail(db, LEA);
    const browser = await server.signIn({ ...PEOPLE.pending, keycloakId: lea?.keycloakId ?? "" });
    expect((await browser.call(getMyRegistration)).body).toMatchObject({ status: "pending", organisation: { id: 1 } });
    await anybody().call(forgotPassword, { body: { email: LEA } });
    const token = await tokenMailedTo(server.deps, LEA, "reset_password");
    expect((await verify(token)).status).toBe(410);
    const before = await accountsOf();
    const reset = () => anybody().call(resetPassword, { body: { token, password: "a louder river in June" } });
    expect((await reset()).status).toBe(204);
    expect((await accountsOf())[0]?.passwordHash).not.toBe(before[0]?.passwordHash);
    expect((await browser.call(getMyRegistration)).status).toBe(401);
    expect((await reset()).status).toBe(410);
    await anybody().call(forgotPassword, { body: { email: LEA } });
    const late = await tokenMailedTo(server.deps, LEA, "reset_password");
    later(HOUR_MS);
    const response = await anybody().call(resetPassword, { body: { token: late, password: PASSWORD } });
    expect(response.status).toBe(410);
  });

  test("a reset link of one account leaves every other account alone (AS-2.5)", async () => {
    await registerAndVerify(server.deps, anybody(), LEA);
    await registerAndVerify(server.deps, anybody(), "max@example.org");
    await anybody().call(forgotPassword, { body: { email: LEA } });
    const token = await tokenMailedTo(server.deps, LEA, "reset_password");
    const hashOf = async (login: string) => (await accountsOf()).find((row) => row.login === login)?.passwordHash;
    const [lea, max] = [await hashOf(LEA), await hashOf("max@example.org")];
    await anybody().call(resetPassword, { body: { token, password: "a louder river in June" } });
    expect([(await hashOf(LEA)) === lea, (await hashOf("max@example.org")) === max]).toEqual([false, true]);
  });

  test("mails no reset link for a disabled account, and an existing one is dead", async () => {
    await registerAndVerify(server.deps, anybody(), LEA);
    await anybody().call(forgotPassword, { body: { email: LEA } });
    const token = await tokenMailedTo(server.deps, LEA, "reset_password");
    const { db } = server.deps.database;
    await db.update(users).set({ isActive: false, role: "user" }).where(eq(users.email, LEA));
    expect((await anybody().call(resetPassword, { body: { token, password: PASSWORD } })).status).toBe(410);
    await anybody().call(forgotPassword, { body: { email: LEA } });
    expect(await mailsTo(server.deps, LEA)).toEqual([]);
    // Nor does a registration open it again.
    await register(LEA);
    expect((await mailsTo(server.deps, LEA)).map(({ kind }) => kind)).toEqual(["address_known"]);
  });

  test("keeps no token as it was mailed", async () => {
    await register(LEA);
    const token = await tokenMailedTo(server.deps, LEA, "verify_address");
    expect(JSON.stringify(await server.deps.database.db.select().from(linkTokens))).not.toContain(token);
  });

  test("is at the identity provider where another issuer keeps the accounts, and a person there chooses here (AS-2.11)", async () => {
    const elsewhere = await createTestServer({ accounts: null });
    try {
      for (const [contract, body] of [
        [registerPerson, { ...FORM, email: LEA }],
        [forgotPassword, { email: LEA }],
      ] as const) {
        const response = await elsewhere.anonymous().call(contract, { body: body as never });
        expect([response.status, response.body]).toEqual([
          409,
          expect.objectContaining({ code: "registration_elsewhere" }),
        ]);
      }
      await addPerson(elsewhere.deps, PEOPLE.amelie);
      const newcomer = await elsewhere.signIn({ ...PEOPLE.pending, organisationId: null, institutionId: null });
      expect((await newcomer.call(getMyRegistration)).body).toMatchObject({ status: "none", submitted_at: null });
      const wrong = await newcomer.call(chooseMyInstitution, { body: { organisation_id: 1, institution_id: 3 } });
      expect(wrong.status).toBe(400);
      const chosen = await newcomer.call(chooseMyInstitution, { body: { organisation_id: 2, institution_id: 3 } });
      expect(chosen.body).toMatchObject({ status: "pending", institution: { id: 3, name: "Bern" } });
      await newcomer.call(chooseMyInstitution, { body: { organisation_id: 1, institution_id: 2 } });
      const seen = await (await elsewhere.signIn(PEOPLE.organisationAdmin)).call(listPendingUsers);
      expect(seen.body.results.map(({ institution }) => institution?.id)).toEqual([2]);
      const user = await elsewhere.signIn(PEOPLE.amelie);
      const refused = await user.call(chooseMyInstitution, { body: { organisation_id: 1, institution_id: 2 } });
      expect(refused.status).toBe(403);
    } finally {
      await elsewhere.close();
    }
  });
});
