import { seeded } from "@hotseat/core/testing";
import { and, asc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, type Fixture, sessionIn } from "../../../test/permission-fixture.ts";
import { readyVideo } from "../../../test/ready-video.ts";
import { sessionStream } from "../../ledger/streams.ts";
import { events } from "../../ledger/tables.ts";
import { setPresence } from "../attendees/set-presence.ts";
import { completeIdleSessions } from "../sessions/complete-session.ts";
import { getSession } from "../sessions/contract.ts";
import { AWAY_MS } from "./check-absences.ts";
import { getSchedule, holdSegment, nextSegment, startSchedule } from "./contract.ts";
import { advanceSession, runSchedules } from "./run-schedules.ts";

/** 60 min, four interviewees with two questions each: 810 s a turn, 284 s its first question. */
const FIRST_QUESTION_SEC = 284;
/** How many times two people press `next` at once; the long check uses 500 (`NEXT_ROUNDS=500`). */
const ROUNDS = Number(process.env.NEXT_ROUNDS ?? 50);

const named = (identity: string) => ({ identity, role: "host", hasAuthority: true });

describe("a guided schedule", () => {
  let server: TestServer;
  let clock: ManualClock;
  let host: Client;
  let fixture: Fixture;
  /** The people in every room, as the media server reports them. */
  let inside: string[] = [];
  const runners: Array<() => Promise<void>> = [];
  beforeAll(async () => {
    clock = manualClock();
    server = await createTestServer({
      handlers: ALL_ROUTES,
      video: { ...readyVideo, listParticipants: async () => inside.map(named) },
      clock,
    });
    for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
    host = await server.signIn(CALLERS.host);
  });
  beforeEach(async () => {
    fixture = await sessionIn(server.deps, "RUNNING");
    inside = [];
  });
  afterEach(async () => {
    for (const stop of runners.splice(0)) await stop();
  });
  afterAll(() => server.close());

  const run = () => runners.push(runSchedules(server.deps));
  const schedule = async () => (await host.call(getSchedule, { params: { id: fixture.id } })).body;
  const sent = async (type: string) => {
    const where = and(eq(events.stream, sessionStream(fixture.id)), eq(events.type, type));
    return (
      await server.deps.database.db.select({ data: events.data }).from(events).where(where).orderBy(asc(events.seq))
    ).map((row) => row.data);
  };
  /** Lets every segment run out, up to the one with this index. */
  const playTo = async (index: number) => {
    for (let now = await schedule(); now.current_index < index; now = await schedule()) {
      clock.set(new Date(Date.parse(now.started_at as string) + now.remaining_sec * 1000));
      await advanceSession(server.deps, fixture.id);
    }
  };
  /** Lets time pass in small steps until something holds. */
  const until = (holds: () => Promise<void>, stepMs = 500) =>
    vi.waitFor(
      async () => {
        clock.advance(stepMs);
        await holds();
      },
      { timeout: 15_000, interval: 5 },
    );

  test("advances by the server's clock, to the millisecond, without a request (LS-4.18, LS-9.5, LS-D3.4)", async () => {
    const start = Date.parse((await schedule()).started_at as string);
    clock.advance((FIRST_QUESTION_SEC - 3) * 1000);
    run();
    await until(async () => expect((await schedule()).current_index).toBe(1));
    expect(Date.parse((await schedule()).started_at as string) - start).toBe(FIRST_QUESTION_SEC * 1000);
    expect(await sent("question.started")).toMatchObject([{ index: 1 }]);
  });

  test("is read again a second after the last read began, however long that takes", () => {
    const armed = clock.waiting(1000);
    run();
    expect(clock.waiting(1000)).toBe(armed + 1);
  });

  test("skips nothing while every server is down: the next question has its full time when one is back (LS-D3.1, LS-D3.4)", async () => {
    const start = Date.parse((await schedule()).started_at as string);
    clock.advance(700_000);
    run();
    await until(async () => expect((await schedule()).current_index).toBe(1), 1);
    const { started_at, remaining_sec } = await schedule();
    expect(Date.parse(started_at as string) - start).toBeGreaterThanOrEqual(700_000);
    expect(remaining_sec).toBe(FIRST_QUESTION_SEC - 1);
    clock.advance(1000);
    await advanceSession(server.deps, fixture.id);
    expect(
      (await sent("schedule.next")).map((data) => (data.schedule as { current_index: number }).current_index),
    ).toEqual([1]);
  });

  test("is advanced once by two servers at once", async () => {
    clock.advance((FIRST_QUESTION_SEC - 1) * 1000);
    run();
    run();
    await until(async () => expect((await schedule()).current_index).toBe(1));
    await Promise.all([advanceSession(server.deps, fixture.id), advanceSession(server.deps, fixture.id)]);
    expect(await sent("schedule.next")).toHaveLength(1);
  });

  test("never skips when somebody presses next at the moment it advances by itself (LS-D3.7)", async () => {
    clock.advance(FIRST_QUESTION_SEC * 1000);
    const [pressed] = await Promise.all([
      host.call(nextSegment, { params: { id: fixture.id }, body: { expected_index: 0 } }),
      advanceSession(server.deps, fixture.id),
    ]);
    expect([pressed.status, pressed.body]).toMatchObject([
      409,
      { code: "schedule_moved", schedule: { current_index: 1 } },
    ]);
    const blind = await sessionIn(server.deps, "RUNNING");
    clock.advance(FIRST_QUESTION_SEC * 1000);
    expect((await host.call(nextSegment, { params: { id: blind.id }, body: {} })).body).toMatchObject({
      code: "schedule_moved",
      schedule: { current_index: 1 },
    });
  });

  test("moves once when two people press next on the same segment", async () => {
    const owner = await server.signIn(CALLERS.owner);
    const body = { params: { id: fixture.id }, body: { expected_index: 0 } };
    const responses = await Promise.all([host.call(nextSegment, body), owner.call(nextSegment, body)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await schedule()).current_index).toBe(1);
  });

  test("never skips a segment, however often two hosts press next while two servers advance it (LS-4.18, LS-D3.7)", async () => {
    const owner = await server.signIn(CALLERS.owner);
    const random = seeded(20_261_122);
    const advance = () => advanceSession(server.deps, fixture.id);
    let rounds = 0;
    while (rounds < ROUNDS) {
      fixture = await sessionIn(server.deps, "RUNNING");
      let now = await schedule();
      for (; now.current_index < now.timeline.length - 1 && rounds < ROUNDS; rounds += 1) {
        const before = now.current_index;
        const due = Date.parse(now.started_at as string) + (now.remaining_sec as number) * 1000;
        // From a millisecond before its end to one after it.
        clock.set(new Date(due - 1 + Math.floor(random() * 3)));
        const press = (by: Client) => () =>
          by.call(nextSegment, { params: { id: fixture.id }, body: { expected_index: before } });
        const order = [press(host), press(owner), advance, advance].sort(() => random() - 0.5);
        await Promise.all(order.map((work) => work()));
        now = await schedule();
        expect([rounds, now.current_index]).toEqual([rounds, before + 1]);
      }
      const steps = (await sent("schedule.next")).map((data) => (data.schedule as typeof now).current_index);
      expect(steps).toEqual(steps.map((_, index) => index + 1));
    }
  }, 120_000);

  test("does not advance while held", async () => {
    await host.call(holdSegment, { params: { id: fixture.id }, body: { held: true } });
    clock.advance(FIRST_QUESTION_SEC * 2000);
    await advanceSession(server.deps, fixture.id);
    expect(await schedule()).toMatchObject({ current_index: 0, held: true });
  });

  test("rotates the roles: the host interviews, and when in the hot seat the next in seating order does (LS-D3.6)", async () => {
    const scheduled = await sessionIn(server.deps, "PAUSED");
    await host.call(startSchedule, { params: { id: scheduled.id }, body: {} });
    fixture = scheduled;
    await playTo(12);
    const started = await sent("turn.started");
    expect(started.map((data) => [data.interviewee_attendee_id, data.interviewer_keycloak_id])).toEqual([
      [scheduled.attendee.interviewer, "host"],
      [scheduled.attendee.owner, "host"],
      [scheduled.attendee.host, "peer"],
    ]);
    expect(await sent("turn.completed")).toHaveLength(3);
  });

  test("counts absence from the server's own start, so that a person who came back while it was down is not absent", async () => {
    inside = ["observer"];
    await setPresence(server.deps, fixture.id, ["host", "observer"]);
    await setPresence(server.deps, fixture.id, inside);
    clock.advance(2 * AWAY_MS);
    const restart = clock.now().getTime();
    run();
    await until(async () => expect(await sent("schedule.seek")).toHaveLength(1));
    const { started_at, timeline, current_index } = await schedule();
    expect(timeline[current_index]?.interviewee_attendee_id).toBe(fixture.attendee.interviewer);
    expect(Date.parse(started_at as string) - restart).toBeGreaterThanOrEqual(AWAY_MS);
  });

  test("waits for a candidate who leaves just after the server's start, before a minute has passed", async () => {
    inside = ["host", "participant"];
    await setPresence(server.deps, fixture.id, inside);
    clock.advance(AWAY_MS);
    run();
    inside = ["host"];
    await setPresence(server.deps, fixture.id, inside);
    const left = clock.now().getTime();
    await until(async () => expect((await schedule()).status).toBe("PAUSED"));
    const waitedFrom = Date.parse((await schedule()).waiting_for?.since as string);
    expect(waitedFrom - left).toBeGreaterThanOrEqual(10_000);
    expect(waitedFrom - left).toBeLessThan(AWAY_MS);
  });

  test("completes its session when it is finished and the room has been empty for a minute (LS-D2.1)", async () => {
    fixture = await sessionIn(server.deps, "FINISHED");
    await setPresence(server.deps, fixture.id, ["host", "participant"]);
    clock.advance(120_000);
    run();
    await until(async () => expect(await sent("attendee.update")).toHaveLength(2), 1);
    await setPresence(server.deps, fixture.id, []);
    const status = async () => (await host.call(getSession, { params: { id: fixture.id } })).body.status;
    expect(await status()).toBe("IN_PROGRESS");
    clock.advance(59_000);
    expect(await status()).toBe("IN_PROGRESS");
    await until(async () => expect(await status()).toBe("COMPLETED"));
    expect((await sent("session.state.update")).at(-1)).toMatchObject({ status: "COMPLETED" });
  });

  test("completes a session in its last segment half an hour after the last person left, never before its planned end", async () => {
    const status = async () => (await host.call(getSession, { params: { id: fixture.id } })).body.status;
    const minutes = (count: number) => clock.advance(count * 60_000);
    inside = ["host", "owner", "interviewer", "participant"];
    await setPresence(server.deps, fixture.id, inside);
    run();
    const { timeline } = await schedule();
    await playTo(timeline.length - 1);
    expect(timeline.at(-1)?.type).toBe("DEBRIEF");
    inside = ["host"];
    await setPresence(server.deps, fixture.id, inside);
    minutes(11);
    minutes(35);
    await completeIdleSessions(server.deps);
    expect(await status()).toBe("IN_PROGRESS");
    inside = [];
    await setPresence(server.deps, fixture.id, inside);
    minutes(29);
    await completeIdleSessions(server.deps);
    expect(await status()).toBe("IN_PROGRESS");
    minutes(1);
    await completeIdleSessions(server.deps);
    expect(await status()).toBe("COMPLETED");
    expect((await schedule()).status).toBe("FINISHED");
  });

  test("does not complete a session that nobody has joined while its time runs", async () => {
    clock.advance(59 * 60_000);
    await advanceSession(server.deps, fixture.id);
    clock.advance(29 * 60_000);
    await completeIdleSessions(server.deps);
    expect((await host.call(getSession, { params: { id: fixture.id } })).body.status).toBe("IN_PROGRESS");
  });
});
