import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, type Fixture, sessionIn } from "../../../test/permission-fixture.ts";
import { fivePillars, recordAllHeard } from "../../../test/scoring.ts";
import { PROFILE_MAX_LENGTH } from "../../contract/limits.ts";
import { listEvaluationStates, reopenEvaluation } from "../evaluations/contract.states.ts";
import { evaluateAttendee } from "../evaluations/contract.ts";
import { getSchedule } from "../schedule/contract.ts";
import { getPageData, getSession } from "../sessions/contract.ts";
import { approveProfile, setExtraTime } from "./contract.composing.ts";
import { getMyAttendee } from "./contract.ts";

describe("settings of an attendee, by themself and by the host", () => {
  let server: TestServer;
  let clock: ManualClock;
  let host: Client;
  let participant: Client;
  let interviewer: Client;
  let fixture: Fixture;
  beforeAll(async () => {
    clock = manualClock();
    server = await createTestServer({ handlers: ALL_ROUTES, clock });
    for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
    host = await server.signIn(CALLERS.host);
    participant = await server.signIn(CALLERS.participant);
    interviewer = await server.signIn(CALLERS.interviewer);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    fixture = await sessionIn(server.deps, "SCHEDULED");
  });

  const of = () => ({ id: fixture.id, attendeeId: fixture.attendee.participant as number });
  const seenBy = async (who: Client) =>
    (await who.call(getPageData, { params: { id: fixture.id } })).body.attendees.find(
      ({ id }) => id === fixture.attendee.participant,
    );

  test("extra time lengthens their share and the session, and peers do not see it (LS-D3.2)", async () => {
    const lengths = async () => {
      const { timeline } = (await host.call(getSchedule, { params: { id: fixture.id } })).body;
      const sum = (mine: boolean) =>
        timeline
          .filter((one) => !mine || one.interviewee_attendee_id === fixture.attendee.participant)
          .reduce((total, one) => total + one.duration_sec, 0);
      return { share: sum(true), whole: sum(false) };
    };
    const before = await lengths();
    expect((await participant.call(setExtraTime, { params: of(), body: { percent: 50 } })).body).toMatchObject({
      extra_time_percent: 50,
    });
    const after = await lengths();
    expect(after).toEqual({ share: before.share * 1.5, whole: before.whole + before.share / 2 });
    expect((await host.call(getSession, { params: { id: fixture.id } })).body.remaining_seconds).toBe(after.whole);
    expect((await seenBy(host))?.extra_time_percent).toBe(50);
    expect((await seenBy(participant))?.extra_time_percent).toBe(50);
    expect(await seenBy(interviewer)).not.toHaveProperty("extra_time_percent");
    expect((await host.call(setExtraTime, { params: of(), body: { percent: 0 } })).status).toBe(200);
    expect(await lengths()).toEqual(before);
    expect((await host.call(setExtraTime, { params: of(), body: { percent: 30 } as never })).body).toMatchObject({
      code: "validation_failed",
    });
  });

  test("extra time is fixed once the schedule has started (LS-D3.1)", async () => {
    fixture = await sessionIn(server.deps, "RUNNING");
    const response = await participant.call(setExtraTime, { params: of(), body: { percent: 25 } });
    expect([response.status, response.body]).toMatchObject([409, { code: "schedule_started" }]);
  });

  test("peers read a profile after its person has approved it (LS-7.19, LS-D5.6)", async () => {
    expect((await seenBy(host))?.anonymized_profile_summary).toBeNull();
    const summary = { anonymized_profile_summary: "  Ten years in logistics. " };
    expect((await host.call(approveProfile, { params: of(), body: summary })).body).toMatchObject({
      code: "permission_denied",
    });
    expect((await participant.call(approveProfile, { params: of(), body: summary })).status).toBe(200);
    expect((await seenBy(host))?.anonymized_profile_summary).toBe("Ten years in logistics.");
    const own = await participant.call(getMyAttendee, { params: { id: fixture.id } });
    expect(own.body.anonymized_profile_summary).toBe("Ten years in logistics.");
    for (const text of [" ", "x".repeat(PROFILE_MAX_LENGTH + 1)])
      expect(
        (await participant.call(approveProfile, { params: of(), body: { anonymized_profile_summary: text } })).body,
      ).toMatchObject({ code: "validation_failed" });
  });

  test("the host reopens a submitted evaluation within seven days (LS-D5.3)", async () => {
    fixture = await sessionIn(server.deps, "COMPLETED");
    const { questions } = (await interviewer.call(getPageData, { params: { id: fixture.id } })).body;
    const answers = questions
      .filter(({ attendee_id }) => attendee_id === fixture.attendee.participant)
      .map(({ id }) => ({ question: id, score: 5 }));
    await recordAllHeard(server.deps, fixture.id);
    const about = { evaluatee: fixture.attendee.participant as number, pillars: fivePillars() };
    const evaluation = { ...about, answers, comments: "Clear." };
    const save = (status: "DRAFT" | "SUBMITTED") =>
      interviewer.call(evaluateAttendee, { params: { id: fixture.id }, body: { ...evaluation, status } });
    expect((await save("SUBMITTED")).status).toBe(200);
    expect((await save("DRAFT")).body).toMatchObject({ code: "evaluation_final" });
    const { results } = (await host.call(listEvaluationStates, { params: { id: fixture.id } })).body;
    const submitted = results.find(({ status }) => status === "SUBMITTED");
    const author = { attendee_id: fixture.attendee.interviewer, full_name: "The interviewer", attends: true };
    expect(submitted?.evaluator).toEqual(author);
    expect(JSON.stringify(results)).not.toContain("Clear.");
    const params = { id: submitted?.id as number };
    expect((await interviewer.call(reopenEvaluation, { params })).body).toMatchObject({ code: "permission_denied" });
    expect((await host.call(reopenEvaluation, { params })).body).toMatchObject({ status: "DRAFT" });
    const mine = (await interviewer.call(getPageData, { params: { id: fixture.id } })).body.evaluations[0];
    expect([mine?.status, mine?.comments, mine?.answers.map(({ score }) => score)]).toEqual([
      "DRAFT",
      "Clear.",
      [5, 5],
    ]);
    expect((await save("SUBMITTED")).status).toBe(200);
    clock.set(new Date(clock.now().getTime() + 8 * 24 * 60 * 60 * 1000));
    // The earlier sign-in has ended: nobody used it for days.
    host = await server.signIn(CALLERS.host);
    expect((await host.call(reopenEvaluation, { params })).body).toMatchObject({ code: "evaluation_closed" });
  });
});
