import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import { PEOPLE } from "../../../test/people.ts";
import { FORM, mailsTo, PASSWORD, tokenMailedTo } from "../../../test/registration.ts";
import { findAccountByLogin, isPasswordOf, saveAccount } from "../../platform/identity/accounts.ts";
import { inviteInstitutionUser } from "../admin-users/contract.ts";
import { changePassword } from "../identity/contract.devices.ts";
import { completeVerification, forgotPassword, registerPerson, resetPassword } from "./contract.ts";

const NEXT = "seven grey herons at dusk";
const clock = manualClock();
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ clock, config: { rateLimitPerMinute: 100_000 } });
});
afterAll(() => server.close());
const anybody = () => server.anonymous();

test("the link of an invitation is dead once its person has confirmed the address by another link", async () => {
  const email = "nina@example.org";
  const admin = await server.signIn(PEOPLE.institutionAdmin);
  const body = { email, full_name: "Nina Roth", language: "de", role: "user" } as const;
  expect((await admin.call(inviteInstitutionUser, { params: { instId: 1 }, body })).status).toBe(201);
  const invited = await tokenMailedTo(server.deps, email, "account_invited");
  await anybody().call(forgotPassword, { body: { email } });
  const reset = await tokenMailedTo(server.deps, email, "reset_password");
  expect((await anybody().call(resetPassword, { body: { token: reset, password: NEXT } })).status).toBe(204);
  const again = await anybody().call(completeVerification, { body: { token: invited, password: PASSWORD } });
  expect([again.status, again.body]).toMatchObject([410, { code: "link_invalid" }]);
  const { db } = server.deps.database;
  const account = await findAccountByLogin(db, email);
  expect(await isPasswordOf(db, account?.keycloakId ?? "", NEXT)).toBe(true);
});

test("a mailed link to reset the password is dead once the password was changed", async () => {
  const { keycloakId, fullName } = PEOPLE.amelie;
  const login = "amelie@hotseat.example";
  const mine = await server.signIn(PEOPLE.amelie);
  await saveAccount(server.deps.database.db, { keycloakId, login, fullName, password: PASSWORD });
  await anybody().call(forgotPassword, { body: { email: login } });
  const token = await tokenMailedTo(server.deps, login, "reset_password");
  const body = { current_password: PASSWORD, new_password: NEXT };
  expect((await mine.call(changePassword, { body })).status).toBe(204);
  expect((await anybody().call(resetPassword, { body: { token, password: PASSWORD } })).status).toBe(410);
});

test("registrations of somebody's address keep it neither from a new password nor from an invitation", async () => {
  const [known, free] = ["ben@hotseat.example", "free@example.org"];
  await server.signIn(PEOPLE.ben);
  const { keycloakId, fullName } = PEOPLE.ben;
  await saveAccount(server.deps.database.db, { keycloakId, login: known, fullName, password: PASSWORD });
  for (const email of [known, free]) {
    const answers: number[] = [];
    for (let count = 0; count < 6; count += 1)
      answers.push((await anybody().call(registerPerson, { body: { ...FORM, email } })).status);
    expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
  }
  expect((await anybody().call(forgotPassword, { body: { email: known } })).status).toBe(202);
  expect((await mailsTo(server.deps, known)).map(({ kind }) => kind)).toContain("reset_password");
  const admin = await server.signIn(PEOPLE.institutionAdmin);
  const body = { email: free, full_name: "Frida Frey", language: "de", role: "user" } as const;
  expect((await admin.call(inviteInstitutionUser, { params: { instId: 1 }, body })).status).toBe(201);
});
