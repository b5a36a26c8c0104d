import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type LevelClients, signInLevels } from "../../../test/administrators.ts";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { addPerson, member, PEOPLE } from "../../../test/people.ts";
import { mailsTo, PASSWORD, registerAndVerify, tokenMailedTo } from "../../../test/registration.ts";
import { identityAccounts } from "../../platform/identity/tables.ts";
import { listPendingUsers } from "../registration/contract.requests.ts";
import { completeVerification, forgotPassword, readVerification } from "../registration/contract.ts";
import { getMe } from "../users/contract.ts";
import { users } from "../users/tables.ts";
import { findUser, findUserByEmail } from "../users/users-repository.ts";
import {
  getInstitutionUser,
  getOrganisationUser,
  type getPlatformUser,
  inviteInstitutionUser,
  inviteOrganisationUser,
  invitePlatformUser,
  listAggregatedUsers,
  listInstitutionUsers,
  listOrganisationUsers,
  listPlatformUsers,
  updateInstitutionUser,
  updateOrganisationUser,
  updatePlatformUser,
} from "./contract.ts";

describe("people, for administrators", () => {
  let server: TestServer;
  let clients: LevelClients;
  beforeAll(async () => {
    server = await createTestServer();
    clients = await signInLevels(server);
  });
  afterAll(() => server.close());
  /** Somebody new of each test. */
  let who: string;
  let tests = 0;
  beforeEach(async () => {
    tests += 1;
    who = `person-${tests}`;
    for (const person of [PEOPLE.ben, PEOPLE.chiara, PEOPLE.dieter, PEOPLE.pending])
      await addPerson(server.deps, person);
  });
  const refusal = ({ status, body }: { status: number; body: unknown }) =>
    status < 400 ? status : (body as { code: string }).code;
  const rowOf = async (keycloakId: string) =>
    (await server.deps.database.db.select().from(users).where(eq(users.keycloakId, keycloakId)))[0];

  test("each level lists and counts the people of its scope, and no other list", async () => {
    const names = async (client: Client, contract: typeof listPlatformUsers, params = {}) => {
      const response = await client.call(contract, { params } as never);
      if (response.status >= 400) return refusal(response);
      expect(response.body.count).toBe(response.body.results.length);
      return response.body.results.map((one) => one.keycloak_id).filter((id) => !id.startsWith("person-"));
    };
    const organisation = ["amelie", "ben", "chiara", "institution-admin", "organisation-admin", "pending"];
    expect(await names(clients.platform, listPlatformUsers)).toEqual(
      expect.arrayContaining([...organisation, "dieter", "platform-admin"]),
    );
    for (const contract of [listOrganisationUsers, listAggregatedUsers] as never[]) {
      expect(await names(clients.organisation, contract, { orgId: 1 })).toEqual(organisation);
      for (const orgId of [2, 2_000_000_000])
        expect(await names(clients.organisation, contract, { orgId })).toBe("organisation_not_found");
      expect(await names(clients.institution, contract, { orgId: 1 })).toBe("organisation_not_found");
    }
    const here = listInstitutionUsers as never;
    expect(await names(clients.institution, here, { instId: 1 })).toEqual([
      "amelie",
      "ben",
      "institution-admin",
      "pending",
    ]);
    expect(await names(clients.organisation, here, { instId: 2 })).toEqual(["chiara"]);
    for (const instId of [2, 3, 2_000_000_000])
      expect(await names(clients.institution, here, { instId })).toBe("institution_not_found");
    expect(await names(clients.organisation, listPlatformUsers)).toBe("permission_denied");
    expect(await names(clients.user, here, { instId: 1 })).toBe("permission_denied");
  });

  test("filters and words narrow the list and its count", async () => {
    const list = async (query: object) => {
      const { body } = await clients.platform.call(listPlatformUsers, { query } as never);
      return [body.count, ...body.results.map((one) => one.keycloak_id)];
    };
    expect(await list({ role: "institution_admin" })).toEqual([1, "institution-admin"]);
    expect(await list({ status: "pending", institution: 1 })).toEqual([1, "pending"]);
    expect(await list({ search: "BIANCHI" })).toEqual([1, "chiara"]);
    expect(await list({ search: "dieter@hotseat", organisation: 2 })).toEqual([1, "dieter"]);
    expect(await list({ language: "it", role: "user" })).toEqual([1, "chiara"]);
    expect(await list({ search: "AMÉLIE" })).toEqual([1, "amelie"]);
    for (const search of ["_", ".*", "%", "[a-z]", "\\", "(", "^"]) expect(await list({ search })).toEqual([0]);
  });

  test("a list of several pages has each person once", async () => {
    const ids: string[] = [];
    let query: { limit: number; cursor?: string } | null = { limit: 3 };
    while (query) {
      const { body }: { body: { results: { keycloak_id: string }[]; next: string | null; count: number } } =
        await clients.platform.call(listPlatformUsers, { query });
      ids.push(...body.results.map((one) => one.keycloak_id));
      const cursor: string | null = body.next && new URL(body.next).searchParams.get("cursor");
      query = cursor ? { limit: 3, cursor } : null;
    }
    const all = await server.deps.database.db.select({ id: users.keycloakId }).from(users);
    expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });

  test("a foreign person and an unknown one get the same response, to read and to change", async () => {
    for (const [client, read, change, params, people] of [
      [
        clients.organisation,
        getOrganisationUser,
        updateOrganisationUser,
        { orgId: 1 },
        ["dieter", "platform-admin", "nobody"],
      ],
      [clients.organisation, getOrganisationUser, updateOrganisationUser, { orgId: 2 }, ["dieter", "amelie", "nobody"]],
      [
        clients.institution,
        getInstitutionUser,
        updateInstitutionUser,
        { instId: 1 },
        ["chiara", "organisation-admin", "nobody"],
      ],
      [clients.institution, getInstitutionUser, updateInstitutionUser, { instId: 3 }, ["dieter", "nobody"]],
    ] as const)
      for (const keycloakId of people)
        for (const response of [
          await client.call(read as typeof getPlatformUser, { params: { ...params, keycloakId } } as never),
          await client.call(
            change as typeof updatePlatformUser,
            {
              params: { ...params, keycloakId },
              body: { is_active: false },
            } as never,
          ),
        ])
          expect([response.status, response.body]).toEqual([
            404,
            { code: "user_not_found", detail: "This person does not exist." },
          ]);
    expect((await rowOf("dieter"))?.isActive).toBe(true);
  });

  test("an invited person gets a mail in their language, sets a password by its link, and is active (AS-2.6, AS-3.6)", async () => {
    const email = `${who}@example.org`;
    const made = await clients.organisation.call(inviteOrganisationUser, {
      params: { orgId: 1 },
      body: { email, full_name: "Ingrid Solberg", role: "institution_admin", language: "it", institution_id: 2 },
    });
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        status: "invited",
        role: "institution_admin",
        organisation_id: 1,
        institution_name: "Genève",
        short_name: "Ingrid",
      },
    ]);
    expect(await mailsTo(server.deps, email)).toMatchObject([
      {
        kind: "account_invited",
        language: "it",
        data: { fullName: "Ingrid Solberg", inviter: "Olivier Admin", scope: "Genève" },
      },
    ]);
    const token = await tokenMailedTo(server.deps, email, "account_invited");
    const read = await server.anonymous().call(readVerification, { body: { token } });
    expect(read.body).toEqual({ email, full_name: "Ingrid Solberg", kind: "invitation" });
    const set = () => server.anonymous().call(completeVerification, { body: { token, password: PASSWORD } });
    expect([(await set()).status, (await set()).status]).toEqual([204, 410]);
    const params = { orgId: 1, keycloakId: made.body.keycloak_id };
    const after = await clients.organisation.call(getOrganisationUser, { params });
    expect(after.body).toMatchObject({ status: "active", role: "institution_admin" });
  });

  test("an invitation is repeated with a new link, and an address with an account is not invited", async () => {
    const body = { email: `${who}@example.org`, full_name: "Tom", role: "user", language: "en" } as const;
    const invite = () => clients.institution.call(inviteInstitutionUser, { params: { instId: 1 }, body });
    const first = await invite();
    const old = await tokenMailedTo(server.deps, body.email, "account_invited");
    const again = await invite();
    expect(again.body.keycloak_id).toBe(first.body.keycloak_id);
    const token = await tokenMailedTo(server.deps, body.email, "account_invited");
    const read = (one: string) => server.anonymous().call(readVerification, { body: { token: one } });
    expect([(await read(old)).status, (await read(token)).status]).toEqual([410, 200]);
    // An invited person who forgot the mail gets there by "forgotten password" too.
    await server.anonymous().call(forgotPassword, { body: { email: body.email } });
    await tokenMailedTo(server.deps, body.email, "reset_password");
    const known = await clients.platform.call(invitePlatformUser, {
      body: { ...body, email: "ben@hotseat.example", institution_id: 1 },
    });
    expect([known.status, known.body]).toMatchObject([409, { code: "account_exists" }]);
    expect((await findUser(server.deps.database.db, "ben"))?.role).toBe("user");
  });

  test.each([
    ["platform", { role: "user" }, "institution_id", "An institution must be selected for this role."],
    ["platform", { role: "organisation_admin" }, "organisation_id", "An organisation must be selected for this role."],
    [
      "platform",
      { role: "organisation_admin", organisation_id: 1, institution_id: 1 },
      "institution_id",
      "Institution must not be set for an Organisation Admin.",
    ],
    ["platform", { role: "user", email: "nobody" }, "email", "Invalid email address."],
  ] as const)("the %s administrator reads the missing field for %j", async (_level, form, field, message) => {
    const response = await clients.platform.call(invitePlatformUser, {
      body: { email: `${who}@example.org`, full_name: "Tom", language: "en", ...form },
    });
    expect([response.status, response.body]).toMatchObject([400, { field_errors: { [field]: [message] } }]);
    expect(await findUserByEmail(server.deps.database.db, `${who}@example.org`)).toBeNull();
  });

  test.each([
    ["institution", { role: "organisation_admin" }, "permission_denied"],
    ["institution", { role: "platform_admin" }, "permission_denied"],
    ["institution", { role: "user", organisation_id: 1, institution_id: 2 }, "institution_not_found"],
    ["organisation", { role: "platform_admin" }, "permission_denied"],
    ["organisation", { role: "user", organisation_id: 2, institution_id: 3 }, "organisation_not_found"],
    ["organisation", { role: "user", institution_id: 3 }, "institution_not_found"],
  ] as const)("the %s administrator cannot invite with %j", async (level, form, code) => {
    const body = { email: `${who}@example.org`, full_name: "Tom", language: "en" as const, ...form };
    const response = await (level === "institution"
      ? clients.institution.call(inviteInstitutionUser, { params: { instId: 1 }, body })
      : clients.organisation.call(inviteOrganisationUser, { params: { orgId: 1 }, body }));
    expect(refusal(response)).toBe(code);
    const accounts = await server.deps.database.db.select().from(identityAccounts);
    expect(accounts.map(({ login }) => login)).not.toContain(`${who}@example.org`);
  });

  test("role, scope and name change within the administrator's reach, and the person reads it at once (AS-3.7)", async () => {
    const person = await server.signIn(member(who));
    const params = { orgId: 1, keycloakId: who };
    const raised = await clients.organisation.call(updateOrganisationUser, {
      params,
      body: { role: "institution_admin", full_name: "  New   Name ", institution_id: 2 },
    });
    expect([raised.status, raised.body]).toMatchObject([
      200,
      { role: "institution_admin", full_name: "New Name", institution_id: 2, roles: ["institution_admin"] },
    ]);
    expect((await person.call(getMe)).body).toMatchObject({ roles: ["institution_admin"], admin_level: "institution" });
    const above = await clients.organisation.call(updateOrganisationUser, { params, body: { role: "platform_admin" } });
    expect(refusal(above)).toBe("permission_denied");
    const away = await clients.organisation.call(updateOrganisationUser, {
      params,
      body: { organisation_id: 2, institution_id: 3 },
    });
    expect(refusal(away)).toBe("organisation_not_found");
    const moved = await clients.platform.call(updatePlatformUser, {
      params: { keycloakId: who },
      body: { role: "platform_admin" },
    });
    expect(moved.body).toMatchObject({ role: "platform_admin", organisation_id: null, institution_id: null });
  });

  test("a disabled person is out at once, and in again once enabled", async () => {
    const person = await server.signIn(member(who));
    const set = (is_active: boolean) =>
      clients.institution.call(updateInstitutionUser, { params: { instId: 1, keycloakId: who }, body: { is_active } });
    expect((await person.call(getMe)).status).toBe(200);
    expect((await set(false)).body).toMatchObject({ status: "inactive", is_active: false });
    expect((await person.call(getMe)).status).toBe(401);
    expect((await set(true)).body).toMatchObject({ status: "active" });
    expect((await (await server.signIn(member(who))).call(getMe)).status).toBe(200);
    const oneself = await clients.institution.call(updateInstitutionUser, {
      params: { instId: 1, keycloakId: "institution-admin" },
      body: { is_active: false },
    });
    expect(refusal(oneself)).toBe("not_about_yourself");
  });

  test("a person who waits is let in by a role, and their request is settled", async () => {
    const email = `${who}@example.org`;
    await registerAndVerify(server.deps, server.anonymous(), email);
    const { keycloakId = "" } = (await findUserByEmail(server.deps.database.db, email)) ?? {};
    const waiting = async () => (await clients.platform.call(listPendingUsers)).body.results.map((one) => one.email);
    expect(await waiting()).toContain(email);
    const changed = await clients.platform.call(updatePlatformUser, { params: { keycloakId }, body: { role: "user" } });
    expect(changed.body).toMatchObject({ role: "user", status: "active" });
    expect(await waiting()).not.toContain(email);
  });
});
