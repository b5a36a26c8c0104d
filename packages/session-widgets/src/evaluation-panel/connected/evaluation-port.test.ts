import { type HotseatClient, HotseatError } from "@hotseat/api-client";
import { evaluateAttendee, updateEvaluation } from "@hotseat/api-client/evaluations";
import { expect, test, vi } from "vitest";
import { EMPTY_DRAFT } from "../headless/evaluation-rules";
import { createEvaluationPort } from "./evaluation-port";

const refusing = (status: number) => {
  const error = new HotseatError({ kind: "client", status, detail: "Too many requests." });
  const client = { call: vi.fn().mockRejectedValue(error) } as unknown as HotseatClient;
  const onRefused = vi.fn();
  const port = createEvaluationPort({ client, sessionId: 7, evaluateeId: 2, onStored: vi.fn(), onRefused });
  const request = { draft: EMPTY_DRAFT, status: "SUBMITTED", baseUpdatedAt: null, evaluationId: null } as const;
  return { answer: port.save(request), onRefused };
};

test("a 429 is no refusal: the submission is sent again", async () => {
  const { answer, onRefused } = refusing(429);
  expect(await answer).toEqual({ kind: "unreachable" });
  expect(onRefused).not.toHaveBeenCalled();
});

test("a save contains the evaluatee, answers, comments, status and the whole form (LS-3.8)", async () => {
  const call = vi.fn().mockReturnValue(new Promise(() => {}));
  const client = { call } as unknown as HotseatClient;
  const port = createEvaluationPort({ client, sessionId: 7, evaluateeId: 2, onStored: vi.fn(), onRefused: vi.fn() });
  const draft = { overall: "Calm.", answers: { 5: { score: 4, comment: "Clear." }, 6: { score: null, comment: "?" } } };
  void port.save({ draft, status: "DRAFT", baseUpdatedAt: null, evaluationId: null });
  expect(call.mock.lastCall?.[0]).toBe(evaluateAttendee);
  expect(call.mock.lastCall?.[1]).toMatchObject({
    path: { id: 7 },
    body: {
      evaluatee: 2,
      answers: [{ question: 5, score: 4, comments: "Clear." }],
      comments: "Calm.",
      status: "DRAFT",
      formData: {
        5: { score: 4, comment: "Clear.", isComplete: true },
        6: { score: null, comment: "?", isComplete: false },
      },
    },
  });
});

test.each(["DRAFT", "SUBMITTED"] as const)(
  "a save of an evaluation that exists changes it, as %s (LS-3.8, LS-7.22)",
  (status) => {
    const call = vi.fn().mockReturnValue(new Promise(() => {}));
    const client = { call } as unknown as HotseatClient;
    const port = createEvaluationPort({ client, sessionId: 7, evaluateeId: 2, onStored: vi.fn(), onRefused: vi.fn() });
    const draft = { overall: "Calm.", answers: { 5: { score: 4, comment: "Clear." } } };
    void port.save({ draft, status, baseUpdatedAt: "2026-11-24T13:00:00.000Z", evaluationId: 71 });
    expect(call.mock.calls).toEqual([
      [
        updateEvaluation,
        {
          path: { id: 71 },
          body: {
            evaluatee: 2,
            answers: [{ question: 5, score: 4, comments: "Clear." }],
            comments: "Calm.",
            status,
            formData: { 5: { score: 4, comment: "Clear.", isComplete: true } },
            pillars: {},
            base_updated_at: "2026-11-24T13:00:00.000Z",
          },
        },
      ],
    ]);
  },
);

test("a refusal calls onRefused, so that the page data is read again", async () => {
  const { answer, onRefused } = refusing(400);
  expect(await answer).toMatchObject({ kind: "refused" });
  expect(onRefused).toHaveBeenCalledTimes(1);
});
