import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { PEOPLE } from "../../../test/people.ts";
import { OFFER } from "../../../test/sessions.ts";
import { joinSession } from "../attendees/contract.ts";
import { setPresence } from "../attendees/set-presence.ts";
import { getFeedbackSummary } from "../evaluations/contract.feedback.ts";
import { evaluateAttendee, ratePillars } from "../evaluations/contract.ts";
import { getState } from "../schedule/contract.state.ts";
import { nextSegment, startSchedule } from "../schedule/contract.ts";
import { advanceSession } from "../schedule/run-schedules.ts";
import { listAvailable, listMine, listTimeline } from "./contract.catalogue.ts";
import { createSession, endSession, getPageData, getSession, startSession } from "./contract.ts";

const RATINGS = { Expertise: 4, Agilité: 3, Collaboration: 5, Leadership: 2, Innovation: 6 } as const;

const ENGLISH = { "accept-language": "en" };

describe("two peers", () => {
  let server: TestServer;
  let clock: ManualClock;
  let amelie: Client;
  let ben: Client;
  beforeAll(async () => {
    clock = manualClock();
    server = await createTestServer({ clock, handlers: ALL_ROUTES });
    amelie = await server.signIn(PEOPLE.amelie);
    ben = await server.signIn(PEOPLE.ben);
  });
  afterAll(() => server.close());

  test("go from offering a session to reading the feedback (LS-4.1, LS-D2.3, LS-D2.4, LS-D5.5)", async () => {
    const created = await amelie.call(createSession, { body: { ...OFFER, capacity: 2 } });
    expect([created.status, created.body.userRole, created.body.view.state]).toEqual([201, "host", "JOINABLE"]);
    const params = { id: created.body.id };
    expect(created.body.status).toBe("SCHEDULED");

    const found = await ben.call(listAvailable, {}, ENGLISH);
    expect(found.body.results.map((row) => [row.id, row.view.cta.text])).toEqual([[params.id, "Register"]]);
    const registered = await ben.call(joinSession, { params, body: {} });
    expect([registered.status, registered.body.seating_index]).toEqual([201, 1]);
    expect((await ben.call(listMine, {}, ENGLISH)).body.results[0]?.view).toMatchObject({
      state: "JOINABLE",
      cta: { action: "JOIN", text: "Join Now" },
    });
    expect((await ben.call(listTimeline)).body.results).toMatchObject([
      { day: "2026-11-21", sessions: [{ id: params.id, attendee_count: 2 }] },
    ]);

    expect((await amelie.call(startSession, { params })).body.status).toBe("IN_PROGRESS");
    await setPresence(server.deps, params.id, ["amelie", "ben"]);
    expect((await ben.call(startSchedule, { params, body: {} })).status).toBe(403);
    const started = await amelie.call(startSchedule, { params, body: { expected_index: 0 } });
    expect(started.body.timeline.map((segment) => segment.duration_sec).reduce((sum, one) => sum + one, 0)).toBe(1200);

    // Amélie is first in the hot seat, so Ben interviews: he sees her questions, she sees only the current one.
    const state = (await ben.call(getState, { params })).body;
    expect(state.designations).toMatchObject({
      interviewee: { keycloakId: "amelie" },
      interviewer: { keycloakId: "ben" },
      spotlightIdentity: "amelie",
    });
    const mine = (await amelie.call(getPageData, { params })).body;
    const meId = mine.session.my_attendee_id as number;
    expect(
      mine.questions.filter((question) => question.attendee_id === meId).map((question) => question.number),
    ).toEqual([1]);
    const theirs = (await ben.call(getPageData, { params })).body.questions.filter(
      (question) => question.attendee_id === meId,
    );
    expect(theirs.map((question) => question.number)).toEqual([1, 2, 3, 4]);
    expect(theirs[0]?.criteria.anchors["6"]).toEqual(expect.any(String));
    // The signs of a strong answer are for scorers only (docs/decisions/0021).
    const contexts = (questions: typeof theirs) =>
      questions.map((question) => question.contextual_criteria_description !== "");
    expect(contexts(theirs)).toEqual([true, true, true, true]);
    expect(contexts(mine.questions.filter((question) => question.attendee_id === meId))).toEqual([false]);
    expect(contexts(mine.questions.filter((question) => question.attendee_id !== meId))).not.toContain(false);

    expect(theirs.map(({ hearing }) => hearing)).toEqual(["HEARD", "AHEAD", "AHEAD", "AHEAD"]);
    const answers = theirs.map((question, index) => ({
      question: question.id,
      score: 3 + (index % 3),
      comments: index === 0 ? "Clear." : "",
    }));
    const draft = await ben.call(evaluateAttendee, {
      params,
      body: { evaluatee: meId, answers: answers.slice(0, 1), status: "DRAFT" },
    });
    expect(draft.status).toBe(201);
    const pillars = Object.fromEntries(
      Object.entries(RATINGS).map(([pillar, score]) => [
        pillar,
        { score, comment: pillar === "Leadership" ? "Decide sooner." : "" },
      ]),
    );
    const early = await ben.call(evaluateAttendee, {
      params,
      body: {
        evaluatee: meId,
        answers: answers.slice(0, 1),
        pillars,
        status: "SUBMITTED",
        base_updated_at: draft.body.updated_at,
      },
    });
    expect(early.body).toMatchObject({
      code: "evaluation_incomplete",
      field_errors: { answers: [2, 3, 4].map((number) => `Question ${number} is still to be asked.`) },
    });
    const feedback = () => amelie.call(getFeedbackSummary, { params: { id: params.id, evaluateeId: meId } }, ENGLISH);
    expect((await feedback()).body).toMatchObject({ code: "feedback_not_open" });
    const scheduleNow = async () => (await ben.call(getState, { params })).body.schedule;
    const playTo = async (index: number) => {
      for (let now = await scheduleNow(); now.current_index < index; now = await scheduleNow()) {
        clock.set(new Date(Date.parse(now.started_at as string) + now.remaining_sec * 1000));
        await advanceSession(server.deps, params.id);
      }
    };
    await playTo(3);
    const submitted = await ben.call(evaluateAttendee, {
      params,
      body: {
        evaluatee: meId,
        answers,
        pillars,
        comments: "Well done.",
        status: "SUBMITTED",
        base_updated_at: draft.body.updated_at,
      },
    });
    expect([submitted.status, submitted.body.status]).toEqual([200, "SUBMITTED"]);

    await playTo(6);
    clock.advance(1000);
    expect(await scheduleNow()).toMatchObject({
      current_index: 6,
      remaining_sec: 95,
      status: "RUNNING",
    });
    expect((await feedback()).body).toMatchObject({ code: "own_rating_missing" });
    await amelie.call(ratePillars, { params, body: { evaluatee: meId, ratings: { ...RATINGS, Leadership: 4 } } });
    const summary = (await feedback()).body;
    expect(summary.questions.map(({ mean, scores }) => [mean, scores[0]?.score])).toEqual([
      [3, 3],
      [4, 4],
      [5, 5],
      [3, 3],
    ]);
    expect(summary.pillars.find(({ pillar }) => pillar === "Leadership")).toMatchObject({
      self: 4,
      peers_mean: 2,
      raters: 1,
      comments: [{ comment: "Decide sooner.", score: 2 }],
    });
    expect(summary.summary).toMatchObject({ source: "rules", try_next: { workshop_key: expect.any(String) } });
    expect(summary.summary.text).toContain("One person has scored your answers, 3.8 out of 6 on average.");

    expect((await amelie.call(nextSegment, { params, body: { expected_index: 5 } })).body).toMatchObject({
      code: "schedule_moved",
      schedule: { current_index: 6 },
    });
    expect((await amelie.call(endSession, { params })).body.status).toBe("COMPLETED");
    expect(contexts((await amelie.call(getPageData, { params })).body.questions)).not.toContain(false);
    expect((await ben.call(getSession, { params })).body.view.state).toBe("ENDED");
  });
});
