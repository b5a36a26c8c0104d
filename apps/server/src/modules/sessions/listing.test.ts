import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { PEOPLE, type Person } from "../../../test/people.ts";
import type { Viewer } from "../../contract/viewer.ts";
import { listAvailable, listMine, listRecommended, listSessions, listTimeline } from "./contract.catalogue.ts";
import { cancelSession, createSession, getSession } from "./contract.ts";
import { sessions } from "./tables.ts";
import { canSee, visibleTo } from "./visibility.ts";

const offer = (hours: number, rest: object = {}) => ({
  module: "M1",
  workshop: "pitch_simple",
  language: "en" as const,
  start_time: new Date(Date.UTC(2026, 10, 21, 9 + hours)).toISOString(),
  duration_minutes: 60,
  capacity: 2,
  ...rest,
});

describe("the listing", () => {
  let server: TestServer;
  let amelie: Client;
  let ben: Client;
  const ids: number[] = [];
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES });
    amelie = await server.signIn(PEOPLE.amelie);
    ben = await server.signIn(PEOPLE.ben);
    const dieter = await server.signIn(PEOPLE.dieter);
    const kinds = [
      { visibility: "platform" },
      { visibility: "organisation", language: "fr" },
      { visibility: "institution", sector: "health" },
      { workshop: "methode_star", module: "M2" },
    ];
    for (const who of [amelie, dieter])
      for (const [index, kind] of kinds.entries())
        ids.push((await who.call(createSession, { body: offer(index * 9 + 1, kind) })).body.id);
  });
  afterAll(() => server.close());

  const found = async (who: Client, query: object = {}) =>
    (await who.call(listSessions, { query: { limit: 100, ...query } as never })).body.results
      .map(({ id }) => id)
      .sort((a, b) => a - b);
  const of = (...places: number[]) => places.map((place) => ids[place]);

  test("shows sessions for everybody, for the reader's organisation and for their institution", async () => {
    expect(await found(ben)).toEqual(of(0, 1, 2, 3, 4));
    expect(await found(await server.signIn(PEOPLE.chiara))).toEqual(of(0, 1, 3, 4));
    expect(await found(await server.signIn(PEOPLE.platformAdmin))).toEqual(ids);
    expect(await found(await server.signIn(PEOPLE.organisationAdmin))).toEqual(of(0, 1, 2, 3, 4));
    expect(await found(await server.signIn(PEOPLE.institutionAdmin))).toEqual(of(0, 1, 2, 3, 4));
  });

  test("follows the same rule of visibility as the single session", async () => {
    const { db } = server.deps.database;
    const all = await db.select().from(sessions);
    for (const person of Object.values(PEOPLE) as Person[]) {
      const viewer: Viewer = { ...person, timezone: "Europe/Zurich", isProgram: false, onlySessionId: null };
      for (const only of [null, ids[0] as number]) {
        const seen = (
          await db
            .select({ id: sessions.id })
            .from(sessions)
            .where(visibleTo(db, { ...viewer, onlySessionId: only }))
        )
          .map(({ id }) => id)
          .sort();
        const single = all
          .filter((session) =>
            canSee(
              { ...viewer, onlySessionId: only },
              session,
              session.ownerKeycloakId === person.keycloakId ? "CONFIRMED" : null,
            ),
          )
          .map(({ id }) => id)
          .sort();
        expect([person.keycloakId, only, seen]).toEqual([person.keycloakId, only, single]);
      }
    }
  });

  test.each([
    [{ module: "M2" }, [3]],
    [{ workshop: "pitch_simple,methode_star" }, [0, 1, 2, 3, 4]],
    [{ language: "FR,de" }, [1]],
    [{ sector: "health" }, [2]],
    [{ status__in: "scheduled,COMPLETED" }, [0, 1, 2, 3, 4]],
    [{ status__in: "cancelled" }, []],
    // 23:30 on the 21st in UTC is the 22nd in Zurich; days are the viewer's.
    [{ date_from: "2026-11-22", date_to: "2026-11-22" }, [2, 3]],
    [{ date_to: "2026-11-21" }, [0, 1, 4]],
  ] as const)("filters by %j (LS-D2.1)", async (query, places) => {
    expect(await found(ben, query)).toEqual(of(...places));
  });

  test.each([
    { status__in: "DONE" },
    { sector: "magic" },
    { cursor: "nonsense" },
    { date_from: "22.11.2026" },
    { limit: 101 },
  ])("names the filter it does not know: %j", async (query) => {
    const response = await ben.call(listSessions, { query: query as never });
    expect([response.status, response.body]).toMatchObject([
      400,
      { code: "validation_failed", field_errors: { [Object.keys(query)[0] as string]: [expect.any(String)] } },
    ]);
  });

  test("is read page by page, forwards and backwards, each session once", async () => {
    const turn = async (address: string | null) => {
      const query = Object.fromEntries(new URL(address as string).searchParams);
      return (await ben.call(listAvailable, { query: query as never })).body;
    };
    const first = (await ben.call(listAvailable, { query: { limit: 2 } })).body;
    const second = await turn(first.next);
    const third = await turn(second.next);
    expect([first, second, third].flatMap(({ results }) => results.map(({ id }) => id))).toEqual(of(0, 4, 1, 2, 3));
    expect([first.previous, third.next, first.count]).toEqual([null, null, 5]);
    const back = await turn(third.previous);
    expect(back.results).toEqual(second.results);
    expect((await turn(back.previous)).results).toEqual(first.results);
  });

  test("keeps filters in its page addresses", async () => {
    const { next } = (
      await ben.call(listAvailable, { query: { limit: 1, workshop: "pitch_simple", language: "en,fr" } as never })
    ).body;
    expect(Object.fromEntries(new URL(next as string).searchParams)).toMatchObject({
      limit: "1",
      workshop: "pitch_simple",
      language: "en,fr",
    });
  });

  test("groups days by the reader's time zone", async () => {
    const days = (await ben.call(listTimeline)).body.results;
    expect(days.map(({ day, sessions: list }) => [day, list.map(({ id }) => id)])).toEqual([
      ["2026-11-21", of(0, 4, 1)],
      ["2026-11-22", of(2, 3)],
    ]);
  });

  test("recommends sessions in the reader's language without a place of theirs, and lists their next session first", async () => {
    expect((await ben.call(listRecommended)).body.results.map(({ id }) => id)).toEqual(of(0, 4, 2, 3));
    expect((await ben.call(listMine)).body.results).toEqual([]);
    const cancelled = (await amelie.call(createSession, { body: offer(2) })).body.id;
    await amelie.call(cancelSession, { params: { id: cancelled } });
    expect((await amelie.call(listMine)).body.results.map(({ id }) => id)).toEqual([...of(0, 1, 2, 3), cancelled]);
  });

  test("does not offer past or cancelled sessions", async () => {
    const rows = (await amelie.call(listAvailable, { query: { limit: 100 } })).body.results;
    expect(rows.every(({ status }) => status === "SCHEDULED")).toBe(true);
  });

  test.each([
    [{ workshop: "methode_star" }, "workshop"],
    [{ module: "M9" }, "module"],
    [{ start_time: "2026-11-20T09:00:00.000Z" }, "start_time"],
    [{ capacity: 1 }, "capacity"],
    [{ capacity: 9 }, "capacity"],
    [{ duration_minutes: 4 }, "duration_minutes"],
  ])("refuses to create a session with %j (LS-D2.3)", async (wrong, field) => {
    const response = await amelie.call(createSession, { body: { ...offer(1), ...wrong } as never });
    expect([response.status, Object.keys((response.body as never as { field_errors: object }).field_errors)]).toEqual([
      400,
      expect.arrayContaining([field]),
    ]);
  });

  test.each(["0", "-1", "abc", "99999999999"])(
    "refuses %s, which is no session's id, with a documented error",
    async (id) => {
      const response = await ben.call(getSession, { params: { id } as never });
      expect([400, 404]).toContain(response.status);
    },
  );
});
