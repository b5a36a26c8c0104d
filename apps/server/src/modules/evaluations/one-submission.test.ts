import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, type Fixture, sessionIn } from "../../../test/permission-fixture.ts";
import { readyVideo } from "../../../test/ready-video.ts";
import { fivePillars } from "../../../test/scoring.ts";
import { setPresence } from "../attendees/set-presence.ts";
import { featureQuestion } from "../control/contract.ts";
import { checkAbsences } from "../schedule/check-absences.ts";
import {
  getSchedule,
  nextSegment,
  pauseSchedule,
  seekSegment,
  setFlowMode,
  startSchedule,
} from "../schedule/contract.ts";
import { getPageData } from "../sessions/contract.ts";
import { reopenEvaluation } from "./contract.states.ts";
import { evaluateAttendee, listMyPillarRatings, ratePillars } from "./contract.ts";

type Who = "host" | "interviewer" | "peer" | "participant";

describe("one submission for questions and pillars (LS-D5.7)", () => {
  let server: TestServer;
  let clock: ManualClock;
  let fixture: Fixture;
  const people = {} as Record<Who, Client>;
  beforeAll(async () => {
    clock = manualClock();
    server = await createTestServer({ handlers: ALL_ROUTES, video: readyVideo, clock });
    for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
    for (const who of ["host", "interviewer", "peer", "participant"] as const)
      people[who] = await server.signIn(CALLERS[who]);
  });
  beforeEach(async () => {
    fixture = await sessionIn(server.deps, "RUNNING");
  });
  afterAll(() => server.close());

  const inside = (...who: Who[]) => setPresence(server.deps, fixture.id, who);
  const next = async () => {
    expect((await people.host.call(nextSegment, { params: { id: fixture.id }, body: {} })).status).toBe(200);
  };
  const questionsFor = async (who: Who) =>
    (await people[who].call(getPageData, { params: { id: fixture.id } })).body.questions.filter(
      ({ attendee_id }) => attendee_id === fixture.attendee.participant,
    );
  const hearing = async (who: Who) => (await questionsFor(who)).map((question) => question.hearing);
  const save = async (who: Who, change: object) => {
    const body = {
      evaluatee: fixture.attendee.participant as number,
      answers: [],
      status: "DRAFT" as const,
      ...change,
    };
    return people[who].call(evaluateAttendee, { params: { id: fixture.id }, body });
  };
  const given = async (who: Who) =>
    (await people[who].call(listMyPillarRatings, { params: { id: fixture.id } })).body.results;

  test("a question is heard by people present while it was asked, not heard by others, and ahead before (LS-D5.7)", async () => {
    await inside("host", "participant");
    expect([await hearing("host"), await hearing("peer")]).toEqual([
      ["HEARD", "AHEAD"],
      ["NOT_HEARD", "AHEAD"],
    ]);
    await inside("host", "participant", "peer");
    expect(await hearing("peer")).toEqual(["HEARD", "AHEAD"]);
    await inside("participant", "peer");
    await next();
    expect([await hearing("host"), await hearing("peer")]).toEqual([
      ["HEARD", "NOT_HEARD"],
      ["HEARD", "HEARD"],
    ]);
    const [first, second] = await questionsFor("host");
    expect([first?.asked_from, first?.asked_until, second?.asked_from].map((time) => typeof time)).toEqual([
      "string",
      "string",
      "string",
    ]);
    expect(second?.asked_until).toBeNull();
  });

  test("a score of a question that was not heard is refused, a comment on it is kept (LS-D5.7)", async () => {
    await inside("host", "participant");
    const [asked, ahead] = (await questionsFor("host")).map(({ id }) => id) as [number, number];
    const answers = [
      { question: asked, score: 4 },
      { question: ahead, score: 4 },
    ];
    const formData = { [ahead]: { score: 5, comment: "" } };
    for (const status of ["DRAFT", "SUBMITTED"])
      expect((await save("host", { answers, formData, status })).body).toMatchObject({
        code: "validation_failed",
        field_errors: { "answers.1.score": [expect.any(String)], [`formData.${ahead}.score`]: [expect.any(String)] },
      });
    const words = { [ahead]: { score: null, comment: "Ask about cost." } };
    expect((await save("host", { answers: [answers[0]], formData: words })).body).toMatchObject({ formData: words });
  });

  test("a submission needs the heard questions and the five pillars, and no question still to be asked (LS-D5.7)", async () => {
    await inside("host", "participant");
    const [asked] = await questionsFor("host");
    const answers = [{ question: asked?.id, score: 4 }];
    const early = await save("host", {
      answers,
      pillars: { Expertise: { score: 4, comment: "" } },
      status: "SUBMITTED",
    });
    const without = ["Agilité", "Collaboration", "Leadership", "Innovation"].map((pillar) => `${pillar} is not rated.`);
    expect(early.body).toMatchObject({
      code: "evaluation_incomplete",
      field_errors: { answers: ["Question 2 is still to be asked."], pillars: without },
    });
    await inside("participant");
    await next();
    expect((await save("host", { answers, pillars: fivePillars(), status: "SUBMITTED" })).body).toMatchObject({
      status: "SUBMITTED",
      pillars: fivePillars(),
    });
    expect((await save("peer", { pillars: fivePillars(), status: "SUBMITTED" })).body).toMatchObject({
      status: "SUBMITTED",
    });
  });

  test("pillars are a draft until they are submitted, stay where a save leaves them out, and stop counting on reopening (LS-D5.7)", async () => {
    const pillars = {
      Leadership: { score: 2, comment: "Decide sooner." },
      Innovation: { score: null, comment: "Hm." },
    };
    expect((await save("host", { pillars })).body).toMatchObject({ pillars });
    expect((await save("host", { comments: "Calm." })).body).toMatchObject({ pillars, comments: "Calm." });
    expect(await given("host")).toEqual([]);
    await next();
    await next();
    const whole = { ...fivePillars(), Leadership: { score: 2, comment: "Decide sooner." } };
    const submitted = (await save("host", { pillars: whole, status: "SUBMITTED" })).body;
    expect(await given("host")).toMatchObject([
      {
        evaluatee: fixture.attendee.participant,
        ratings: { Leadership: 2 },
        comments: { Leadership: "Decide sooner." },
      },
    ]);
    await people.host.call(reopenEvaluation, { params: { id: submitted.id } });
    expect(await given("host")).toEqual([]);
    expect((await save("host", {})).body).toMatchObject({ status: "DRAFT", pillars: whole });
  });

  test.each([
    ["a pillar's score of 7", { Expertise: { score: 7, comment: "" } }, "pillars.Expertise.score"],
    ["a pillar's score of 0", { Expertise: { score: 0, comment: "" } }, "pillars.Expertise.score"],
    ["an unknown pillar", { Charm: { score: 3, comment: "" } }, "pillars.Charm"],
    ["a pillar's comment too long", { Agilité: { score: 3, comment: "x".repeat(5_001) } }, "pillars.Agilité.comment"],
  ])("%s is refused with the field", async (_what, pillars, field) => {
    const { body } = await save("host", { pillars });
    expect(Object.keys((body as never as { field_errors: object }).field_errors)).toEqual([field]);
  });

  test("peers cannot be rated separately, without the evaluation (LS-D5.7)", async () => {
    const ratings = { Expertise: 1, Agilité: 2, Collaboration: 3, Leadership: 4, Innovation: 5 };
    const body = { evaluatee: fixture.attendee.participant as number, ratings };
    const rate = async (who: Who) => (await people[who].call(ratePillars, { params: { id: fixture.id }, body })).body;
    expect(await rate("host")).toMatchObject({
      code: "validation_failed",
      field_errors: { evaluatee: [expect.any(String)] },
    });
    expect(await rate("participant")).toMatchObject({ rater: fixture.attendee.participant });
  });

  /** The participant's self-paced turn is called, after their timed one. */
  const callInFree = async () => {
    const params = { id: fixture.id };
    await inside("host", "participant");
    await people.host.call(pauseSchedule, { params, body: { remaining_sec: 1 } });
    await people.host.call(setFlowMode, { params, body: { flow_mode: "FREE" } });
    await people.host.call(startSchedule, { params, body: {} });
    await people.host.call(nextSegment, {
      params,
      body: { interviewee_attendee_id: fixture.attendee.participant as number },
    });
  };

  test("in a free session a question opens when it is asked", async () => {
    const params = { id: fixture.id };
    await callInFree();
    const [, second] = await questionsFor("host");
    expect(second?.hearing).toBe("AHEAD");
    const asking = await people.host.call(featureQuestion, { params, body: { question_id: second?.id as number } });
    expect([asking.status, await hearing("host"), await hearing("peer")]).toMatchObject([
      200,
      ["HEARD", "HEARD"],
      ["NOT_HEARD", "NOT_HEARD"],
    ]);
  });

  test("in a free session questions are to come while the turn has time left, and are left out at its end", async () => {
    await callInFree();
    const [asked] = await questionsFor("host");
    const given = { answers: [{ question: asked?.id, score: 4 }], pillars: fivePillars(), status: "SUBMITTED" };
    expect((await save("host", given)).body).toMatchObject({
      code: "evaluation_incomplete",
      field_errors: { answers: ["Question 2 is still to be asked."] },
    });
    clock.advance(60 * 60_000);
    expect(await hearing("host")).toEqual(["HEARD", "NOT_HEARD"]);
    expect((await save("host", given)).body).toMatchObject({ status: "SUBMITTED" });
  });

  test("in a free session questions that a turn left out are not required after the turn", async () => {
    await callInFree();
    expect(await hearing("host")).toEqual(["HEARD", "AHEAD"]);
    await people.host.call(nextSegment, {
      params: { id: fixture.id },
      body: { interviewee_attendee_id: fixture.attendee.interviewer as number },
    });
    expect(await hearing("host")).toEqual(["HEARD", "NOT_HEARD"]);
  });

  test("an evaluation of a candidate whose turn waited and was skipped cannot be submitted", async () => {
    await inside("host", "interviewer");
    await checkAbsences(server.deps);
    const params = { id: fixture.id };
    const { timeline } = (await people.host.call(getSchedule, { params })).body;
    const index = timeline.findIndex((one) => one.interviewee_attendee_id === fixture.attendee.interviewer);
    expect((await people.host.call(seekSegment, { params, body: { index } })).status).toBe(200);
    expect(await hearing("host")).toEqual(["NOT_HEARD", "NOT_HEARD"]);
    expect((await save("host", { pillars: fivePillars(), status: "SUBMITTED" })).body).toMatchObject({
      code: "evaluation_incomplete",
      field_errors: { answers: ["This candidate has had no turn."] },
    });
  });

  test("a submission with pillars that cannot be counted is not stored: both are written, or neither (LS-D5.7)", async () => {
    await inside("host", "participant");
    await next();
    const { db } = server.deps.database;
    const answers = (await questionsFor("host")).map(({ id }) => ({ question: id, score: 4 }));
    const whole = { answers, pillars: fivePillars(), status: "SUBMITTED" };
    await db.execute(sql`alter table pillar_ratings add constraint counts_none check (false) not valid`);
    try {
      expect((await save("host", whole)).status).toBe(500);
    } finally {
      await db.execute(sql`alter table pillar_ratings drop constraint counts_none`);
    }
    const { evaluations } = (await people.host.call(getPageData, { params: { id: fixture.id } })).body;
    expect(evaluations).toMatchObject([{ status: "DRAFT", answers: [], pillars: {} }]);
    expect(await given("host")).toEqual([]);
    expect((await save("host", whole)).body).toMatchObject({ status: "SUBMITTED" });
    expect(await given("host")).toHaveLength(1);
  });
});
