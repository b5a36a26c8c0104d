import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { addPerson, PEOPLE } from "../../../test/people.ts";
import { users } from "../users/tables.ts";
import { type IsKnownAddress, knownDomains } from "./known-domains.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  const { deps } = server;
  await addPerson(deps, PEOPLE.amelie);
  const member = (
    key: string,
    institutionId: number,
    email: string,
    change: Partial<typeof users.$inferInsert> = {},
  ) => ({
    keycloakId: key,
    email,
    emailVerified: true,
    fullName: key,
    shortName: key,
    role: "user" as const,
    organisationId: institutionId === 3 ? 2 : 1,
    institutionId,
    ...change,
  });
  await deps.database.db.insert(users).values([
    member("a", 2, "a@upl.example"),
    member("b", 2, "b@upl.example"),
    member("c", 2, "c@upl.example"),
    ...["i", "j", "k"].map((key) => member(key, 2, `${key}@campus.example`)),
    // A stranger who was approved, and another one.
    member("l", 2, "l@quickmail.example"),
    member("m", 2, "m@quickmail.example"),
    // These say nothing: an unconfirmed address, a person who waits, and a disabled account.
    ...["d1", "d2", "d3"].flatMap((key) => [
      member(`mail-${key}`, 2, `${key}@mail.example`, { emailVerified: false }),
      member(`waiting-${key}`, 2, `${key}@waiting.example`, { role: "pending_user" }),
      member(`gone-${key}`, 2, `${key}@gone.example`, { isActive: false }),
    ]),
    member("g", 3, "g@bern.example"),
    member("h", 3, "h@bern.example"),
  ]);
});
afterAll(() => server.close());

const judged = async (email: string, organisationId: number | null, institutionId: number | null) => {
  const request: Parameters<IsKnownAddress>[0] = { email, organisationId, institutionId };
  return (await knownDomains(server.deps.database.db, [request]))(request);
};

test("an address is one of the institution where three members have confirmed addresses of its domain (AS-3.16)", async () => {
  expect(await judged("s.novak@upl.example", 1, 2)).toBe(true);
  expect(await judged("n@campus.example", 1, 2)).toBe(true);
  expect(await judged("asdf@quickmail.example", 1, 2)).toBe(false);
  expect(await judged("x@notupl.example", 1, 2)).toBe(false);
  for (const domain of ["mail", "waiting", "gone"]) expect(await judged(`x@${domain}.example`, 1, 2)).toBe(false);
});

test("an institution without three members of one domain says nothing about an address (AS-3.16)", async () => {
  expect(await judged("x@bern.example", 2, 3)).toBeNull();
  expect(await judged("x@elsewhere.example", 2, 3)).toBeNull();
});

test("without an institution the members of the organisation count, and without one nothing is said (AS-3.16)", async () => {
  expect(await judged("x@upl.example", 1, null)).toBe(true);
  expect(await judged("x@elsewhere.example", 1, null)).toBe(false);
  expect(await judged("x@upl.example", null, null)).toBeNull();
});
