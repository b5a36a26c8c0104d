import { describe, expect, test } from "vitest";
import { absenceSession } from "../../../test/absence-session.ts";
import type { Client } from "../../../test/client.ts";
import { CALLERS } from "../../../test/permission-fixture.ts";
import { cancelRegistration, removeAttendee } from "../attendees/contract.ts";
import { clearRoles } from "../control/contract.ts";
import { getPageData } from "../sessions/contract.ts";
import { getState } from "./contract.state.ts";
import {
  answerSwap,
  askToSwap,
  extendSegment,
  holdSegment,
  nextSegment,
  seekSegment,
  startSchedule,
  swapTurns,
} from "./contract.ts";

/** Turns of 810 s; the participant's is the first, then the interviewer's, the owner's, the host's. */
const FIRST_QUESTION_SEC = 284;

const session = absenceSession();
const { params, present, pass, schedule, turn, waitsFor, me } = session;

describe("a guided turn whose candidate is absent while a host is present (LS-D3.6)", () => {
  test("waits from its beginning, with its whole time, until the candidate comes", async () => {
    await present("host", "owner");
    await pass(1);
    expect(await schedule()).toMatchObject({ status: "PAUSED", remaining_sec: FIRST_QUESTION_SEC });
    expect(await waitsFor()).toBe(me("participant"));
    await pass(300);
    expect(await turn()).toBe(me("participant"));
    await present("host", "owner", "participant");
    await pass(0);
    expect(await schedule()).toMatchObject({
      status: "RUNNING",
      remaining_sec: FIRST_QUESTION_SEC,
      current_index: 0,
    });
    expect(await waitsFor()).toBeNull();
  });

  test("does not begin before the candidate comes: nobody sees or hears its question", async () => {
    await present("host", "owner", "observer");
    const observer = await session.signIn(CALLERS.observer);
    const first = (await schedule()).timeline[0]?.question_id;
    const ofFirst = async (person: Client) =>
      (await person.call(getPageData, params())).body.questions.find(({ id }) => id === first);
    const asked = async () => (await observer.call(getState, params())).body.designations.featuredQuestion?.id;
    expect([(await ofFirst(session.host))?.hearing, (await ofFirst(observer))?.hearing]).toEqual(["HEARD", "HEARD"]);
    expect(await asked()).toBe(first);
    await pass(1);
    expect([(await ofFirst(session.host))?.hearing, await ofFirst(observer)]).toEqual(["AHEAD", undefined]);
    expect(await asked()).toBeUndefined();
    expect((await schedule()).timeline[0]?.started_at).toBeNull();
    await present("host", "owner", "observer", "participant");
    await pass(0);
    expect([(await ofFirst(session.host))?.hearing, (await ofFirst(observer))?.hearing]).toEqual(["HEARD", "HEARD"]);
    expect(await asked()).toBe(first);
  });

  test("keeps its whole time and its first question when it is skipped, or swapped and called back", async () => {
    await present("host", "owner", "interviewer");
    await pass(1);
    await session.host.call(swapTurns, { ...params(), body: { attendee_id: me("owner") } });
    await session.host.call(swapTurns, { ...params(), body: { attendee_id: me("participant") } });
    expect(await schedule()).toMatchObject({ status: "RUNNING", remaining_sec: FIRST_QUESTION_SEC });
    await pass(1);
    const { timeline } = await schedule();
    const index = timeline.findIndex((one) => one.interviewee_attendee_id === me("interviewer"));
    await session.host.call(seekSegment, { ...params(), body: { index } });
    const theirs = (await schedule()).timeline.filter((one) => one.interviewee_attendee_id === me("participant"));
    expect(theirs.map(({ started_at }) => started_at)).toEqual(theirs.map(() => null));
    expect(theirs[0]?.duration_sec).toBe(FIRST_QUESTION_SEC);
  });

  test("refuses to advance, extend or hold while it waits, and can be swapped or skipped", async () => {
    await present("host");
    await pass(1);
    const before = await schedule();
    const responses = [
      await session.host.call(nextSegment, { ...params(), body: {} }),
      await session.host.call(seekSegment, { ...params(), body: { index: 1 } }),
      await session.host.call(extendSegment, { ...params(), body: { minutes: 5 } }),
      await session.host.call(holdSegment, { ...params(), body: { held: true } }),
    ];
    expect(responses.map(({ status, body }) => [status, "code" in body && body.code])).toEqual([
      [409, "turn_waits"],
      [409, "turn_waits"],
      [409, "turn_waits"],
      [409, "turn_waits"],
    ]);
    expect(await schedule()).toEqual({ ...before, server_time: expect.any(String) });
  });

  test("waits ten seconds for a candidate who leaves in the middle of it: they may be reloading the page", async () => {
    await present("host", "participant");
    await pass(60);
    await present("host");
    await pass(9);
    expect(await waitsFor()).toBeNull();
    await pass(1);
    expect(await waitsFor()).toBe(me("participant"));
  });

  test("also waits for a candidate who left or was removed, and after Clear All Roles", async () => {
    await present("host", "participant");
    await (await session.signIn(CALLERS.participant)).call(cancelRegistration, params());
    await pass(10);
    expect(await waitsFor()).toBe(me("participant"));

    await session.begin();
    await present("host", "participant");
    await session.host.call(removeAttendee, { params: { ...params().params, attendeeId: me("participant") } });
    await pass(10);
    expect(await waitsFor()).toBe(me("participant"));

    await session.begin();
    await present("host");
    await session.host.call(clearRoles, params());
    await pass(1);
    expect(await waitsFor()).toBe(me("participant"));
  });

  test("shows the candidate's name only after they left or were removed", async () => {
    const left = async () => (await session.host.call(getState, params())).body.left_candidates;
    expect(await left()).toEqual([]);
    await session.host.call(removeAttendee, { params: { ...params().params, attendeeId: me("participant") } });
    await (await session.signIn(CALLERS.interviewer)).call(cancelRegistration, params());
    const [first, second] = [me("participant"), me("interviewer")];
    expect(await left()).toEqual([
      { attendee_id: first, display_name: "The participant" },
      { attendee_id: second, display_name: "The interviewer" },
    ]);
  });

  test("is swapped with the turn of a present person, which begins now, and takes that turn's place (LS-D3.1)", async () => {
    await present("host", "owner");
    await pass(1);
    await session.host.call(swapTurns, { ...params(), body: { attendee_id: me("owner") } });
    const { status, timeline, waiting_for } = await schedule();
    expect([status, await turn(), waiting_for]).toEqual(["RUNNING", me("owner"), undefined]);
    const order = [...new Set(timeline.flatMap((one) => one.interviewee_attendee_id ?? []))];
    expect(order.filter((id) => id !== me("interviewer")).slice(0, 2)).toEqual([me("owner"), me("participant")]);
  });

  test("goes to a person who accepts the request to swap, and still waits after a refusal", async () => {
    const owner = await session.signIn(CALLERS.owner);
    await present("host", "owner");
    await pass(1);
    const ask = () => session.host.call(askToSwap, { ...params(), body: { attendee_id: me("owner") } });
    expect((await owner.call(answerSwap, { ...params(), body: { accepts: true } })).body).toMatchObject({
      code: "not_asked_to_swap",
    });
    await ask();
    expect((await schedule()).waiting_for?.asked_attendee_id).toBe(me("owner"));
    await owner.call(answerSwap, { ...params(), body: { accepts: false } });
    expect((await schedule()).waiting_for).toMatchObject({ attendee_id: me("participant"), asked_attendee_id: null });
    await ask();
    await owner.call(answerSwap, { ...params(), body: { accepts: true } });
    expect([(await schedule()).status, await turn()]).toEqual(["RUNNING", me("owner")]);
  });

  test("is skipped by the host: the next turn runs, and the skipped one can be called later (LS-D3.1)", async () => {
    await present("host", "interviewer");
    await pass(1);
    const { timeline } = await schedule();
    const index = timeline.findIndex((one) => one.interviewee_attendee_id === me("interviewer"));
    await session.host.call(seekSegment, { ...params(), body: { index } });
    expect([(await schedule()).status, await turn()]).toEqual(["RUNNING", me("interviewer")]);
    await pass(1);
    expect((await session.host.call(swapTurns, { ...params(), body: { attendee_id: me("participant") } })).status).toBe(
      200,
    );
  });

  test("runs without the candidate after the host resumes, and does not wait again in that turn", async () => {
    await present("host");
    await pass(1);
    await session.host.call(startSchedule, { ...params(), body: {} });
    await pass(5);
    expect((await schedule()).status).toBe("RUNNING");
  });
});

describe("in the first minute after the server's start, a guided turn", () => {
  test("waits for a candidate who leaves in that minute, from the tenth second on", async () => {
    await present("host", "participant");
    await pass(60);
    const startedAt = session.now();
    await pass(1, startedAt);
    await present("host");
    await pass(9, startedAt);
    expect(await waitsFor()).toBeNull();
    await pass(1, startedAt);
    expect(await waitsFor()).toBe(me("participant"));
  });

  test("waits at once for the candidate of a session that began in that minute and who never came", async () => {
    const startedAt = session.now();
    await session.begin();
    await present("host");
    await pass(1, startedAt);
    expect(await waitsFor()).toBe(me("participant"));
  });

  test("runs for a candidate who left before the start: they may be back and nothing has reported them", async () => {
    await present("host", "participant");
    await pass(1);
    await present("host");
    await pass(5);
    const startedAt = session.now();
    await pass(59, startedAt);
    expect(await waitsFor()).toBeNull();
    await pass(1, startedAt);
    expect(await waitsFor()).toBe(me("participant"));
  });

  test("that waited before the start continues as soon as its candidate comes", async () => {
    await present("host");
    await pass(1);
    const startedAt = session.now();
    await present("host", "participant");
    await pass(1, startedAt);
    expect([(await schedule()).status, await waitsFor()]).toEqual(["RUNNING", null]);
  });
});
