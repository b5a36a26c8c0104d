import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, silentLog, type TestServer } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { addPerson, PEOPLE } from "../../../test/people.ts";
import { createBuiltinDirectory } from "../../platform/identity/builtin/builtin-directory.ts";
import { users } from "../users/tables.ts";
import { getOrganisationUser, listOrganisationUsers, updatePlatformUser } from "./contract.ts";

test("a platform administrator who belongs to an organisation is not among the people of its administrators", async () => {
  const server = await createTestServer();
  try {
    await addPerson(server.deps, {
      ...PEOPLE.platformAdmin,
      keycloakId: "inside",
      organisationId: 1,
      institutionId: 1,
    });
    const client = await server.signIn(PEOPLE.organisationAdmin);
    const { body } = await client.call(listOrganisationUsers, { params: { orgId: 1 } });
    expect([body.count, body.results.map((one) => one.keycloak_id)]).toEqual([1, ["organisation-admin"]]);
    const one = await client.call(getOrganisationUser, { params: { orgId: 1, keycloakId: "inside" } });
    expect(one.status).toBe(404);
  } finally {
    await server.close();
  }
});

describe("the last platform administrator", () => {
  const second = { ...PEOPLE.platformAdmin, keycloakId: "second-admin" };
  /** Runs at the provider, between the checks of a change and its transaction. */
  let meanwhile: () => Promise<unknown> = async () => {};
  let server: TestServer;
  beforeAll(async () => {
    const database = await freshDatabase(silentLog);
    const accounts = createBuiltinDirectory(database.db);
    const setRole = async () => {
      const now = meanwhile;
      meanwhile = async () => {};
      await now();
    };
    server = await createTestServer({ database, accounts: { ...accounts, setRole } });
  });
  afterAll(async () => {
    await server.close();
    await server.deps.database.close();
  });
  beforeEach(async () => {
    await server.deps.database.db.delete(users);
  });
  const demote = (client: Client, keycloakId: string) =>
    client.call(updatePlatformUser, {
      params: { keycloakId },
      body: { role: "user", organisation_id: 1, institution_id: 1 },
    });

  test("keeps role and access; a disabled one does not count (AS-3.7)", async () => {
    const first = await server.signIn(PEOPLE.platformAdmin);
    await addPerson(server.deps, { ...PEOPLE.ben });
    const alone = await demote(first, "platform-admin");
    expect([alone.status, alone.body]).toMatchObject([409, { code: "last_platform_admin" }]);
    await addPerson(server.deps, second);
    await first.call(updatePlatformUser, { params: { keycloakId: "second-admin" }, body: { is_active: false } });
    expect((await demote(first, "platform-admin")).status).toBe(409);
    await first.call(updatePlatformUser, { params: { keycloakId: "second-admin" }, body: { is_active: true } });
    expect((await demote(first, "platform-admin")).status).toBe(200);
  });

  test("is left when two demote each other at once", async () => {
    const [first, other] = [await server.signIn(PEOPLE.platformAdmin), await server.signIn(second)];
    meanwhile = () => demote(other, "platform-admin");
    const late = await demote(first, "second-admin");
    expect([late.status, late.body]).toMatchObject([409, { code: "last_platform_admin" }]);
    const rows = await server.deps.database.db.select().from(users).where(eq(users.role, "platform_admin"));
    expect(rows.map(({ keycloakId }) => keycloakId)).toEqual(["second-admin"]);
  });
});
