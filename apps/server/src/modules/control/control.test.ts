import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, type Caller, type Fixture, readyVideo, sessionIn } from "../../../test/permission-fixture.ts";
import type { RoomGrant } from "../../deps.ts";
import { sessionStream } from "../../ledger/ledger.ts";
import { events } from "../../ledger/tables.ts";
import { cancelRegistration } from "../attendees/contract.ts";
import { setPresence } from "../attendees/set-presence.ts";
import { getState } from "../schedule/contract.state.ts";
import { nextSegment, pauseSchedule, setFlowMode, startSchedule } from "../schedule/contract.ts";
import { getPageData } from "../sessions/contract.ts";
import { HINT_TOPICS, topicsOf } from "../sessions/record-change.ts";
import { clearRoles, controlFreeTimer, designate, featureQuestion, getFreeTimer, setAuthority } from "./contract.ts";
import { forgetDesignations, stopDueTimers } from "./tend-controls.ts";

describe("the controls of a live session", () => {
  let server: TestServer;
  let clock: ManualClock;
  let fixture: Fixture;
  const hints: string[] = [];
  const grants: RoomGrant[] = [];
  /** Who is in the video room. */
  let inside: string[] = [];
  const people = {} as Record<Caller, Client>;
  beforeAll(async () => {
    clock = manualClock();
    const video = {
      ...readyVideo,
      publishHint: async (_session: number, topic: string) => void hints.push(topic),
      updateGrant: async (grant: RoomGrant) => void grants.push(grant),
      listParticipants: async () => inside.map((identity) => ({ identity, role: null, hasAuthority: false })),
    };
    server = await createTestServer({ handlers: ALL_ROUTES, video, clock });
    for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
    for (const name of ["host", "owner", "interviewer", "authority", "peer", "participant", "observer"] as const)
      people[name] = await server.signIn(CALLERS[name]);
  });
  beforeEach(async () => {
    fixture = await sessionIn(server.deps, "RUNNING");
    hints.length = 0;
    grants.length = 0;
    inside = [];
  });
  const enter = async (...identities: string[]) => {
    inside = identities;
    await setPresence(server.deps, fixture.id, identities);
  };
  const hasHinted = (...topics: string[]) => vi.waitFor(() => expect(hints).toEqual(expect.arrayContaining(topics)));
  afterAll(() => server.close());

  const params = () => ({ id: fixture.id });
  const give = (who: Caller, role: "interviewer" | "interviewee" | "spotlight", to: Caller | null) =>
    people[who].call(designate, {
      params: params(),
      body: { role, attendee_id: to === null ? null : (fixture.attendee[to] as number) },
    });
  const grant = (who: Caller, to: Caller, granted: boolean) =>
    people[who].call(setAuthority, {
      params: params(),
      body: { attendee_id: fixture.attendee[to] as number, granted },
    });
  const state = async (who: Caller = "host") => (await people[who].call(getState, { params: params() })).body;
  const code = ({ status, body }: { status: number; body: unknown }) =>
    status < 400 ? status : (body as { code: string }).code;
  const told = async (type: string) => {
    const where = and(eq(events.stream, sessionStream(fixture.id)), eq(events.type, type));
    const rows = await server.deps.database.db.select().from(events).where(where).orderBy(asc(events.seq));
    return rows.map((row) => row.data);
  };
  const inFreeMode = async () => {
    const call = { params: params(), body: {} };
    await people.host.call(pauseSchedule, call);
    await people.host.call(setFlowMode, { params: params(), body: { flow_mode: "FREE" } });
    await people.host.call(startSchedule, call);
  };

  describe("designations (live-session.md §4 Designations)", () => {
    test("a new interviewer gets authority and the one before loses it, a granted one included (§4.33)", async () => {
      await grant("host", "interviewer", true);
      expect(code(await give("host", "interviewer", "peer"))).toBe(200);
      const { designations, authorities } = await state();
      expect([designations.interviewer, authorities.sort()]).toEqual([
        { keycloakId: "peer" },
        ["authority", "host", "owner", "peer"],
      ]);
      expect(await told("interviewer.designated")).toEqual([
        { session_id: fixture.id, interviewer_keycloak_id: "peer" },
      ]);
      expect((await told("attendee.role.changed")).map((data) => [data.attendee_id, data.has_authority])).toEqual([
        [fixture.attendee.interviewer, false],
        [fixture.attendee.peer, true],
      ]);
      expect(code(await give("interviewer", "spotlight", "host"))).toBe("not_interviewer");
      expect(code(await give("peer", "spotlight", "host"))).toBe(200);
    });

    test("a candidate is put in the spotlight, which can then be set alone (§4.34)", async () => {
      await give("host", "interviewee", "owner");
      expect((await state()).designations).toMatchObject({
        interviewee: { keycloakId: "owner" },
        spotlightIdentity: "owner",
      });
      await give("host", "spotlight", "host");
      expect((await state()).designations).toMatchObject({
        interviewee: { keycloakId: "owner" },
        spotlightIdentity: "host",
      });
    });

    test("nobody interviews themself, observers take no role, and who opted out is no candidate", async () => {
      expect(code(await give("host", "interviewer", "participant"))).toBe("same_person_twice");
      expect(code(await give("host", "interviewee", "interviewer"))).toBe("same_person_twice");
      for (const role of ["interviewer", "interviewee", "spotlight"] as const)
        expect(code(await give("host", role, "observer"))).toBe("role_not_for_observers");
      expect(code(await give("host", "interviewee", "peer"))).toBe("not_in_hot_seat");
      const stranger = { role: "interviewer" as const, attendee_id: 2_000_000_000 };
      expect(code(await people.host.call(designate, { params: params(), body: stranger }))).toBe("attendee_not_found");
    });

    test("an override holds until the next turn, which designates anew (D3.6)", async () => {
      await give("host", "interviewer", "peer");
      for (let index = 0; index < 4; index += 1)
        await people.host.call(nextSegment, { params: params(), body: { expected_index: index } });
      expect((await state()).designations).toMatchObject({
        interviewee: { keycloakId: "interviewer" },
        interviewer: { keycloakId: "host" },
        spotlightIdentity: "interviewer",
      });
    });

    test("'Clear All Roles' frees every role and takes granted authority back, except from host and owner (§4.35, §6.2)", async () => {
      await grant("owner", "peer", true);
      expect(code(await people.authority.call(clearRoles, { params: params() }))).toBe(200);
      const { designations, authorities } = await state();
      expect(designations).toMatchObject({ interviewee: null, interviewer: null, spotlightIdentity: null });
      expect(authorities.sort()).toEqual(["host", "owner"]);
      expect(code(await people.authority.call(clearRoles, { params: params() }))).toBe("not_interviewer");
    });

    test("who gives their seat back holds no role any more", async () => {
      expect(code(await people.interviewer.call(cancelRegistration, { params: params() }))).toBe(204);
      expect((await state()).designations.interviewer).toBeNull();
      expect(await told("interviewer.designated")).toEqual([{ session_id: fixture.id, interviewer_keycloak_id: null }]);
    });

    test("designations unused for a day are forgotten (§4.37, §9.21)", async () => {
      clock.advance(24 * 60 * 60 * 1000 - 1);
      await forgetDesignations(server.deps);
      expect((await told("interviewer.designated")).length).toBe(0);
      clock.advance(1);
      await forgetDesignations(server.deps);
      expect(await told("interviewer.designated")).toEqual([{ session_id: fixture.id, interviewer_keycloak_id: null }]);
      await forgetDesignations(server.deps);
      expect((await told("interviewer.designated")).length).toBe(1);
    });
  });

  describe("authority (live-session.md §6)", () => {
    test("whoever controls may grant it, and the room is told at once (§6.4, D4.1)", async () => {
      await enter("host");
      expect(code(await grant("authority", "peer", true))).toBe(200);
      expect((await state()).authorities).toContain("peer");
      expect(code(await people.peer.call(controlFreeTimer, { params: params(), body: { op: "start" } }))).toBe(200);
      await hasHinted("authority_grant");
      await grant("authority", "peer", false);
      expect(code(await people.peer.call(controlFreeTimer, { params: params(), body: { op: "start" } }))).toBe(
        "not_interviewer",
      );
    });

    test("host, owner and the interviewer of the turn keep theirs", async () => {
      for (const kept of ["host", "owner", "interviewer"] as const)
        expect(code(await grant("authority", kept, false))).toBe("authority_kept");
    });

    test("nobody without it can control or grant it: the call is refused, and nothing is told to the room (§5.14, §6.5, §6.6, D4.1)", async () => {
      const before = hints.length;
      expect(code(await grant("peer", "peer", true))).toBe("not_interviewer");
      expect(code(await people.peer.call(controlFreeTimer, { params: params(), body: { op: "start" } }))).toBe(
        "not_interviewer",
      );
      expect(hints.length).toBe(before);
    });

    test("an interviewer does not grant it to themself beyond the turn, and observers do not get it", async () => {
      expect(code(await grant("interviewer", "interviewer", true))).toBe("permission_denied");
      expect(code(await grant("host", "observer", true))).toBe("role_not_for_observers");
    });

    test("granting twice changes nothing and tells nothing", async () => {
      expect(code(await grant("host", "authority", true))).toBe(200);
      expect(await told("attendee.role.changed")).toEqual([]);
    });
  });

  describe("the featured question (live-session.md §4 Schedule)", () => {
    const feature = (who: Caller, question_id: number | null) =>
      people[who].call(featureQuestion, { params: params(), body: { question_id } });

    test("starts its timer by the server's clock, the same for all (§4.24, §4.29)", async () => {
      await inFreeMode();
      await enter("host");
      const at = clock.now().toISOString();
      expect(code(await feature("interviewer", fixture.questionId))).toBe(200);
      clock.advance(7_000);
      const shown = (await state("participant")).designations.featuredQuestion;
      expect(shown).toMatchObject({ id: fixture.questionId, timeLimit: 60, startedAt: at, remainingSec: 60 });
      await hasHinted("feature_question", "timer_ctrl");
    });

    test("is told with its words, its category and its time limit (§3.6)", async () => {
      await inFreeMode();
      await feature("host", fixture.questionId);
      const page = (await people.host.call(getPageData, { params: { id: fixture.id } })).body;
      const asked = page.questions.find(({ id }) => id === fixture.questionId);
      expect((await state("participant")).designations.featuredQuestion).toMatchObject({
        id: fixture.questionId,
        text: asked?.question_text,
        category: asked?.criteria.label,
        timeLimit: 60,
      });
    });

    test("waits while the schedule is paused, and goes on from there", async () => {
      await inFreeMode();
      await feature("interviewer", fixture.questionId);
      clock.advance(10_000);
      await people.host.call(pauseSchedule, { params: params(), body: {} });
      clock.advance(500_000);
      expect((await state()).designations.featuredQuestion).toMatchObject({ startedAt: null, remainingSec: 50 });
      await people.host.call(startSchedule, { params: params(), body: {} });
      expect((await state()).designations.featuredQuestion).toMatchObject({
        startedAt: clock.now().toISOString(),
        remainingSec: 50,
      });
    });

    test("is taken away with null and by the next turn", async () => {
      await inFreeMode();
      await feature("host", fixture.questionId);
      await feature("host", null);
      expect((await state()).designations.featuredQuestion).toBeNull();
      await feature("host", fixture.questionId);
      const body = { interviewee_attendee_id: fixture.attendee.owner as number };
      await people.host.call(nextSegment, { params: params(), body });
      expect((await state()).designations.featuredQuestion).toBeNull();
    });

    test("follows the segment in GUIDED mode, and is no question of another session (§4.23)", async () => {
      expect(code(await feature("host", fixture.questionId))).toBe("featured_follows_schedule");
      await inFreeMode();
      const other = (await sessionIn(server.deps, "RUNNING")).questionId;
      expect(code(await feature("host", other))).toBe("question_not_found");
    });
  });

  describe("the free timer (live-session.md §4 Free timer)", () => {
    const operate = (body: Record<string, unknown>) =>
      people.host.call(controlFreeTimer, { params: params(), body: body as never });

    test("is the same for everybody, and stops by the server's clock at 0 (§3.15, §4.30)", async () => {
      await enter("host");
      await operate({ op: "start", duration_sec: 60 });
      const seen = (await people.observer.call(getFreeTimer, { params: params() })).body;
      expect(seen).toEqual({
        sessionId: fixture.id,
        durationSec: 60,
        remainingSec: 60,
        startedAtMs: clock.now().getTime(),
        isActive: true,
        isPaused: false,
      });
      clock.advance(60_000);
      expect((await state("observer")).free_timer).toMatchObject({ isActive: false, remainingSec: 0 });
      await stopDueTimers(server.deps);
      await stopDueTimers(server.deps);
      expect((await told("free_timer.update")).map(({ op }) => op)).toEqual(["start", "stop"]);
      await hasHinted("timer_tick");
    });

    test.each([
      { op: "start", duration_sec: 0 },
      { op: "start", duration_sec: 3601 },
      { op: "start", duration_sec: 1.5 },
      { op: "pause", duration_sec: 5 },
      { op: "snapshot" },
      {},
    ])("refuses %j and keeps what runs", async (body) => {
      await operate({ op: "start", duration_sec: 60 });
      expect(code(await operate(body))).toBe("validation_failed");
      expect((await state()).free_timer).toMatchObject({ durationSec: 60, isActive: true });
    });
  });

  test("a late joiner has the whole state from one call, nobody else being in the room (§3.12, D4.1)", async () => {
    await inFreeMode();
    await people.host.call(featureQuestion, { params: params(), body: { question_id: fixture.questionId } });
    await people.host.call(controlFreeTimer, { params: params(), body: { op: "start", duration_sec: 60 } });
    const found = await state("observer");
    expect(found.present).toEqual([]);
    expect(found).toMatchObject({
      schedule: { status: "RUNNING" },
      designations: {
        interviewee: { keycloakId: "participant" },
        featuredQuestion: { id: fixture.questionId },
        spotlightIdentity: "participant",
      },
      free_timer: { isActive: true },
    });
    expect(found.my_rights).toMatchObject({ roles: ["observer"], by_phase: { TURN: ["observe"] } });
    expect((await state("participant")).my_rights.by_phase.TURN).toEqual(["speak", "present", "chat", "observe"]);
  });

  test("the room's grants follow the roles, and every grant is told to those who are there (§6.3)", async () => {
    await enter("host", "peer", "observer");
    await give("host", "interviewer", "peer");
    const grantsOf = (identity: string) => grants.findLast((one) => one.identity === identity);
    expect(grantsOf("peer")).toMatchObject({ hasAuthority: true, maySpeak: true, mayPresent: true });
    expect(grantsOf("observer")).toMatchObject({ hasAuthority: false, maySpeak: false, mayPresent: false });
    await hasHinted("session_state_response");
  });

  test("every control topic is published for some event (§7.28)", async () => {
    const samples = [
      ...["schedule.start", "schedule.update", "turn.started", "turn.completed", "turn.context.updated"],
      ...["interviewee.designated", "interviewer.designated", "spotlight.changed", "attendee.role.changed"],
    ].map((type) => ({ type, data: {}, actor: "host" }));
    const withData = [
      { type: "question.featured", data: { remaining_sec: 60 }, actor: "host" },
      { type: "free_timer.update", data: {}, actor: null },
      { type: "attendee.update", data: { is_present: true }, actor: null },
    ];
    const topics = [...samples, ...withData].flatMap((event) => topicsOf(event as never));
    expect(new Set(topics)).toEqual(new Set(HINT_TOPICS));
  });
});
