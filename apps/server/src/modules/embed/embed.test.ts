import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { addPerson, PEOPLE } from "../../../test/people.ts";
import { addSession } from "../../../test/sessions.ts";
import { listAttendees } from "../attendees/contract.ts";
import { blockAttendee, listMyBlocks, removeBlock } from "../safety/contract.ts";
import { nextSegment } from "../schedule/contract.ts";
import { createSchedule } from "../schedule/schedule-repository.ts";
import { listMine } from "../sessions/contract.catalogue.ts";
import { getSession } from "../sessions/contract.ts";
import { getMe } from "../users/contract.ts";
import { createEmbedToken, createPartner } from "./contract.ts";

const MINUTE_MS = 60_000;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const code = (response: { status: number; body: unknown }) => [
  response.status,
  (response.body as { code?: string }).code,
];

describe("embed tokens", () => {
  let server: TestServer;
  let clock: ManualClock;
  let key: string;
  let session: number;
  let other: number;
  beforeAll(async () => {
    clock = manualClock();
    server = await createTestServer({ clock });
    session = await addSession(server.deps, [PEOPLE.amelie, PEOPLE.ben]);
    other = await addSession(server.deps, [PEOPLE.amelie, PEOPLE.chiara]);
    for (const id of [session, other]) await createSchedule(server.deps.database.db, id);
    await addPerson(server.deps, PEOPLE.dieter);
    const admin = await server.signIn(PEOPLE.platformAdmin);
    key = (await admin.call(createPartner, { body: { name: "Careers site", organisation_id: 1 } })).body.key;
  });
  afterAll(() => server.close());

  const ask = (email: string, session_id: number, headers: Record<string, string> = bearer(key)) =>
    server.anonymous().call(createEmbedToken, { body: { email, session_id } }, headers);

  test("are valid for one person in one session, for a quarter of an hour", async () => {
    const made = await ask("ben@hotseat.example", session);
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({
        session_id: session,
        keycloak_id: "ben",
        expires_at: new Date(clock.now().getTime() + 15 * MINUTE_MS).toISOString(),
      }),
    ]);
    const seen = await server.anonymous().call(getSession, { params: { id: session } }, bearer(made.body.token));
    expect([seen.status, seen.body.my_status]).toEqual([200, "CONFIRMED"]);
  });

  test.each([
    ["no key", {}],
    ["a made-up key", bearer("hsp_guess")],
    ["a web session's cookie alone", {}],
  ])("are refused with %s", async (title, headers) => {
    const caller = title.startsWith("a web") ? await server.signIn(PEOPLE.platformAdmin) : server.anonymous();
    const response = await caller.call(
      createEmbedToken,
      { body: { email: "ben@hotseat.example", session_id: session } },
      headers,
    );
    expect(code(response)).toEqual([401, "token_invalid"]);
  });

  test.each([
    ["a person of another organisation", "dieter@hotseat.example", "theirs", [404, "user_not_found"]],
    ["a person nobody knows", "nobody@hotseat.example", "theirs", [404, "user_not_found"]],
    ["a session that is not theirs", "ben@hotseat.example", "another", [403, "not_attending"]],
    ["a session that does not exist", "ben@hotseat.example", "none", [404, "session_not_found"]],
    ["something that is no address", "ben", "theirs", [400, "validation_failed"]],
  ] as const)("are not created for %s", async (_title, email, which, expected) => {
    const id = { theirs: session, another: other, none: 9_999 }[which];
    expect(code(await ask(email, id))).toEqual(expected);
  });

  test("need a partner, which only an administrator registers", async () => {
    const body = { name: "Careers site", organisation_id: 1 };
    const ben = await server.signIn(PEOPLE.ben);
    expect(code(await ben.call(createPartner, { body }))).toEqual([403, "permission_denied"]);
    const admin = await server.signIn(PEOPLE.platformAdmin);
    expect(code(await admin.call(createPartner, { body: { ...body, organisation_id: 99 } }))).toEqual([
      404,
      "not_found",
    ]);
  });

  describe("in a page", () => {
    let token: string;
    beforeEach(async () => {
      token = (await ask("amelie@hotseat.example", session)).body.token;
    });
    const page = () => server.anonymous();

    test("reach no other session of the same person", async () => {
      expect(code(await page().call(getSession, { params: { id: other } }, bearer(token)))).toEqual([
        404,
        "session_not_found",
      ]);
      const { body } = await page().call(listMine, {}, bearer(token));
      expect(body.results.map(({ id }) => id)).toEqual([session]);
    });

    test("block a person in their session, in other sessions after a repeated call without a token; they neither list nor remove blocks", async () => {
      const three = [PEOPLE.chiara, PEOPLE.amelie, PEOPLE.ben];
      const [here, besides] = [await addSession(server.deps, three), await addSession(server.deps, three)];
      for (const id of [here, besides]) await createSchedule(server.deps.database.db, id);
      const amelie = await server.signIn(PEOPLE.amelie);
      const seated = async () => {
        const chiara = await server.signIn(PEOPLE.chiara);
        const lists = await Promise.all([here, besides].map((id) => chiara.call(listAttendees, { params: { id } })));
        return lists.map(({ body }) => body.results.map(({ user }) => user.keycloak_id));
      };
      const seatsOf = async (id: number) => (await amelie.call(listAttendees, { params: { id } })).body.results;
      const attendeeId = (await seatsOf(here)).find(({ user }) => user.keycloak_id === "ben")?.id as number;
      const elsewhere = (await seatsOf(besides)).find(({ user }) => user.keycloak_id === "ben")?.id as number;
      const own = (await ask("amelie@hotseat.example", here)).body.token;
      const refused = [403, "permission_denied"];
      expect(code(await page().call(listMyBlocks, {}, bearer(own)))).toEqual(refused);
      const outside = { params: { id: besides, attendeeId: elsewhere } };
      expect(code(await page().call(blockAttendee, outside, bearer(own)))).toEqual([404, "session_not_found"]);
      const block = { params: { id: here, attendeeId } };
      expect((await page().call(blockAttendee, block, bearer(own))).status).toBe(204);
      expect(await seated()).toEqual([
        ["chiara", "ben"],
        ["chiara", "amelie", "ben"],
      ]);
      const unblock = { params: { keycloakId: "ben" } };
      expect(code(await page().call(removeBlock, unblock, bearer(own)))).toEqual(refused);
      expect((await amelie.call(blockAttendee, block)).status).toBe(204);
      expect(await seated()).toEqual([
        ["chiara", "ben"],
        ["chiara", "ben"],
      ]);
      expect((await amelie.call(listMyBlocks, {})).body.results.map(({ keycloak_id }) => keycloak_id)).toEqual(["ben"]);
    });

    test("change data without a CSRF token, from any page; a partner's key does not", async () => {
      const call = (authorization: Record<string, string>) =>
        server.app.inject({
          method: "POST",
          url: `/api/v1${nextSegment.path.replace(":id", String(session))}`,
          headers: { ...authorization, origin: "https://partner.example", "content-type": "application/json" },
          payload: "{}",
        });
      expect((await call(bearer(token))).json()).toMatchObject({ code: "schedule_not_running" });
      expect((await call(bearer(key))).json()).toMatchObject({ code: "token_invalid" });
    });

    test("expire after their time, not before", async () => {
      clock.advance(15 * MINUTE_MS - 1);
      expect((await page().call(getMe, {}, bearer(token))).status).toBe(200);
      clock.advance(1);
      expect(code(await page().call(getMe, {}, bearer(token)))).toEqual([401, "token_invalid"]);
    });
  });

  test.each([
    ["https://partner.example", "https://partner.example"],
    ["https://partner.example.evil.example", undefined],
    ["http://partner.example", undefined],
    ["null", undefined],
  ])("may be used by a browser from %s: %s", async (origin, allowed) => {
    const preflight = await server.app.inject({
      method: "OPTIONS",
      url: `/api/v1/interviews/sessions/${session}/`,
      headers: { origin, "access-control-request-method": "GET", "access-control-request-headers": "authorization" },
    });
    expect(preflight.headers["access-control-allow-origin"]).toBe(allowed);
    if (allowed) expect(preflight.headers["access-control-allow-headers"]).toContain("authorization");
  });
});
