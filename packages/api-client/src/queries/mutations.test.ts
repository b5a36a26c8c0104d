import type { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { json } from "../testing/fake-server";
import { cache, clientWith, ID } from "../testing/query-set-up";
import { evaluation, schedule } from "../testing/samples";
import { saveEvaluationMutation, storedEvaluationOf } from "./evaluation-mutations";
import { keys } from "./keys";
import { nextSegmentMutation } from "./schedule-mutations";

describe("changes", () => {
  const next = `POST /api/v1/interviews/sessions/${ID}/schedule/next/`;
  const run = <V>(queryClient: QueryClient, options: object, variables: V) =>
    queryClient.getMutationCache().build<unknown, Error, V, unknown>(queryClient, options).execute(variables);

  it("put the schedule they get into the cache", async () => {
    const { client } = clientWith({ [next]: () => json(200, schedule({ version: 5 })) });
    const queryClient = cache();
    await run(queryClient, nextSegmentMutation(client, ID), { expected_index: 1 });
    expect(queryClient.getQueryData(keys.schedule(ID))).toMatchObject({ version: 5 });
  });

  it("take the schedule that a 409 brings, and are not tried again", async () => {
    const { client, server } = clientWith({
      [next]: () =>
        json(409, { detail: "The schedule has moved on.", code: "schedule_moved", schedule: schedule({ version: 8 }) }),
    });
    const queryClient = cache();
    await expect(run(queryClient, nextSegmentMutation(client, ID), { expected_index: 1 })).rejects.toMatchObject({
      code: "schedule_moved",
    });
    expect(queryClient.getQueryData(keys.schedule(ID))).toMatchObject({ version: 8 });
    expect(server.seen.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  it("save an evaluation by POST first and by PATCH once it exists, and keep it in the cache", async () => {
    const saved = evaluation(5, "2026-01-01T10:00:00.000Z");
    const { client, server } = clientWith({
      [`POST /api/v1/interviews/sessions/${ID}/evaluate-attendee/`]: () => json(201, saved),
      "PATCH /api/v1/interviews/evaluations/5/": () => json(200, { ...saved, comments: "more" }),
    });
    const queryClient = cache();
    queryClient.setQueryData(keys.pageData(ID), { evaluations: [] });
    const body = { evaluatee: 3, answers: [], status: "DRAFT" as const };
    await run(queryClient, saveEvaluationMutation(client, ID), { body });
    await run(queryClient, saveEvaluationMutation(client, ID), { evaluationId: 5, body });
    expect(server.seen.filter(({ method }) => method !== "GET").map(({ method }) => method)).toEqual(["POST", "PATCH"]);
    expect(queryClient.getQueryData(keys.pageData(ID))).toMatchObject({ evaluations: [{ id: 5, comments: "more" }] });
  });

  it("find the stored version in a 409 evaluation_changed", async () => {
    const stored = evaluation(5, "2026-01-01T10:00:00.000Z");
    const { client } = clientWith({
      "PATCH /api/v1/interviews/evaluations/5/": () =>
        json(409, { detail: "d", code: "evaluation_changed", current: stored }),
    });
    const error = await run(cache(), saveEvaluationMutation(client, ID), {
      evaluationId: 5,
      body: { evaluatee: 3, answers: [], status: "DRAFT" },
    }).catch((reason: unknown) => reason);
    expect(storedEvaluationOf(error)).toEqual(stored);
    expect(storedEvaluationOf(new Error("x"))).toBeUndefined();
  });
});
