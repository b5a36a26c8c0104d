import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, type Fixture, sessionIn } from "../../../test/permission-fixture.ts";
import { recordAllHeard } from "../../../test/scoring.ts";
import { composer } from "../../platform/generation/composer.ts";
import { type Generation, GenerationError } from "../../platform/generation/generation.ts";
import { WRITE_NOW_WAIT_MS } from "../../platform/generation/write-now.ts";
import { evaluateAttendee } from "../evaluations/contract.ts";
import { getSchedule } from "../schedule/contract.ts";
import { getPageData, startSession } from "../sessions/contract.ts";
import { changeQuestion, retryQuestions } from "./contract.composing.ts";
import { cancelRegistration } from "./contract.ts";
import { questions } from "./tables.ts";

const NOTED = { score: null, comment: "Ask again." };

describe("questions are composed again until the schedule starts (LS-D3.2)", () => {
  let server: TestServer;
  let clock: ManualClock;
  let host: Client;
  let participant: Client;
  let fixture: Fixture;
  let generate: Generation["generate"] = composer.generate;
  let source: Generation["source"] = "composer";
  beforeAll(async () => {
    clock = manualClock();
    const generation: Generation = {
      get source() {
        return source;
      },
      generate: (kind, input, signal) => generate(kind, input, signal),
    };
    server = await createTestServer({ handlers: ALL_ROUTES, clock, generation });
    for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
    host = await server.signIn(CALLERS.host);
    participant = await server.signIn(CALLERS.participant);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    source = "composer";
    generate = composer.generate;
    fixture = await sessionIn(server.deps, "SCHEDULED");
  });

  const retry = (who: Client) =>
    who.call(retryQuestions, { params: { id: fixture.id, attendeeId: fixture.attendee.participant as number } });
  const texts = ({ results }: { results: Array<{ question_text: string }> }) =>
    results.map(({ question_text }) => question_text);
  const questionIds = async () =>
    (await host.call(getSchedule, { params: { id: fixture.id } })).body.timeline
      .filter(
        ({ interviewee_attendee_id, type }) =>
          interviewee_attendee_id === fixture.attendee.participant && type === "QUESTION",
      )
      .map(({ question_id }) => question_id);

  test("four other questions each time, and the plan follows (LS-7.20, LS-D6.1)", async () => {
    const first = (await retry(host)).body;
    const second = (await retry(host)).body;
    expect([first.count, first.source, first.results.length]).toEqual([4, "composer", 4]);
    expect(texts(second)).not.toEqual(texts(first));
    expect(await questionIds()).toEqual(second.results.map(({ id }) => id));
    const { rows } = await server.deps.database.db.execute(
      `select type, data from events where stream = 'session:${fixture.id}' order by seq`,
    );
    expect(rows.map(({ type }) => type)).toEqual([
      "turn.context.updated",
      "schedule.update",
      "turn.context.updated",
      "schedule.update",
    ]);
    expect(JSON.stringify(rows)).not.toContain(texts(second)[0]);
  });

  test("by the candidate too, who does not read them (docs/decisions/0021)", async () => {
    const { status, body } = await retry(participant);
    expect([status, body.results, body.count]).toEqual([200, [], 4]);
  });

  test("from the question bank where the AI service gives none in time (LS-D6.1)", async () => {
    source = "ai";
    generate = async function* () {
      yield "Half a ";
      throw new GenerationError("provider_unavailable");
    };
    expect((await retry(host)).body).toMatchObject({ source: "composer", count: 4 });
    let asked = () => {};
    const begun = new Promise<void>((resolve) => (asked = resolve));
    generate = async function* (_kind, _input, signal) {
      await new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        asked();
      });
      yield "";
    };
    const response = retry(host);
    await begun;
    clock.advance(WRITE_NOW_WAIT_MS);
    expect((await response).body).toMatchObject({ source: "composer", count: 4 });
  });

  test("by a language model one call at a time for each person, however often it is requested", async () => {
    source = "ai";
    const calls: Array<() => void> = [];
    generate = async function* (_kind, _input, signal) {
      await new Promise<void>((resolve, reject) => {
        calls.push(resolve);
        signal.addEventListener("abort", () => reject(signal.reason));
      });
      yield "No question.";
    };
    const first = retry(host);
    await expect.poll(() => calls).toHaveLength(1);
    expect((await retry(host)).body).toMatchObject({ code: "too_many_requests" });
    const theirs = retry(participant);
    await expect.poll(() => calls).toHaveLength(2);
    for (const write of calls) write();
    expect([(await first).status, (await theirs).status]).toEqual([200, 200]);
    const next = retry(host);
    await expect.poll(() => calls).toHaveLength(3);
    calls[2]?.();
    expect((await next).status).toBe(200);
  });

  test("for people who take the hot seat only", async () => {
    const nobody = [fixture.attendee.peer, fixture.attendee.observer, 2_000_000_000] as number[];
    for (const attendeeId of nobody) {
      const refused = await host.call(retryQuestions, { params: { id: fixture.id, attendeeId } });
      expect(refused.body).toMatchObject({ code: "attendee_not_found" });
    }
    await participant.call(cancelRegistration, { params: { id: fixture.id } });
    expect((await retry(host)).body).toMatchObject({ code: "attendee_not_found" });
  });

  test("with a response before the client's limit of ten seconds", () => {
    expect(WRITE_NOW_WAIT_MS).toBeLessThanOrEqual(8_000);
  });

  test("but not after somebody wrote about them", async () => {
    await host.call(startSession, { params: { id: fixture.id } });
    const { questions } = (await host.call(getPageData, { params: { id: fixture.id } })).body;
    const own = questions.filter(({ attendee_id }) => attendee_id === fixture.attendee.participant);
    const body = {
      evaluatee: fixture.attendee.participant as number,
      answers: [{ question: own[0]?.id as number, comments: "Ask again." }],
      comments: "",
      status: "DRAFT" as const,
    };
    expect((await host.call(evaluateAttendee, { params: { id: fixture.id }, body })).status).toBe(200);
    expect((await retry(host)).body).toMatchObject({ code: "questions_in_use" });
  });

  test.each([
    ["scored by answers alone", (question: number) => ({ answers: [{ question, score: 3 }], formData: {} })],
    ["commented in a draft alone", (question: number) => ({ answers: [], formData: { [question]: NOTED } })],
  ])("but not once they are %s", async (_how, written) => {
    await recordAllHeard(server.deps, fixture.id);
    await host.call(startSession, { params: { id: fixture.id } });
    const evaluatee = fixture.attendee.participant as number;
    const body = { evaluatee, comments: "", status: "DRAFT" as const, ...written(fixture.questionId) };
    expect((await host.call(evaluateAttendee, { params: { id: fixture.id }, body })).status).toBe(200);
    expect((await retry(host)).body).toMatchObject({ code: "questions_in_use" });
  });

  test("or somebody writes about them first: at the same moment one of the two is refused", async () => {
    for (let round = 0; round < 5; round += 1) {
      fixture = await sessionIn(server.deps, "SCHEDULED");
      await host.call(startSession, { params: { id: fixture.id } });
      const body = {
        evaluatee: fixture.attendee.participant as number,
        answers: [{ question: fixture.questionId, comments: "Ask again." }],
        comments: "",
        status: "DRAFT" as const,
      };
      const [written, composed] = await Promise.all([
        host.call(evaluateAttendee, { params: { id: fixture.id }, body }),
        retry(host),
      ]);
      expect([written.status, composed.status].filter((status) => status === 200)).toHaveLength(1);
    }
  });

  describe("the host changes one question", () => {
    const change = (
      who: Client,
      body: { question_text: string } | { another: true },
      question = fixture.question.participant,
    ) =>
      who.call(changeQuestion, {
        params: { id: fixture.id, attendeeId: fixture.attendee.participant as number, questionId: question as number },
        body,
      });

    test("to their own words, or to another one of the workshop; nobody changes their own", async () => {
      const worded = (await change(host, { question_text: "  What did you learn?  " })).body;
      expect([worded.question_text, worded.id]).toEqual(["What did you learn?", fixture.question.participant]);
      const another = (await change(host, { another: true })).body;
      expect(another.question_text).not.toBe("What did you learn?");
      expect(another.id).toBe(fixture.question.participant);
      expect((await change(participant, { question_text: "An easy one?" })).body).toMatchObject({
        code: "permission_denied",
      });
      expect((await change(host, { another: true }, fixture.question.host)).body).toMatchObject({
        code: "question_not_found",
      });
    });

    test("but not after somebody wrote about them", async () => {
      await host.call(startSession, { params: { id: fixture.id } });
      const evaluatee = fixture.attendee.participant as number;
      const answers = [{ question: fixture.questionId, comments: "Ask again." }];
      const body = { evaluatee, answers, comments: "", status: "DRAFT" as const };
      expect((await host.call(evaluateAttendee, { params: { id: fixture.id }, body })).status).toBe(200);
      for (const other of [{ question_text: "Why not?" }, { another: true as const }])
        expect((await change(host, other)).body).toMatchObject({ code: "questions_in_use" });
    });

    test("to another one only while the workshop has one left, to their own words always", async () => {
      const bank = server.deps.content.workshop("pitch_simple")?.workshop.questions ?? [];
      const rows = bank.map(({ id, text, criterion, context }, index) => ({
        ...{ sessionId: fixture.id, attendeeId: fixture.attendee.participant as number, number: index + 10 },
        ...{ sourceKey: id, text: text.en, criterionKey: criterion, context: context.en, timeLimitSec: 60 },
      }));
      await server.deps.database.db.insert(questions).values(rows);
      expect((await change(host, { another: true })).body).toMatchObject({ code: "no_other_question" });
      expect((await change(host, { question_text: "Why not?" })).body).toMatchObject({ question_text: "Why not?" });
    });

    test.each([[{ question_text: " " }], [{ question_text: "x".repeat(601) }], [{}], [{ another: false }]])(
      "%j is refused",
      async (body) => expect((await change(host, body as never)).body).toMatchObject({ code: "validation_failed" }),
    );
  });
});
