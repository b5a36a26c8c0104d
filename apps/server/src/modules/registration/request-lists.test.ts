import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { PEOPLE } from "../../../test/people.ts";
import { registerAndVerify } from "../../../test/registration.ts";
import { REASON, requestDesk } from "../../../test/request-desk.ts";
import { users } from "../users/tables.ts";
import { approvePendingUser, decidePendingUsers, listPendingUsers } from "./contract.requests.ts";
import { getMyRegistration } from "./contract.ts";

const UNKNOWN = "5b0f6a3e-0d5c-4c50-9a49-0f8c0f6f3c11";

const desk = requestDesk();

describe("requests for accounts, as administrators and applicants read them", () => {
  test("each administrator sees and decides the requests of their scope, and no other (AS-3.1)", async () => {
    const here = await desk.apply(`here-${desk.lea}`);
    const near = await desk.apply(`near-${desk.lea}`, { institution_id: 2 });
    const far = await desk.apply(`far-${desk.lea}`, { organisation_id: 2, institution_id: 3 });
    const none = await desk.apply(`none-${desk.lea}`, { organisation_id: null, institution_id: null });
    const seen = async (client: Client) => {
      const { body } = await client.call(listPendingUsers);
      return [body.count, body.results.map(({ id }) => id)];
    };
    expect(await seen(desk.platform)).toEqual([4, [here, near, far, none]]);
    expect(await seen(desk.organisation)).toEqual([2, [here, near]]);
    expect(await seen(desk.institution)).toEqual([1, [here]]);
    for (const [client, id] of [
      [desk.organisation, far],
      [desk.organisation, none],
      [desk.institution, near],
      [desk.institution, far],
      [desk.platform, UNKNOWN],
    ] as const)
      for (const response of [await desk.approve(client, id), await desk.reject(client, id)])
        expect([response.status, response.body]).toEqual([
          404,
          { code: "registration_not_found", detail: "This request for an account does not exist." },
        ]);
    expect(await seen(desk.platform)).toEqual([4, [here, near, far, none]]);
  });

  test("requests are listed by their wait, the longest or the shortest first, page by page (AS-3.17)", async () => {
    const ids: string[] = [];
    for (const each of [1, 2, 3]) ids.push(await desk.apply(`wait-${each}-${desk.lea}`));
    const listed = async (order?: "longest" | "shortest") => {
      const query = { limit: 2, ...(order && { order }) };
      const first = await desk.platform.call(listPendingUsers, { query });
      const cursor = new URL(first.body.next ?? "").searchParams.get("cursor") ?? "";
      const second = await desk.platform.call(listPendingUsers, { query: { ...query, cursor } });
      expect(second.body.next).toBeNull();
      return [...first.body.results, ...second.body.results].map(({ id }) => ids.indexOf(id));
    };
    expect(await listed()).toEqual([0, 1, 2]);
    expect(await listed("shortest")).toEqual([2, 1, 0]);
  });

  test("a list of many pages has each request once, in both directions, and finds names and addresses", async () => {
    for (const name of ["Anna", "Karim", "Selma", "Noé", "Tom"])
      await desk.apply(`${name.toLowerCase().replace("é", "e")}-${desk.lea}`, {
        full_name: `${name} Test`,
        short_name: name,
      });
    const names = async (cursor?: string) => {
      const { body } = await desk.platform.call(listPendingUsers, {
        query: { limit: 2, ...(cursor && { cursor }) },
      });
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
      (await desk.platform.call(listPendingUsers, { query: { search: words } })).body.results.map(
        (one) => one.short_name,
      );
    expect([await search("NOÉ"), await search("selma-lea"), await search("%")]).toEqual([["Noé"], ["Selma"], []]);
    const bad = await desk.platform.call(listPendingUsers, {
      query: { cursor: Buffer.from('["after","x","y"]').toString("base64url") },
    });
    expect(bad.status).toBe(400);
  });

  test("a person who waits reads whom to ask: the nearest administrator, and nobody once it is decided (AS-2.15)", async () => {
    const id = await registerAndVerify(desk.deps, desk.server.anonymous(), desk.lea);
    const lea = await desk.browserOf(desk.lea);
    const contact = async () => (await lea.call(getMyRegistration)).body.contact?.email ?? null;
    const near = ["institutionAdmin", "organisationAdmin", "platformAdmin"] as const;
    for (const who of near) await desk.server.signIn(PEOPLE[who]);
    for (const who of near) {
      const { keycloakId } = PEOPLE[who];
      expect(await contact()).toBe(`${keycloakId}@hotseat.example`);
      const isThem = eq(users.keycloakId, keycloakId);
      await desk.deps.database.db.update(users).set({ isActive: false }).where(isThem);
    }
    expect(await contact()).toBeNull();
    for (const who of near)
      await desk.deps.database.db
        .update(users)
        .set({ isActive: true })
        .where(eq(users.keycloakId, PEOPLE[who].keycloakId));
    await (await desk.server.signIn(PEOPLE.platformAdmin)).call(approvePendingUser, { params: { id }, body: {} });
    expect(await contact()).toBeNull();
  });

  test("many are decided by one call, each for itself (AS-3.2)", async () => {
    const ids = [await desk.apply(`a-${desk.lea}`), await desk.apply(`b-${desk.lea}`)];
    const far = await desk.apply(`far-${desk.lea}`, { organisation_id: 2, institution_id: 3 });
    const decide = (body: object) => desk.organisation.call(decidePendingUsers, { body: body as never });
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
    expect((await desk.personOf(`far-${desk.lea}`)).role).toBe("pending_user");
  });
});
