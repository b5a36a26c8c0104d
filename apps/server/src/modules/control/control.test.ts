import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ControlRoom, codeOf, controlRoom } from "../../../test/control-room.ts";
import { seekSegment } from "../schedule/contract.ts";
import { schedules } from "../schedule/tables.ts";
import { getPageData } from "../sessions/contract.ts";
import { controlFreeTimer, getFreeTimer } from "./contract.ts";
import { stopDueTimers } from "./run-control-timers.ts";

/** 60 min, four interviewees: 810 s a turn. */
const FIRST_TURN_MS = 810_000;
/** After two questions and the open ones. */
const EVALUATION_OF_FIRST = 3;

let room: ControlRoom;
beforeAll(async () => {
  room = await controlRoom();
});
beforeEach(() => room.begin());
afterAll(() => room.close());

const operate = (who: "host" | "peer", body: Record<string, unknown>) =>
  room.people[who].call(controlFreeTimer, { params: room.params, body: body as never });

describe("authority", () => {
  test("is granted by people with control, and the room is notified at once (LS-6.4, LS-D4.1)", async () => {
    await room.enter("host");
    expect(codeOf(await room.grant("authority", "peer", true))).toBe(200);
    expect((await room.state()).authorities).toContain("peer");
    expect(codeOf(await operate("peer", { op: "start" }))).toBe(200);
    await room.hasHinted("authority_grant");
    await room.grant("authority", "peer", false);
    expect(codeOf(await operate("peer", { op: "start" }))).toBe("not_interviewer");
  });

  test("stays with host, owner and the interviewer of the turn", async () => {
    for (const kept of ["host", "owner", "interviewer"] as const)
      expect(codeOf(await room.grant("authority", kept, false))).toBe("authority_kept");
  });

  test("is needed to control or to grant it: other calls are refused and the room is not notified (LS-5.14, LS-6.5, LS-D4.1)", async () => {
    const before = room.hints.length;
    expect((await room.grant("peer", "peer", true)).body).toMatchObject({
      code: "not_interviewer",
      detail: "Only the interviewer or the host can do this.",
    });
    expect(codeOf(await operate("peer", { op: "start" }))).toBe("not_interviewer");
    expect(room.hints.length).toBe(before);
  });

  test("is not granted by an interviewer to themself beyond the turn, nor to observers", async () => {
    expect(codeOf(await room.grant("interviewer", "interviewer", true))).toBe("permission_denied");
    expect(codeOf(await room.grant("host", "observer", true))).toBe("role_not_for_observers");
  });

  test("granted twice changes nothing and sends nothing", async () => {
    expect(codeOf(await room.grant("host", "authority", true))).toBe(200);
    expect(await room.sent("attendee.role.changed")).toEqual([]);
  });
});

describe("the free timer", () => {
  test("is the same for everybody, and stops by the server's clock at 0 (LS-3.15, LS-4.30)", async () => {
    await room.enter("host");
    await operate("host", { op: "start", duration_sec: 60 });
    const seen = (await room.people.observer.call(getFreeTimer, { params: room.params })).body;
    expect(seen).toEqual({
      sessionId: room.fixture.id,
      durationSec: 60,
      remainingSec: 60,
      startedAtMs: room.clock.now().getTime(),
      isActive: true,
      isPaused: false,
    });
    room.clock.advance(60_000);
    expect((await room.state("observer")).free_timer).toMatchObject({ isActive: false, remainingSec: 0 });
    await stopDueTimers(room.deps);
    await stopDueTimers(room.deps);
    expect((await room.sent("free_timer.update")).map(({ op }) => op)).toEqual(["start", "stop"]);
    await room.hasHinted("timer_tick");
  });

  test("refuses a pause while it stands and a resume while it runs, and stays as it is", async () => {
    const refused = async (op: string) => codeOf(await operate("host", { op }));
    expect([await refused("pause"), await refused("resume")]).toEqual(["timer_not_running", "timer_not_paused"]);
    await operate("host", { op: "start", duration_sec: 60 });
    expect(await refused("resume")).toBe("timer_not_paused");
    expect((await room.state()).free_timer).toMatchObject({ remainingSec: 60, isActive: true, isPaused: false });
  });

  test.each([
    { op: "start", duration_sec: 0 },
    { op: "reset", duration_sec: 0 },
    { op: "start", duration_sec: 3601 },
    { op: "start", duration_sec: 1.5 },
    { op: "pause", duration_sec: 5 },
    { op: "snapshot" },
    {},
  ])("refuses %j and keeps the running one (LS-4.30)", async (body) => {
    await operate("host", { op: "start", duration_sec: 60 });
    expect(codeOf(await operate("host", body))).toBe("validation_failed");
    expect((await room.state()).free_timer).toMatchObject({ durationSec: 60, isActive: true });
  });
});

test("the room's grants follow the end of a turn that a control call found first (LS-6.3)", async () => {
  await room.enter("host", "interviewer");
  await room.people.host.call(seekSegment, { params: room.params, body: { index: EVALUATION_OF_FIRST } });
  await room.deps.database.db
    .update(schedules)
    .set({ startedAt: new Date(room.clock.now().getTime() - FIRST_TURN_MS) })
    .where(eq(schedules.sessionId, room.fixture.id));
  expect(codeOf(await operate("host", { op: "start" }))).toBe(200);
  expect((await room.state()).designations.interviewee).toMatchObject({ keycloakId: "interviewer" });
  await expect
    .poll(() => room.grants.findLast(({ identity }) => identity === "interviewer"))
    .toMatchObject({ sessionId: room.fixture.id, hasAuthority: false });
});

test("a late joiner gets the whole state from one call, with nobody else in the room (LS-3.12, LS-6.6, LS-D4.1)", async () => {
  await room.inFreeMode();
  await room.feature("host", room.fixture.questionId);
  await operate("host", { op: "start", duration_sec: 60 });
  const found = await room.state("observer");
  expect(found.present).toEqual([]);
  expect(found).toMatchObject({
    schedule: { status: "RUNNING" },
    designations: {
      interviewee: { attendeeId: room.fixture.attendee.participant, keycloakId: "participant" },
      interviewer: { keycloakId: expect.any(String) },
      featuredQuestion: {
        id: room.fixture.questionId,
        text: expect.any(String),
        category: expect.any(String),
        timeLimit: 60,
      },
      spotlightIdentity: "participant",
    },
    free_timer: { isActive: true },
  });
  expect(found.my_rights).toMatchObject({ roles: ["observer"], capabilities: ["observe"] });
  expect((await room.state("participant")).my_rights.capabilities).toEqual([
    "speak",
    "present",
    "chat",
    "observe",
    "code",
    "draw",
  ]);
});

test("the questions of the candidate named by the state come with the page data (LS-3.12)", async () => {
  const { interviewee } = (await room.state("host")).designations;
  const { questions } = (await room.people.host.call(getPageData, { params: room.params })).body;
  const ofCandidate = questions.filter(({ attendee_id }) => attendee_id === interviewee?.attendeeId);
  expect(interviewee?.keycloakId).toBe("participant");
  expect(ofCandidate.map(({ id }) => id)).toEqual([room.fixture.question.participant, expect.any(Number)]);
});

test("the room's grants hold each person's role, and authority for those who have it (LS-6.3)", async () => {
  await room.enter("host", "owner", "authority", "participant", "observer");
  await room.give("host", "spotlight", "host");
  const sent = room.grants.map(({ identity, role, hasAuthority }) => [identity, { role, hasAuthority }] as const);
  expect(Object.fromEntries(sent)).toEqual({
    host: { role: "host", hasAuthority: true },
    owner: { role: "owner", hasAuthority: true },
    authority: { role: "participant", hasAuthority: true },
    participant: { role: "participant", hasAuthority: false },
    observer: { role: "observer", hasAuthority: false },
  });
});

test("the room's grants follow the roles, and every grant is sent to the people present (LS-6.3)", async () => {
  await room.enter("host", "peer", "observer");
  await room.give("host", "interviewer", "peer");
  const grantsOf = (identity: string) => room.grants.findLast((one) => one.identity === identity);
  expect(grantsOf("peer")).toMatchObject({ hasAuthority: true, maySpeak: true, mayPresent: true });
  expect(grantsOf("observer")).toMatchObject({ hasAuthority: false, maySpeak: false, mayPresent: false });
  await room.hasHinted("session_state_response");
});
