import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LevelClients, signInLevels } from "../../../test/administrators.ts";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { addPerson, member, PEOPLE } from "../../../test/people.ts";
import { getMe } from "../users/contract.ts";
import { users } from "../users/tables.ts";
import { changeInstitutionUsers, changeOrganisationUsers, changePlatformUsers } from "./contract.changes.ts";

let server: TestServer;
let clients: LevelClients;
beforeAll(async () => {
  server = await createTestServer();
  clients = await signInLevels(server);
  for (const person of [PEOPLE.ben, PEOPLE.chiara, PEOPLE.dieter, PEOPLE.pending, member("mia"), member("noa")])
    await addPerson(server.deps, person);
});
afterAll(() => server.close());

const rowsOf = async (...ids: string[]) =>
  server.deps.database.db.select().from(users).where(inArray(users.keycloakId, ids)).orderBy(users.keycloakId);
type Change = { role?: "user" | "platform_admin" | "institution_admin"; is_active?: boolean; institution_id?: number };
const inOrganisation = async (client: Client, ids: string[], change: Change, orgId = 1) => {
  const { status, body } = await client.call(changeOrganisationUsers, { params: { orgId }, body: { ids, ...change } });
  return status === 200
    ? body.results.map(({ id, outcome }) => `${id} ${outcome}`)
    : (body as never as { code: string }).code;
};

test("several people are deactivated at once, and out at once; the others are named with their reason (AS-3.22)", async () => {
  const mia = await server.signIn(member("mia"));
  const ids = ["mia", "dieter", "nobody", "organisation-admin", "noa"];
  expect(await inOrganisation(clients.organisation, ids, { is_active: false })).toEqual([
    "mia changed",
    "dieter user_not_found",
    "nobody user_not_found",
    "organisation-admin not_about_yourself",
    "noa changed",
  ]);
  expect((await mia.call(getMe)).status).toBe(401);
  expect((await rowsOf("dieter", "mia", "noa", "organisation-admin")).map(({ isActive }) => isActive)).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(await inOrganisation(clients.organisation, ["mia", "noa"], { is_active: true })).toEqual([
    "mia changed",
    "noa changed",
  ]);
});

test("a role and an institution are given to several within the administrator's reach (AS-3.22)", async () => {
  expect(await inOrganisation(clients.organisation, ["mia", "noa"], { institution_id: 2 })).toEqual([
    "mia changed",
    "noa changed",
  ]);
  expect((await rowsOf("mia", "noa")).map(({ institutionId }) => institutionId)).toEqual([2, 2]);
  expect(await inOrganisation(clients.organisation, ["mia", "pending"], { institution_id: 3 })).toEqual([
    "mia institution_not_found",
    "pending validation_failed",
  ]);
  expect(await inOrganisation(clients.organisation, ["mia"], { role: "platform_admin" })).toEqual([
    "mia permission_denied",
  ]);
  expect(await inOrganisation(clients.organisation, ["mia"], { role: "institution_admin" })).toEqual(["mia changed"]);
  expect((await rowsOf("mia", "noa")).map(({ role }) => role)).toEqual(["institution_admin", "user"]);
});

test("a foreign organisation or institution gets the response of one that does not exist, and changes nobody (AS-3.22)", async () => {
  for (const orgId of [2, 2_000_000_000])
    expect(await inOrganisation(clients.organisation, ["dieter"], { is_active: false }, orgId)).toBe(
      "organisation_not_found",
    );
  const body = { ids: ["chiara", "dieter"], is_active: false };
  const foreign = await clients.institution.call(changeInstitutionUsers, { params: { instId: 2 }, body });
  expect([foreign.status, foreign.body]).toMatchObject([404, { code: "institution_not_found" }]);
  const above = await clients.organisation.call(changePlatformUsers, { body });
  expect([above.status, above.body]).toMatchObject([403, { code: "permission_denied" }]);
  const without = await clients.user.call(changePlatformUsers, { body });
  expect(without.status).toBe(403);
  expect((await rowsOf("chiara", "dieter")).map(({ isActive }) => isActive)).toEqual([true, true]);
});

test("an administrator who selects themself among others keeps role and access (AS-3.22)", async () => {
  const other = await server.signIn({ ...PEOPLE.platformAdmin, keycloakId: "second" });
  const change = (body: { ids: string[]; is_active?: boolean; role?: "user" }) =>
    other.call(changePlatformUsers, { body });
  const off = await change({ ids: ["second", "ben"], is_active: false });
  expect(off.body.results).toEqual([
    { id: "second", outcome: "not_about_yourself" },
    { id: "ben", outcome: "changed" },
  ]);
  const role = await change({ ids: ["second", "ben"], role: "user" });
  expect(role.body.results).toEqual([
    { id: "second", outcome: "not_about_yourself" },
    { id: "ben", outcome: "changed" },
  ]);
  expect((await rowsOf("second")).map((row) => [row.role, row.isActive])).toEqual([["platform_admin", true]]);
});
