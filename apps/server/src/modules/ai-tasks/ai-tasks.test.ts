import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { CALLERS } from "../../../test/permission-fixture.ts";
import { fivePillars, recordAllHeard } from "../../../test/scoring.ts";
import { controlledGeneration, taskDesk } from "../../../test/task-desk.ts";
import { composer } from "../../platform/generation/composer.ts";
import { GenerationError } from "../../platform/generation/generation.ts";
import { approveProfile } from "../attendees/contract.composing.ts";
import { getMyAttendee, removeAttendee } from "../attendees/contract.ts";
import { getFeedbackSummary } from "../evaluations/contract.feedback.ts";
import { evaluateAttendee, ratePillars } from "../evaluations/contract.ts";
import { startSchedule } from "../schedule/contract.ts";
import { getPageData, startSession } from "../sessions/contract.ts";
import { cancelAiTask, createAiTask, getAiTask, listAiTasks } from "./contract.ts";
import { BURST_SPAN_MS, BURST_TASKS } from "./policy.ts";
import { aiTasks } from "./tables.ts";

const RATINGS = { Expertise: 1, Agilité: 2, Collaboration: 3, Leadership: 4, Innovation: 5 };

describe("texts are written in the background (LS-D6.1)", () => {
  let desk: Awaited<ReturnType<typeof taskDesk>>;
  afterEach(() => desk.close());

  test("a scenario is streamed to its asker, stored, and marked as not written by AI", async () => {
    desk = await taskDesk();
    const { db, fixture, host, participant, params, listen, ask, read, untilEnd } = desk;
    const [mine, theirs] = [await listen(host), await listen(participant)];
    const before = (await participant.call(getMyAttendee, { params })).body.scenario;
    const { status, body } = await ask(host, "scenario", fixture.attendee.participant);
    expect([status, body.status, body.source, body.text]).toEqual([201, "queued", "composer", null]);
    const sent = await untilEnd(mine);
    const done = await read(host, body.id);
    expect([done.status, done.error, done.finished_at]).toEqual(["done", null, "2026-11-21T09:00:00.000Z"]);
    const pieces = sent.filter(({ event }) => event === "ai.task.stream.delta").map(({ data }) => data.data);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.map(({ text }) => text).join("")).toBe(done.text);
    expect(pieces.map(({ offset }) => offset)).toEqual(
      pieces.map((_, index) => pieces.slice(0, index).reduce((length, { text }) => length + String(text).length, 0)),
    );
    const after = (await participant.call(getMyAttendee, { params })).body.scenario;
    expect(after).not.toEqual(before);
    expect(`${after?.title}\n\n${after?.scenario_text}`).toBe(done.text);
    // The other person receives that the scenario has changed, and nothing of the writing.
    const heard = await theirs.next();
    expect(heard?.event).toBe("turn.context.updated");
    expect((await participant.call(getAiTask, { params: { taskId: body.id } })).status).toBe(404);
    const ledger = await db.execute("select type, data from events");
    expect(JSON.stringify(ledger.rows)).not.toContain(String(after?.title));
    expect(ledger.rows.map(({ type }) => type)).not.toContain("ai.task.stream.delta");
  });

  test("a task requested twice by a browser after a broken connection is one task, also at the same time", async () => {
    desk = await taskDesk();
    const { db, fixture, host, participant } = desk;
    await desk.stop();
    const client_id = randomUUID();
    const body = {
      kind: "scenario",
      session_id: fixture.id,
      attendee_id: fixture.attendee.participant,
      client_id,
    } as const;
    const responses = await Promise.all([1, 2, 3].map(() => host.call(createAiTask, { body })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(responses.map(({ body: { id } }) => id)).size).toBe(1);
    expect(await db.$count(aiTasks)).toBe(1);
    // An id is personal: the same id from another person is another task.
    expect((await participant.call(createAiTask, { body })).status).toBe(201);
  });

  test("a person who requests and cancels again and again waits like everybody (LS-D6.1)", async () => {
    desk = await taskDesk();
    const { clock, host, ask } = desk;
    await desk.stop();
    for (let time = 0; time < BURST_TASKS; time += 1) {
      const { body } = await ask(host, "profile");
      expect((await host.call(cancelAiTask, { params: { taskId: body.id } })).status).toBe(204);
    }
    expect((await ask(host, "profile")).body).toMatchObject({ code: "too_many_requests" });
    clock.advance(BURST_SPAN_MS);
    expect((await ask(host, "profile")).status).toBe(201);
  });

  test("questions are replaced for everybody but the candidate, who is sent none of them (docs/decisions/0021)", async () => {
    desk = await taskDesk();
    const { fixture, host, participant, params, listen, ask, read, untilEnd } = desk;
    const mine = await listen(participant);
    const { body } = await ask(participant, "questions");
    const sent = await untilEnd(mine);
    expect(sent.some(({ event }) => event === "ai.task.stream.delta")).toBe(false);
    const done = await read(participant, body.id);
    expect([done.status, done.text]).toEqual(["done", null]);
    const asked = (await host.call(getPageData, { params })).body.questions;
    const theirs = asked.filter(({ attendee_id }) => attendee_id === fixture.attendee.participant);
    expect(theirs.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(theirs.map(({ question_text }) => question_text)).not.toContain("Why?");
    const own = (await participant.call(getPageData, { params })).body.questions;
    expect(own.filter(({ attendee_id }) => attendee_id === fixture.attendee.participant)).toEqual([]);
  });

  test("a person removed from the session no longer reads their tasks of it", async () => {
    desk = await taskDesk();
    const { server, fixture, host, listen, ask, read, untilEnd } = desk;
    const mine = await listen(host);
    const { body } = await ask(host, "questions", fixture.attendee.participant);
    await untilEnd(mine);
    expect((await read(host, body.id)).text).toMatch(/ — /);
    const owner = await server.signIn(CALLERS.owner);
    const attendeeId = fixture.attendee.host as number;
    expect((await owner.call(removeAttendee, { params: { id: fixture.id, attendeeId } })).status).toBe(204);
    expect(await read(host, body.id)).toMatchObject({ code: "task_not_found" });
    expect((await host.call(listAiTasks, {})).body).toMatchObject({ results: [], count: 0 });
  });

  test("one's own profile becomes a draft that only they read until it is approved, and never replaces an approved one (LS-D5.6)", async () => {
    desk = await taskDesk();
    const { fixture, host, participant, params, listen, ask, read, untilEnd } = desk;
    const seen = async () =>
      (await host.call(getPageData, { params })).body.attendees.find(({ id }) => id === fixture.attendee.participant);
    expect((await ask(host, "profile", fixture.attendee.participant)).body).toMatchObject({
      code: "permission_denied",
    });
    const mine = await listen(participant);
    const { body } = await ask(participant, "profile");
    expect((await untilEnd(mine)).map(({ event }) => event)).toContain("ai.task.stream.delta");
    const { text } = await read(participant, body.id);
    expect(text).not.toContain(CALLERS.participant.fullName);
    const own = async () => (await participant.call(getMyAttendee, { params })).body;
    expect(await own()).toMatchObject({ anonymized_profile_summary: text, profile_approved: false });
    expect(await seen()).toMatchObject({ anonymized_profile_summary: null });
    expect(await seen()).not.toHaveProperty("profile_approved");
    const attendeeId = fixture.attendee.participant as number;
    const words = { anonymized_profile_summary: "My own words." };
    await participant.call(approveProfile, { params: { ...params, attendeeId }, body: words });
    await ask(participant, "profile");
    await untilEnd(mine);
    expect(await own()).toMatchObject({ anonymized_profile_summary: "My own words.", profile_approved: true });
    expect((await seen())?.anonymized_profile_summary).toBe("My own words.");
  });

  test("a failed text has a reason, changes nothing, and may be requested again", async () => {
    const ai = controlledGeneration();
    desk = await taskDesk(ai.generation);
    const { fixture, host, listen, ask, read, untilEnd } = desk;
    const mine = await listen(host);
    ai.state.error = new GenerationError("provider_busy");
    const { body } = await ask(host, "scenario", fixture.attendee.participant);
    await ai.asked();
    ai.write();
    const failed = (await untilEnd(mine)).at(-1);
    expect(failed?.data).toMatchObject({ type: "ai.task.error", data: { task_id: body.id, code: "provider_busy" } });
    expect(await read(host, body.id)).toMatchObject({
      status: "failed",
      error: { code: "provider_busy", detail: "The AI service has too much to do right now. Try again in a moment." },
    });
    ai.state.error = null;
    ai.state.text = "A title\n\nA text.";
    const again = (await ask(host, "scenario", fixture.attendee.participant)).body;
    await ai.asked();
    ai.write();
    await untilEnd(mine);
    expect(await read(host, again.id)).toMatchObject({ status: "done", source: "ai", text: "A title\n\nA text." });
  });

  test("an unusable text is not stored", async () => {
    const ai = controlledGeneration();
    desk = await taskDesk(ai.generation);
    const { fixture, host, params, listen, ask, read, untilEnd } = desk;
    const mine = await listen(host);
    ai.state.text = "No line here is a question on a criterion.";
    const { body } = await ask(host, "questions", fixture.attendee.participant);
    await ai.asked();
    ai.write();
    await untilEnd(mine);
    expect((await read(host, body.id)).error?.code).toBe("invalid_output");
    const asked = (await host.call(getPageData, { params })).body.questions;
    expect(asked.filter(({ question_text }) => question_text === "Why?")).toHaveLength(6);
  });

  test("a schedule that starts during the writing keeps its questions", async () => {
    const ai = controlledGeneration();
    desk = await taskDesk(ai.generation);
    const { fixture, host, participant, params, listen, ask, read, untilEnd } = desk;
    ai.state.text = "Title\n\nText.";
    const mine = await listen(host);
    const { body } = await ask(host, "scenario", fixture.attendee.participant);
    await ai.asked();
    expect((await host.call(startSession, { params })).status).toBe(200);
    expect((await host.call(startSchedule, { params, body: {} })).status).toBe(200);
    ai.write();
    await untilEnd(mine);
    expect(await read(host, body.id)).toMatchObject({ status: "failed", error: { code: "no_longer_possible" } });
    expect((await participant.call(getMyAttendee, { params })).body.scenario).toBeNull();
  });

  test("insights are for everybody in the session, and hold no name, score or comment", async () => {
    desk = await taskDesk(composer, "FINISHED");
    const { host, participant, listen, ask, read, untilEnd } = desk;
    const theirs = await listen(participant);
    const { body } = await ask(host, "insights");
    const sent = await untilEnd(theirs);
    expect(sent.some(({ event }) => event === "ai.task.stream.delta")).toBe(true);
    const { text } = await read(participant, body.id);
    expect(text).toMatch(/^This session practised “.+”\.\n\nWhat a strong answer does:\n.+ — .+/);
    for (const { fullName } of Object.values(CALLERS)) expect(text).not.toContain(fullName);
  });

  test("a feedback summary replaces the rule-based one as long as the feedback stays the same", async () => {
    const ai = controlledGeneration();
    desk = await taskDesk(ai.generation, "FINISHED");
    const { fixture, host, participant, listen, ask, untilEnd } = desk;
    const evaluatee = fixture.attendee.participant as number;
    const params = { id: fixture.id, evaluateeId: evaluatee };
    expect((await ask(host, "feedback_summary", evaluatee)).body).toMatchObject({ code: "permission_denied" });
    expect((await ask(participant, "feedback_summary")).body).toMatchObject({ code: "own_rating_missing" });
    await participant.call(ratePillars, { params: { id: fixture.id }, body: { evaluatee, ratings: RATINGS } });
    const mine = await listen(participant);
    ai.state.text = "You spoke clearly.";
    await ask(participant, "feedback_summary");
    await ai.asked();
    ai.write();
    const sent = await untilEnd(mine);
    expect(sent.map(({ event }) => event)).toContain("feedback.summary.update");
    const summary = async () =>
      (await participant.call(getFeedbackSummary, { params }, { "accept-language": "en" })).body.summary;
    expect(await summary()).toMatchObject({ text: "You spoke clearly.", source: "ai" });
    const questions = (await host.call(getPageData, { params: { id: fixture.id } })).body.questions;
    const answers = questions
      .filter(({ attendee_id }) => attendee_id === evaluatee)
      .map(({ id }) => ({ question: id, score: 4 }));
    await recordAllHeard(desk.server.deps, fixture.id);
    const body = { evaluatee, answers, pillars: fivePillars(), comments: "", status: "SUBMITTED" as const };
    expect((await host.call(evaluateAttendee, { params: { id: fixture.id }, body })).status).toBe(200);
    expect(await summary()).toMatchObject({ source: "rules" });
  });
});
