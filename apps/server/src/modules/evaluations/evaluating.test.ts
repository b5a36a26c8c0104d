import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, type Fixture, sessionIn } from "../../../test/permission-fixture.ts";
import { readyVideo } from "../../../test/ready-video.ts";
import { fivePillars, recordAllHeard } from "../../../test/scoring.ts";
import { COMMENT_MAX_LENGTH } from "../../contract/limits.ts";
import { getPageData } from "../sessions/contract.ts";
import { listMyEvaluations } from "./contract.given.ts";
import { evaluateAttendee, updateEvaluation } from "./contract.ts";
import { evaluations } from "./tables.ts";

describe("an evaluation", () => {
  let server: TestServer;
  let host: Client;
  let participant: Client;
  let fixture: Fixture;
  let questions: number[];
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES, video: readyVideo });
    for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
    host = await server.signIn(CALLERS.host);
    participant = await server.signIn(CALLERS.participant);
  });
  beforeEach(async () => {
    fixture = await sessionIn(server.deps, "RUNNING");
    await recordAllHeard(server.deps, fixture.id);
    await server.deps.database.db.delete(evaluations).where(eq(evaluations.sessionId, fixture.id));
    questions = (await host.call(getPageData, { params: { id: fixture.id } })).body.questions
      .filter((one) => one.attendee_id === fixture.attendee.participant)
      .map((one) => one.id);
  });
  afterAll(() => server.close());

  const save = (change: object = {}, who = host) =>
    who.call(evaluateAttendee, {
      params: { id: fixture.id },
      body: {
        evaluatee: fixture.attendee.participant as number,
        answers: [],
        comments: "",
        status: "DRAFT",
        ...change,
      },
    });
  const rated = (score = 4) => questions.map((question) => ({ question, score, comments: "" }));

  test("is created once and then replaced; comments on unscored questions stay in the draft (LS-7.21, LS-D5.3)", async () => {
    const formData = { [String(questions[0])]: { score: null, comment: "Ask again." } };
    const first = await save({ formData });
    const second = await save({ answers: rated(), comments: "Good." });
    expect([first.status, second.status, second.body.id === first.body.id]).toEqual([201, 200, true]);
    expect([first.body.formData, second.body.answers]).toEqual([formData, rated()]);
  });

  test("needs no comment, on a question or on the whole (LS-5.2)", async () => {
    const bare = [{ question: questions[0] as number, score: 4 }];
    const { status, body } = await save({ answers: bare, comments: undefined });
    expect([status, body.answers, body.comments]).toEqual([201, bare, ""]);
  });

  test("is listed to its author only, the latest session first, page by page", async () => {
    const mine = (await save({ comments: "Mine." })).body;
    const list = async (who: Client, query = {}) => (await who.call(listMyEvaluations, { query })).body;
    const all = await list(host);
    const { session, evaluatee_name, ...same } = all.results.find(({ id }) => id === mine.id) ?? {};
    expect(same).toEqual(mine);
    expect(evaluatee_name).toBe(CALLERS.participant.fullName);
    expect(session).toEqual({ title: expect.stringMatching(/ /), start_time: expect.any(String) });
    expect(new Set(all.results.map(({ evaluator }) => evaluator.keycloak_id))).toEqual(new Set(["host"]));
    const first = await list(host, { limit: 1 });
    expect([first.results, first.count]).toEqual([all.results.slice(0, 1), all.count]);
    expect(JSON.stringify(await list(participant))).not.toContain("Mine.");
  });

  test("has a new version for each change, even within a millisecond", async () => {
    const [one, two] = [await save(), await save()];
    expect(Date.parse(two.body.updated_at)).toBe(Date.parse(one.body.updated_at) + 1);
  });

  test("saved over an older version is refused with the stored one; a save of the stored version works (LS-7.22, LS-D5.4)", async () => {
    const first = (await save({ comments: "one" })).body;
    const second = (await save({ comments: "two", base_updated_at: first.updated_at })).body;
    const late = await save({ comments: "three", base_updated_at: first.updated_at });
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: "evaluation_changed", current: { comments: "two", updated_at: second.updated_at } },
    ]);
    expect((await save({ base_updated_at: null })).body).toMatchObject({ code: "evaluation_changed" });
    const patched = await host.call(updateEvaluation, {
      params: { id: first.id },
      body: {
        evaluatee: fixture.attendee.participant as number,
        answers: [],
        comments: "three",
        status: "DRAFT",
        base_updated_at: second.updated_at,
      },
    });
    expect([patched.status, patched.body.comments]).toEqual([200, "three"]);
  });

  test("saved ten times at once from the same version changes once", async () => {
    const base = (await save()).body.updated_at;
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save({ comments: String(index), base_updated_at: base })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  test("created by several first saves at once is one", async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => save()));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
  });

  test("submitted is final: a second submission is refused and nothing is lost (LS-D5.3)", async () => {
    const whole = { answers: rated(5), pillars: fivePillars(), comments: "All said.", status: "SUBMITTED" };
    const done = await save(whole);
    expect(done.body.submitted_at).not.toBeNull();
    for (const again of [await save(whole), await save({ answers: [] })])
      expect([again.status, again.body]).toMatchObject([409, { code: "evaluation_final" }]);
    const page = (await host.call(getPageData, { params: { id: fixture.id } })).body;
    expect(page.evaluations).toMatchObject([{ answers: rated(5), comments: "All said.", status: "SUBMITTED" }]);
  });

  test.each([0, 1, 6, null])("a draft may score a question %s (LS-5.1, LS-9.1, LS-D5.3)", async (score) => {
    const answers = [{ question: questions[0] as number, score, comments: "" }];
    const formData = { [String(questions[0])]: { score, comment: "" } };
    const { status, body } = await save({ answers, formData });
    expect([status, body.answers, body.formData]).toMatchObject([201, answers, formData]);
  });

  test("is submitted only when every heard question is rated; 0 and null are not (LS-5.1, LS-5.5)", async () => {
    for (const score of [0, null]) {
      const response = await save({
        answers: [
          { question: questions[0], score: 3 },
          { question: questions[1], score },
        ],
        pillars: fivePillars(),
        status: "SUBMITTED",
      });
      expect([response.status, response.body]).toMatchObject([
        400,
        { code: "evaluation_incomplete", field_errors: { answers: ["Question 2 is not rated."] } },
      ]);
    }
  });

  test.each([
    ["a score of 7", (q: number) => ({ answers: [{ question: q, score: 7 }] }), "answers.0.score"],
    ["a score of −1", (q: number) => ({ answers: [{ question: q, score: -1 }] }), "answers.0.score"],
    ["a score of 3.5", (q: number) => ({ answers: [{ question: q, score: 3.5 }] }), "answers.0.score"],
    ["a comment of 100,000 characters", () => ({ comments: "x".repeat(100_000) }), "comments"],
    [
      "an answer's comment one too long",
      (q: number) => ({ answers: [{ question: q, comments: "x".repeat(COMMENT_MAX_LENGTH + 1) }] }),
      "answers.0.comments",
    ],
    ["nobody to evaluate", () => ({ evaluatee: -1 }), "evaluatee"],
    ["a question of nobody", () => ({ answers: [{ question: 2_000_000_000, score: 3 }] }), "answers.0.question"],
    [
      "one question twice",
      (q: number) => ({
        answers: [
          { question: q, score: 3 },
          { question: q, score: 4 },
        ],
      }),
      "answers.1.question",
    ],
    [
      "a draft about a question of nobody",
      () => ({ formData: { 2000000000: { score: 3, comment: "" } } }),
      "formData.2000000000",
    ],
    ["an unknown status", () => ({ status: "DONE" }), "status"],
    ["an unknown field", () => ({ grade: 1 }), "grade"],
  ])("with %s is refused with the field (LS-3.8, LS-5.1, LS-D5.3)", async (_what, change, field) => {
    const response = await save(change(questions[0] as number));
    expect([response.status, (response.body as never as { code: string }).code]).toEqual([400, "validation_failed"]);
    expect(Object.keys((response.body as never as { field_errors: object }).field_errors)).toEqual([field]);
  });

  test("has comments of 5,000 characters at most (LS-D5.3)", async () => {
    const answers = (length: number) => [{ question: questions[0] as number, comments: "x".repeat(length) }];
    const statusOf = async (change: object) => (await save(change)).status;
    expect(await statusOf({ answers: answers(5_001) })).toBe(400);
    expect(await statusOf({ comments: "x".repeat(5_001) })).toBe(400);
    expect(await statusOf({ answers: answers(5_000), comments: "x".repeat(5_000) })).toBe(201);
  });

  test("of oneself, of an observer, or of a person of another session is not found (LS-D3.6)", async () => {
    const elsewhere = await sessionIn(server.deps, "RUNNING");
    expect(await save({}, participant)).toMatchObject({ status: 403, body: { code: "self_evaluation" } });
    expect((await save({ evaluatee: fixture.attendee.observer })).body).toMatchObject({ code: "attendee_not_found" });
    expect((await save({ evaluatee: elsewhere.attendee.participant })).body).toMatchObject({
      code: "attendee_not_found",
    });
    expect(
      (
        await host.call(updateEvaluation, {
          params: { id: elsewhere.evaluation.owner as number },
          body: { evaluatee: 1, answers: [], status: "DRAFT" },
        })
      ).body,
    ).toMatchObject({ code: "evaluation_not_found" });
  });
});
