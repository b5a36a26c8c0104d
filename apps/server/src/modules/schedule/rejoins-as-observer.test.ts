import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, type Fixture, sessionIn } from "../../../test/permission-fixture.ts";
import { cancelRegistration, joinSession } from "../attendees/contract.ts";
import { setPresence } from "../attendees/set-presence.ts";
import { getSession } from "../sessions/contract.ts";
import { checkAbsences } from "./check-absences.ts";
import { getSchedule, nextSegment, seekSegment, swapTurns } from "./contract.ts";

let server: TestServer;
let clock: ManualClock;
let fixture: Fixture;
let host: Client;

beforeAll(async () => {
  clock = manualClock();
  server = await createTestServer({ handlers: ALL_ROUTES, clock });
  for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
  host = await server.signIn(CALLERS.host);
});
afterAll(() => server.close());
beforeEach(async () => {
  fixture = await sessionIn(server.deps, "RUNNING");
});

const params = () => ({ params: { id: fixture.id } });
const present = (...people: string[]) => setPresence(server.deps, fixture.id, people);
const pass = async (seconds: number) => {
  clock.advance(seconds * 1000);
  await checkAbsences(server.deps);
};
const schedule = async () => (await host.call(getSchedule, params())).body;
const turn = async () => {
  const { timeline, current_index } = await schedule();
  return timeline[current_index]?.interviewee_attendee_id;
};
const me = (who: "participant" | "interviewer") => fixture.attendee[who] as number;

describe("a candidate who rejoins as observer (LS-D3)", () => {
  const rejoin = async () => {
    const participant = await server.signIn(CALLERS.participant);
    await participant.call(cancelRegistration, params());
    await participant.call(joinSession, { ...params(), body: { role: "observer" } });
  };

  test("has no turn any more: it is taken out before it begins, and other turns do not change", async () => {
    await present("host", "participant", "interviewer");
    await host.call(swapTurns, { ...params(), body: { attendee_id: me("interviewer") } });
    const before = (await schedule()).timeline.filter((one) => one.interviewee_attendee_id !== me("participant"));
    await rejoin();
    await pass(1);
    const { timeline, current_index } = await schedule();
    const left = timeline.filter((one) => one.interviewee_attendee_id === me("participant"));
    expect(left.every((one) => one.started_at !== null)).toBe(true);
    expect(timeline.filter((one) => !left.includes(one)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(timeline[current_index]?.interviewee_attendee_id).toBe(me("interviewer"));
    const { agenda } = (await host.call(getSession, params())).body;
    expect(agenda.filter((entry) => entry.attendee_id === me("participant") && !entry.has_begun)).toEqual([]);
  });

  test("has no turn after a wait and a skip either: the question of the wait counts as not asked", async () => {
    await present("host", "interviewer");
    await pass(1);
    const { timeline } = await schedule();
    const index = timeline.findIndex((one) => one.interviewee_attendee_id === me("interviewer"));
    await host.call(seekSegment, { ...params(), body: { index } });
    await rejoin();
    await pass(1);
    const after = await schedule();
    expect(after.timeline.filter((one) => one.interviewee_attendee_id === me("participant"))).toEqual([]);
    expect(after.timeline[after.current_index]?.id).toBe(timeline[index]?.id);
    const { agenda } = (await host.call(getSession, params())).body;
    expect(agenda.map((entry) => entry.attendee_id)).not.toContain(me("participant"));
  });

  test("in the middle of their turn gives it to the next person, whose first question has its full time", async () => {
    await present("host", "participant", "interviewer");
    await pass(30);
    await rejoin();
    await pass(1);
    const { timeline, current_index, status } = await schedule();
    expect([status, await turn()]).toEqual(["RUNNING", me("interviewer")]);
    const first = timeline.find((one) => one.interviewee_attendee_id === me("interviewer"));
    expect(timeline[current_index]?.id).toBe(first?.id);
  });

  test("in the middle of their evaluation is not waited for: it runs to its end, and the next turn follows", async () => {
    await present("host", "participant", "interviewer");
    await pass(30);
    const { timeline } = await schedule();
    const index = timeline.findIndex((one) => one.type === "EVALUATE");
    for (let at = 0; at < index; at += 1) await host.call(nextSegment, { ...params(), body: {} });
    await rejoin();
    await pass(30);
    const during = await schedule();
    expect([during.status, during.waiting_for]).toEqual(["RUNNING", undefined]);
    expect(during.timeline[during.current_index]?.id).toBe(timeline[index]?.id);
    await host.call(nextSegment, { ...params(), body: {} });
    expect(await turn()).toBe(me("interviewer"));
  });

  test("ends the wait of their evaluation, which continues without them", async () => {
    await present("host", "participant", "interviewer");
    await pass(30);
    const { timeline } = await schedule();
    const index = timeline.findIndex((one) => one.type === "EVALUATE");
    await host.call(seekSegment, { ...params(), body: { index } });
    await pass(5);
    await present("host", "interviewer");
    await pass(10);
    expect((await schedule()).waiting_for?.attendee_id).toBe(me("participant"));
    await rejoin();
    await pass(1);
    const after = await schedule();
    expect([after.status, after.timeline[after.current_index]?.id]).toEqual(["RUNNING", timeline[index]?.id]);
  });

  test("does not have the rest of their interrupted evaluation", async () => {
    await present("host", "participant", "interviewer");
    await pass(30);
    const { timeline } = await schedule();
    const index = timeline.findIndex((one) => one.type === "EVALUATE");
    for (let at = 0; at < index; at += 1) await host.call(nextSegment, { ...params(), body: {} });
    await pass(5);
    await host.call(swapTurns, { ...params(), body: { attendee_id: me("interviewer") } });
    const isToCome = async () => {
      const after = await schedule();
      return after.timeline.slice(after.current_index).some((one) => one.interviewee_attendee_id === me("participant"));
    };
    expect(await isToCome()).toBe(true);
    await rejoin();
    await pass(1);
    expect(await isToCome()).toBe(false);
  });
});
