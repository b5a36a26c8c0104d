import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { createTestServer } from "../../../test/create-test-server.ts";
import { PEOPLE } from "../../../test/people.ts";
import { listNotifications } from "../notifications/contract.ts";
import { users } from "../users/tables.ts";
import { listPendingUsers } from "./contract.requests.ts";
import { chooseMyInstitution, getMyRegistration } from "./contract.ts";
import { registrations } from "./tables.ts";

describe("a request of a person whose account another issuer keeps", () => {
  test("is shown to administrators as not confirmed where the address is not, and notes no consent (AS-2.11)", async () => {
    const elsewhere = await createTestServer({ accounts: null });
    const { db } = elsewhere.deps.database;
    try {
      const verified = await elsewhere.signIn({ ...PEOPLE.pending, keycloakId: "confirmed-there" });
      const newcomer = await elsewhere.signIn(PEOPLE.pending);
      await db.update(users).set({ emailVerified: false }).where(eq(users.keycloakId, PEOPLE.pending.keycloakId));
      const body = { organisation_id: 1, institution_id: 1 };
      for (const person of [verified, newcomer]) await person.call(chooseMyInstitution, { body });
      expect((await newcomer.call(getMyRegistration)).body.verified_at).toBeNull();
      const admin = await elsewhere.signIn(PEOPLE.institutionAdmin);
      const page = async (cursor?: string) =>
        (await admin.call(listPendingUsers, { query: { limit: 1, ...(cursor && { cursor }) } })).body;
      const first = await page();
      const second = await page(new URL(first.next ?? "").searchParams.get("cursor") ?? "");
      const seen = [...first.results, ...second.results];
      expect(new Map(seen.map(({ keycloak_id, verified_at }) => [keycloak_id, verified_at !== null]))).toEqual(
        new Map([
          ["confirmed-there", true],
          [PEOPLE.pending.keycloakId, false],
        ]),
      );
      const rows = await db.select({ consentedAt: registrations.consentedAt }).from(registrations);
      expect(rows).toEqual([{ consentedAt: null }, { consentedAt: null }]);
    } finally {
      await elsewhere.close();
    }
  });

  test("moved to another institution while it waits, notifies the administrators there, once (AS-2.11)", async () => {
    const elsewhere = await createTestServer({ accounts: null });
    try {
      const newcomer = await elsewhere.signIn(PEOPLE.pending);
      const there = { ...PEOPLE.institutionAdmin, keycloakId: "admin-there", institutionId: 2 };
      const admins = [await elsewhere.signIn(PEOPLE.institutionAdmin), await elsewhere.signIn(there)];
      const notices = () =>
        Promise.all(
          admins.map(async (admin) => {
            const { results } = (await admin.call(listNotifications)).body;
            return results.map(({ notification_type }) => notification_type.key);
          }),
        );
      const choose = (institution_id: number) =>
        newcomer.call(chooseMyInstitution, { body: { organisation_id: 1, institution_id } });
      await choose(1);
      expect(await notices()).toEqual([["account_requested"], []]);
      await choose(2);
      await choose(2);
      expect(await notices()).toEqual([["account_requested"], ["account_requested"]]);
    } finally {
      await elsewhere.close();
    }
  });
});
