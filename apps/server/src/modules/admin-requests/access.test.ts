import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { CALLERS, type Caller, type EightCallers, eightCallers } from "../../../test/eight-callers.ts";
import { addClosedSession, addRequest } from "../../../test/join-requests.ts";
import { member, PEOPLE } from "../../../test/people.ts";
import { decideJoinRequests, getAdminRequestSummary, listAdminJoinRequests } from "./contract.ts";

type Row = Readonly<Record<Caller, string>>;
const REFUSED = {
  anonymous: "not_authenticated",
  pending: "account_pending",
  user: "permission_denied",
  embed: "permission_denied",
  disabled: "not_authenticated",
} as const;
const row = (institutionAdmin: string, organisationAdmin: string, platformAdmin: string): Row => ({
  ...REFUSED,
  institutionAdmin,
  organisationAdmin,
  platformAdmin,
});

const NONE = "join_request_not_found";
/**
 * A session of the institution, of another institution of the organisation, of another organisation, the same with a
 * person of the administrator's own institution who asks, and none.
 */
const PLACES = ["own", "near", "foreign", "nested", "unknown"] as const;
const DECISIONS: Readonly<Record<(typeof PLACES)[number], Row>> = {
  own: row("rejected", "rejected", "rejected"),
  near: row(NONE, "rejected", "rejected"),
  foreign: row(NONE, NONE, "rejected"),
  nested: row(NONE, NONE, "rejected"),
  unknown: row(NONE, NONE, NONE),
};

describe("requests for a seat: 8 kinds of caller × own, near, foreign, nested, unknown (AS-3.11)", () => {
  let server: TestServer;
  let callers: EightCallers;
  let sessionOf: Readonly<Record<"own" | "near" | "foreign", number>>;
  beforeAll(async () => {
    server = await createTestServer();
    callers = await eightCallers(server);
    const { deps } = server;
    sessionOf = {
      own: await addClosedSession(deps, PEOPLE.amelie),
      near: await addClosedSession(deps, PEOPLE.chiara),
      foreign: await addClosedSession(deps, PEOPLE.dieter),
    };
  });
  afterAll(() => server.close());

  let asked = 0;
  async function requestAt(place: (typeof PLACES)[number]): Promise<number> {
    if (place === "unknown") return 999_999;
    asked += 1;
    const scope = place === "foreign" ? { organisationId: 2, institutionId: 3 } : {};
    return addRequest(server.deps, sessionOf[place === "nested" ? "foreign" : place], member(`asker-${asked}`, scope));
  }

  test.each(PLACES)("decideJoinRequests of a request that is %s returns what the table says", async (place) => {
    const found = {} as Record<Caller, string>;
    for (const caller of CALLERS) {
      const body = { ids: [await requestAt(place)], decision: "reject", reason: "No." };
      const response = await callers.send(caller, decideJoinRequests, { body });
      const { code, results } = response.body as { code?: string; results?: Array<{ outcome: string }> };
      found[caller] = code ?? String(results?.[0]?.outcome);
    }
    expect(found).toEqual(DECISIONS[place]);
  });

  test("listAdminJoinRequests and the summary have the sessions of the caller's scope and no other", async () => {
    const sessionsOf = async (caller: Caller) => {
      const { body } = await callers.send(caller, listAdminJoinRequests, { query: { limit: 100 } });
      const { code, results } = body as { code?: string; results?: Array<{ session_id: number }> };
      return code ?? [...new Set(results?.map(({ session_id }) => session_id))].sort((one, other) => one - other);
    };
    const summaryOf = async (caller: Caller) => {
      const { body } = await callers.send(caller, getAdminRequestSummary, {});
      const { code, sessions } = body as { code?: string; sessions?: Array<{ id: number }> };
      return code ?? sessions?.map(({ id }) => id).sort((one, other) => one - other);
    };
    for (const place of ["own", "near", "foreign", "nested"] as const) await requestAt(place);
    const { own, near, foreign } = sessionOf;
    const expected = {
      ...REFUSED,
      institutionAdmin: [own],
      organisationAdmin: [own, near],
      platformAdmin: [own, near, foreign],
    };
    for (const caller of CALLERS) {
      expect([caller, await sessionsOf(caller)]).toEqual([caller, expected[caller]]);
      expect([caller, await summaryOf(caller)]).toEqual([caller, expected[caller]]);
    }
  });

  test("a filter for a session of another scope finds nothing, as for one that does not exist", async () => {
    for (const session_id of [sessionOf.foreign, 999_999]) {
      const { body } = await callers.send("institutionAdmin", listAdminJoinRequests, { query: { session_id } });
      expect(body).toEqual({ results: [], next: null, previous: null, count: 0 });
    }
  });
});
