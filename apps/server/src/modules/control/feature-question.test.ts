import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ControlRoom, codeOf, controlRoom } from "../../../test/control-room.ts";
import { sessionIn } from "../../../test/permission-fixture.ts";
import { listQuestions } from "../attendees/question-repository.ts";
import { nextSegment, pauseSchedule, startSchedule } from "../schedule/contract.ts";
import { getPageData } from "../sessions/contract.ts";

let room: ControlRoom;
beforeAll(async () => {
  room = await controlRoom();
});
beforeEach(() => room.begin());
afterAll(() => room.close());

describe("the featured question", () => {
  test("starts its timer by the server's clock, the same for all (LS-4.24, LS-4.29)", async () => {
    await room.inFreeMode();
    await room.enter("host");
    const at = room.clock.now().toISOString();
    expect(codeOf(await room.feature("interviewer", room.fixture.questionId))).toBe(200);
    room.clock.advance(7_000);
    const shown = (await room.state("participant")).designations.featuredQuestion;
    expect(shown).toMatchObject({ id: room.fixture.questionId, timeLimit: 60, startedAt: at, remainingSec: 60 });
    await room.hasHinted("feature_question", "timer_ctrl");
  });

  test("has its text, its category and its time limit (LS-3.6, LS-D3.2)", async () => {
    await room.inFreeMode();
    await room.feature("host", room.fixture.questionId);
    const page = (await room.people.host.call(getPageData, { params: room.params })).body;
    const asked = page.questions.find(({ id }) => id === room.fixture.questionId);
    expect((await room.state("participant")).designations.featuredQuestion).toMatchObject({
      id: room.fixture.questionId,
      text: asked?.question_text,
      category: asked?.criteria.label,
      timeLimit: 60,
    });
  });

  test("waits while the schedule is paused, and continues on resuming", async () => {
    await room.inFreeMode();
    await room.feature("interviewer", room.fixture.questionId);
    room.clock.advance(10_000);
    await room.people.host.call(pauseSchedule, { params: room.params, body: {} });
    room.clock.advance(500_000);
    expect((await room.state()).designations.featuredQuestion).toMatchObject({ startedAt: null, remainingSec: 50 });
    await room.people.host.call(startSchedule, { params: room.params, body: {} });
    expect((await room.state()).designations.featuredQuestion).toMatchObject({
      startedAt: room.clock.now().toISOString(),
      remainingSec: 50,
    });
  });

  test("is the one that was asked when the session became self-paced, without a time limit, for everybody", async () => {
    const asked = (await room.state()).designations.featuredQuestion?.id;
    await room.inFreeMode();
    for (const who of ["host", "participant", "observer"] as const)
      expect((await room.state(who)).designations.featuredQuestion).toMatchObject({
        id: asked,
        timeLimit: null,
        startedAt: null,
        remainingSec: null,
      });
    expect(await room.sent("question.featured")).toMatchObject([{ question_id: asked, remaining_sec: null }]);
  });

  test("is removed by null and by the next turn", async () => {
    await room.inFreeMode();
    await room.feature("host", room.fixture.questionId);
    await room.feature("host", null);
    expect((await room.state()).designations.featuredQuestion).toBeNull();
    await room.feature("host", room.fixture.questionId);
    const body = { interviewee_attendee_id: room.attendee("owner") };
    await room.people.host.call(nextSegment, { params: room.params, body });
    expect((await room.state()).designations.featuredQuestion).toBeNull();
  });

  test("in GUIDED is that of the running segment, and the next one with the next segment (LS-4.23, LS-D3.2)", async () => {
    for (const index of [0, 1]) {
      const { schedule, designations } = await room.state("observer");
      const running = schedule.timeline[index];
      expect([schedule.current_index, running?.type]).toEqual([index, "QUESTION"]);
      expect(designations.featuredQuestion?.id).toBe(running?.question_id);
      // Not the question's own 60 s.
      expect(running?.duration_sec).toBeGreaterThan(60);
      expect(designations.featuredQuestion?.timeLimit).toBe(running?.duration_sec);
      await room.people.host.call(nextSegment, { params: room.params, body: { expected_index: index } });
    }
  });

  test("is chosen only by people with control (LS-6.7)", async () => {
    await room.inFreeMode();
    await room.feature("host", null);
    expect(codeOf(await room.feature("peer", room.fixture.questionId))).toBe("not_interviewer");
    expect((await room.state()).designations.featuredQuestion).toBeNull();
    expect(codeOf(await room.feature("interviewer", room.fixture.questionId))).toBe(200);
  });

  test("follows the segment in GUIDED mode, and is no question of another session (LS-4.23)", async () => {
    expect(codeOf(await room.feature("host", room.fixture.questionId))).toBe("featured_follows_schedule");
    await room.inFreeMode();
    const other = (await sessionIn(room.deps, "RUNNING")).questionId;
    expect(codeOf(await room.feature("host", other))).toBe("question_not_found");
  });

  test("belongs to the person in the hot seat: nobody, host and authority included, features their own before that", async () => {
    await room.inFreeMode();
    await room.feature("host", null);
    const questions = await listQuestions(room.deps.database.db, room.params.id);
    const of = (who: "interviewer" | "host") =>
      questions.find(({ attendeeId }) => attendeeId === room.attendee(who))?.id as number;
    for (const who of ["interviewer", "host", "owner", "authority"] as const)
      for (const whose of ["interviewer", "host"] as const)
        expect(codeOf(await room.feature(who, of(whose)))).toBe("question_of_another");
    expect((await room.state()).designations.featuredQuestion).toBeNull();
    await room.give("host", "interviewee", "host");
    expect(codeOf(await room.feature("host", of("host")))).toBe(200);
  });
});
