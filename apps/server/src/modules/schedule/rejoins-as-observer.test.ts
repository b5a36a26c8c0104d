import { describe, expect, test } from "vitest";
import { absenceSession } from "../../../test/absence-session.ts";
import { CALLERS } from "../../../test/permission-fixture.ts";
import { cancelRegistration, joinSession } from "../attendees/contract.ts";
import { getSession } from "../sessions/contract.ts";
import { nextSegment, seekSegment, swapTurns } from "./contract.ts";

const session = absenceSession();
const { params, present, pass, schedule, turn, me } = session;

describe("a candidate who rejoins as observer (LS-D3.1)", () => {
  const rejoin = async () => {
    const participant = await session.signIn(CALLERS.participant);
    await participant.call(cancelRegistration, params());
    await participant.call(joinSession, { ...params(), body: { role: "observer" } });
  };

  test("has no turn any more: it is taken out before it begins, and other turns do not change", async () => {
    await present("host", "participant", "interviewer");
    await session.host.call(swapTurns, { ...params(), body: { attendee_id: me("interviewer") } });
    const before = (await schedule()).timeline.filter((one) => one.interviewee_attendee_id !== me("participant"));
    await rejoin();
    await pass(1);
    const { timeline, current_index } = await schedule();
    const left = timeline.filter((one) => one.interviewee_attendee_id === me("participant"));
    expect(left.every((one) => one.started_at !== null)).toBe(true);
    expect(timeline.filter((one) => !left.includes(one)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(timeline[current_index]?.interviewee_attendee_id).toBe(me("interviewer"));
    const { agenda } = (await session.host.call(getSession, params())).body;
    expect(agenda.filter((entry) => entry.attendee_id === me("participant") && !entry.has_begun)).toEqual([]);
  });

  test("has no turn after a wait and a skip either: the question of the wait counts as not asked", async () => {
    await present("host", "interviewer");
    await pass(1);
    const { timeline } = await schedule();
    const index = timeline.findIndex((one) => one.interviewee_attendee_id === me("interviewer"));
    await session.host.call(seekSegment, { ...params(), body: { index } });
    await rejoin();
    await pass(1);
    const after = await schedule();
    expect(after.timeline.filter((one) => one.interviewee_attendee_id === me("participant"))).toEqual([]);
    expect(after.timeline[after.current_index]?.id).toBe(timeline[index]?.id);
    const { agenda } = (await session.host.call(getSession, params())).body;
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
    for (let at = 0; at < index; at += 1) await session.host.call(nextSegment, { ...params(), body: {} });
    await rejoin();
    await pass(30);
    const during = await schedule();
    expect([during.status, during.waiting_for]).toEqual(["RUNNING", undefined]);
    expect(during.timeline[during.current_index]?.id).toBe(timeline[index]?.id);
    await session.host.call(nextSegment, { ...params(), body: {} });
    expect(await turn()).toBe(me("interviewer"));
  });

  test("ends the wait of their evaluation, which continues without them", async () => {
    await present("host", "participant", "interviewer");
    await pass(30);
    const { timeline } = await schedule();
    const index = timeline.findIndex((one) => one.type === "EVALUATE");
    await session.host.call(seekSegment, { ...params(), body: { index } });
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
    for (let at = 0; at < index; at += 1) await session.host.call(nextSegment, { ...params(), body: {} });
    await pass(5);
    await session.host.call(swapTurns, { ...params(), body: { attendee_id: me("interviewer") } });
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
