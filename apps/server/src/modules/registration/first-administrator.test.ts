import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { addPerson, PEOPLE } from "../../../test/people.ts";
import { PASSWORD } from "../../../test/registration.ts";
import type { AccountDirectory } from "../../platform/identity/account-directory.ts";
import { identityAccounts } from "../../platform/identity/tables.ts";
import { getMe } from "../users/contract.ts";
import { users } from "../users/tables.ts";
import { completeVerification, createFirstAdministrator, resetPassword } from "./contract.ts";
import { firstAdministratorLink } from "./first-administrator-link.ts";

const HOUR_MS = 60 * 60 * 1000;
const FORM = {
  email: "Jonas@Example.org",
  full_name: "Jonas Keller",
  short_name: "Jonas",
  language: "de",
  password: PASSWORD,
} as const;

describe("the first administrator", () => {
  let server: TestServer;
  let clock: ManualClock;
  beforeEach(async () => {
    clock = manualClock();
    server = await createTestServer({ clock });
  });
  afterEach(() => server.close());
  const link = async () => (await firstAdministratorLink(server.deps))?.split("#") ?? [];
  const make = (token: string, form: object = {}) =>
    server.anonymous().call(createFirstAdministrator, { body: { ...FORM, token, ...form } });
  const peopleHere = () => server.deps.database.db.select().from(users);
  const accountsHere = () => server.deps.database.db.select().from(identityAccounts);

  test("is made by the printed link, once, and signs in as platform administrator (AS-1.1, AS-1.3)", async () => {
    const [page, token = ""] = await link();
    expect(page).toBe("http://127.0.0.1:4000/first-run");
    expect((await make(token)).status).toBe(204);
    const [person] = await peopleHere();
    expect(person).toMatchObject({ role: "platform_admin", email: "jonas@example.org", shortName: "Jonas" });
    const browser = await server.signIn({ ...PEOPLE.platformAdmin, keycloakId: person?.keycloakId ?? "" });
    expect((await browser.call(getMe)).body).toMatchObject({ is_admin: true, admin_level: "platform" });
    expect(await link()).toEqual([]);
    const again = await make(token, { email: "second@example.org" });
    expect([again.status, again.body]).toMatchObject([409, { code: "first_administrator_exists" }]);
    expect((await accountsHere()).map(({ login }) => login)).toEqual(["jonas@example.org"]);
  });

  test("is not made by a guessed, an expired or an earlier link, nor by one of another purpose (AS-1.1)", async () => {
    const [, first = ""] = await link();
    const [, second = ""] = await link();
    expect(second).not.toBe(first);
    for (const token of ["a".repeat(43), first]) {
      const response = await make(token);
      expect([response.status, response.body]).toMatchObject([410, { code: "link_invalid" }]);
    }
    for (const contract of [completeVerification, resetPassword]) {
      const response = await server.anonymous().call(contract, { body: { token: second, password: PASSWORD } });
      expect(response.status).toBe(410);
    }
    clock.set(new Date(clock.now().getTime() + HOUR_MS));
    expect((await make(second)).status).toBe(410);
    expect([await peopleHere(), await accountsHere()]).toEqual([[], []]);
  });

  test("is one person when two use the link at once, and the other leaves no account", async () => {
    const [, token = ""] = await link();
    const responses = await Promise.all([make(token), make(token, { email: "other@example.org" })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 410]);
    expect((await peopleHere()).map(({ role }) => role)).toEqual(["platform_admin"]);
    expect(await accountsHere()).toHaveLength(1);
  });

  test("is made by the same link after the process died between the account and the person", async () => {
    const [, token = ""] = await link();
    const account = { email: "jonas@example.org", fullName: "Jonas", language: "de", role: "platform_admin" } as const;
    await server.deps.accounts?.create({ ...account, password: "typed at the first try", emailVerified: true });
    expect((await make(token)).status).toBe(204);
    expect((await peopleHere()).map(({ role }) => role)).toEqual(["platform_admin"]);
  });

  test("takes no address that somebody here has, and no weak password; the link still works", async () => {
    await addPerson(server.deps, PEOPLE.amelie);
    const { accounts } = server.deps as { accounts: AccountDirectory };
    const account = await accounts.create({
      email: "taken@example.org",
      fullName: "Taken",
      language: "en",
      role: "user",
      password: PASSWORD,
      emailVerified: true,
    });
    await addPerson(server.deps, { ...PEOPLE.ben, keycloakId: account?.keycloakId ?? "" });
    const [, token = ""] = await link();
    const [before] = await accountsHere();
    const taken = await make(token, { email: "taken@example.org" });
    expect([taken.status, taken.body]).toMatchObject([409, { code: "account_exists" }]);
    expect((await accountsHere())[0]).toEqual(before);
    expect((await make(token, { password: "short" })).status).toBe(400);
    expect((await make(token)).status).toBe(204);
  });

  test("has no link where another provider signs people in, nor where a platform administrator exists", async () => {
    expect(await firstAdministratorLink({ ...server.deps, accounts: null })).toBeNull();
    await addPerson(server.deps, PEOPLE.platformAdmin);
    expect(await firstAdministratorLink(server.deps)).toBeNull();
  });
});
