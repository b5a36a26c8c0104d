import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { codeOf } from "../../../test/control-room.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, type Fixture, sessionIn } from "../../../test/permission-fixture.ts";
import { readyVideo } from "../../../test/ready-video.ts";
import { sessionStream } from "../../ledger/streams.ts";
import { events } from "../../ledger/tables.ts";
import { designate, setAuthority } from "../control/contract.ts";
import { AWAY_MS, checkAbsences } from "../schedule/check-absences.ts";
import { getState } from "../schedule/contract.state.ts";
import { pauseSchedule } from "../schedule/contract.ts";
import { acknowledgeHost, claimHost, handOverHost, listAttendees } from "./contract.ts";
import { setPresence } from "./set-presence.ts";

describe("the host hands the session over", () => {
  let server: TestServer;
  let clock: ManualClock;
  let fixture: Fixture;
  const as = {} as Record<"host" | "owner" | "peer" | "participant", Client>;
  beforeAll(async () => {
    clock = manualClock();
    server = await createTestServer({ handlers: ALL_ROUTES, video: readyVideo, clock });
    for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
    for (const name of ["host", "owner", "peer", "participant"] as const) as[name] = await server.signIn(CALLERS[name]);
  });
  beforeEach(async () => {
    fixture = await sessionIn(server.deps, "RUNNING");
    await setPresence(server.deps, fixture.id, ["host", "peer", "observer"]);
  });
  afterAll(() => server.close());

  /** Without the timers: one of them reads presence from the media server, whose list is empty here. */
  const passMinute = () => clock.set(new Date(clock.now().getTime() + AWAY_MS));
  const idOf = (name: keyof typeof CALLERS) => fixture.attendee[name] as number;
  const handOver = (by: Client, to: keyof typeof CALLERS, leaving = false) =>
    by.call(handOverHost, { params: { id: fixture.id, attendeeId: idOf(to) }, body: { leaving } });
  const acknowledge = (by: Client, at: string) =>
    by.call(acknowledgeHost, { params: { id: fixture.id }, body: { at } });
  const handover = async (by: Client = as.peer) =>
    (await by.call(getState, { params: { id: fixture.id } })).body.handover;
  const hosts = async () =>
    (await as.peer.call(listAttendees, { params: { id: fixture.id } })).body.results
      .filter((person) => person.is_host)
      .map((person) => person.user.keycloak_id);
  const sent = async (type: string) =>
    (
      await server.deps.database.db
        .select({ data: events.data })
        .from(events)
        .where(and(eq(events.stream, sessionStream(fixture.id)), eq(events.type, type)))
        .orderBy(asc(events.seq))
    ).map(({ data }) => data);

  test("a host who leaves chooses the next; everybody reads the new host, the old one and the cause (LS-D4.7)", async () => {
    expect(await handover()).toBeNull();
    expect((await handOver(as.host, "peer", true)).status).toBe(200);
    expect(await hosts()).toEqual(["peer"]);
    expect(await handover(as.participant)).toEqual({
      host_attendee_id: idOf("peer"),
      from_attendee_id: idOf("host"),
      cause: "left",
      at: clock.now().toISOString(),
      acknowledged: false,
    });
    expect(await sent("host.reassigned")).toEqual([{ session_id: fixture.id, host_attendee_id: idOf("peer") }]);
  });

  test.each([
    ["participant", 409, "attendee_away"],
    ["observer", 409, "role_not_for_observers"],
  ] as const)("%s is refused as host: %i %s", async (to, status, code) => {
    const response = await handOver(as.host, to);
    expect([response.status, (response.body as { code?: string }).code]).toEqual([status, code]);
    expect(await hosts()).toEqual(["host"]);
  });

  test("only the new host confirms, once, and only this hand-over (LS-D4.7)", async () => {
    await handOver(as.host, "peer");
    const first = (await handover())?.at as string;
    expect((await acknowledge(as.host, first)).status).toBe(403);
    expect((await acknowledge(as.owner, first)).status).toBe(403);
    clock.advance(1000);
    await handOver(as.peer, "host");
    clock.advance(1000);
    await handOver(as.host, "peer");
    // A confirmation from a device that still shows the first hand-over.
    expect((await acknowledge(as.peer, first)).status).toBe(204);
    expect(await handover()).toMatchObject({ cause: "passed", acknowledged: false });
    const second = (await handover())?.at as string;
    expect((await acknowledge(as.peer, second)).status).toBe(204);
    expect((await acknowledge(as.peer, second)).status).toBe(204);
    expect(await handover()).toMatchObject({ acknowledged: true });
    expect(await sent("host.acknowledged")).toEqual([{ session_id: fixture.id, host_attendee_id: idOf("peer") }]);
  });

  test("a host absent for 60 s hands over with the same question; a person who takes the role themself is not asked", async () => {
    await setPresence(server.deps, fixture.id, ["peer"]);
    passMinute();
    await checkAbsences({ ...server.deps, video: readyVideo });
    expect(await handover()).toMatchObject({
      host_attendee_id: idOf("peer"),
      from_attendee_id: idOf("host"),
      cause: "away",
      acknowledged: false,
    });
    await as.owner.call(claimHost, { params: { id: fixture.id } });
    expect(await handover()).toBeNull();
  });

  describe("during a turn", () => {
    const interviews = (by: Client, who: keyof typeof CALLERS) =>
      by.call(designate, { params: { id: fixture.id }, body: { role: "interviewer", attendee_id: idOf(who) } });
    const inTurn = async () => {
      const { body } = await as.peer.call(getState, { params: { id: fixture.id } });
      return { interviewer: body.designations.interviewer?.keycloakId ?? null, authorities: body.authorities.sort() };
    };
    const pause = async (by: Client) =>
      codeOf(await by.call(pauseSchedule, { params: { id: fixture.id }, body: { expected_index: 0 } }));

    test.each(["passed", "left"] as const)(
      "a host who interviews passes the interview on with the lead, and loses control (%s)",
      async (cause) => {
        await interviews(as.host, "host");
        await handOver(as.host, "peer", cause === "left");
        expect(await inTurn()).toEqual({ interviewer: "peer", authorities: ["authority", "owner", "peer"] });
        expect(await pause(as.host)).toBe("not_interviewer");
        expect(await pause(as.peer)).toBe(200);
        expect((await sent("interviewer.designated")).at(-1)).toEqual({
          session_id: fixture.id,
          interviewer_keycloak_id: "peer",
        });
        const controls = (await sent("attendee.role.changed")) as Array<Record<string, unknown>>;
        expect(controls.slice(-2).map(({ attendee_id, has_authority }) => [attendee_id, has_authority])).toEqual([
          [idOf("host"), false],
          [idOf("peer"), true],
        ]);
      },
    );

    test("a host who was granted control before they led loses it with the interview", async () => {
      const granted = { attendee_id: idOf("peer"), granted: true };
      await as.host.call(setAuthority, { params: { id: fixture.id }, body: granted });
      await handOver(as.host, "peer");
      await interviews(as.peer, "peer");
      await handOver(as.peer, "host");
      expect(await inTurn()).toEqual({ interviewer: "host", authorities: ["authority", "host", "owner"] });
    });

    test("a host absent for 60 s is replaced as interviewer too", async () => {
      await interviews(as.host, "host");
      await setPresence(server.deps, fixture.id, ["participant", "peer"]);
      await handOver(as.host, "peer");
      await interviews(as.peer, "peer");
      await setPresence(server.deps, fixture.id, ["participant", "host"]);
      passMinute();
      await checkAbsences({ ...server.deps, video: readyVideo });
      expect(await hosts()).not.toEqual(["peer"]);
      expect((await inTurn()).authorities).not.toContain("peer");
    });

    test("another interviewer designated by the host stays, with control, until the turn ends", async () => {
      await interviews(as.host, "interviewer");
      await handOver(as.host, "peer");
      expect(await inTurn()).toEqual({
        interviewer: "interviewer",
        authorities: ["authority", "interviewer", "owner", "peer"],
      });
      expect(await pause(as.host)).toBe("not_interviewer");
    });

    test.each([
      ["the host, who stays", false],
      ["nobody who leaves", true],
    ])(
      "a candidate who becomes host is interviewed by the next in seating order, %s included",
      async (_who, leaving) => {
        await interviews(as.host, "host");
        await setPresence(server.deps, fixture.id, ["host", "participant", "authority"]);
        await handOver(as.host, "participant", leaving);
        expect((await inTurn()).interviewer).toBe(leaving ? "authority" : "host");
      },
    );

    test("an owner who takes the lead by opening the page leaves the interview to the current interviewer", async () => {
      await interviews(as.host, "host");
      await as.owner.call(claimHost, { params: { id: fixture.id } });
      expect(await inTurn()).toEqual({ interviewer: "host", authorities: ["authority", "host", "owner"] });
      const controls = (await sent("attendee.role.changed")) as Array<Record<string, unknown>>;
      expect(controls.slice(-2).map(({ attendee_id, has_authority }) => [attendee_id, has_authority])).toEqual([
        [idOf("host"), true],
        [idOf("owner"), true],
      ]);
    });
  });
});
