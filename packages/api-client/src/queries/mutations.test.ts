import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { nextSegment } from "../generated/operations/schedule";
import { json } from "../testing/fake-server";
import { cache, clientWith, ID } from "../testing/query-set-up";
import { evaluation, schedule } from "../testing/samples";
import { decidePendingUsersMutation } from "./admin-mutations";
import { createSessionMutation } from "./catalog-mutations";
import { scheduleOf, storedEvaluationOf } from "./conflicts";
import { ratePillarsMutation } from "./evaluation-mutations";
import { keys } from "./keys";
import { claimHostMutation, endSessionMutation } from "./session-mutations";
import { toolsStatusQuery } from "./tool-queries";

describe("mutations", () => {
  it("refetch the stale keys, and no others", async () => {
    const rate = `POST /api/v1/interviews/sessions/${ID}/pillar-ratings/`;
    const { client } = clientWith({ [rate]: () => json(200, {}) });
    const queryClient = cache();
    const refetched = vi.spyOn(queryClient, "invalidateQueries");
    await queryClient
      .getMutationCache()
      .build(queryClient, ratePillarsMutation(client, ID))
      .execute({ evaluatee: 3, ratings: {}, comments: {} } as never);
    expect(refetched.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
      keys.myPillarRatings(ID),
      keys.feedback(ID),
    ]);
  });

  it("that decide requests are sent without a network, so that their failure is said at once", async () => {
    const { client, server } = clientWith({
      "POST /api/v1/users/pending/decisions/": () => json(200, { results: [] }),
    });
    const queryClient = cache();
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    await queryClient
      .getMutationCache()
      .build(queryClient, decidePendingUsersMutation(client))
      .execute({ ids: ["a"], decision: "approve" });
    expect(server.seen.map(({ method }) => method)).toContain("POST");
  });

  it("that end a session ask no more who is in its tools", async () => {
    const status = `/api/v1/interviews/sessions/${ID}/tools/status/`;
    const { client, server } = clientWith({
      [`POST /api/v1/interviews/sessions/${ID}/end/`]: () => json(200, {}),
      [`GET ${status}`]: () => json(409, { detail: "It is over.", code: "session_over" }),
    });
    const queryClient = cache();
    queryClient.setQueryData(keys.toolsStatus(ID), { active: 1, places: [] });
    onTestFinished(new QueryObserver(queryClient, toolsStatusQuery(client, ID)).subscribe(() => {}));
    const asked = () => server.seen.filter(({ path }) => path === status).length;
    const before = asked();
    await queryClient
      .getMutationCache()
      .build(queryClient, endSessionMutation(client, ID))
      .execute(undefined as never);
    expect(asked()).toBe(before);
  });

  it("are not retried after a refusal", async () => {
    const claim = `POST /api/v1/interviews/sessions/${ID}/attendees/claim-host/`;
    const { client, server } = clientWith({ [claim]: () => json(403, { detail: "No.", code: "permission_denied" }) });
    const queryClient = cache();
    await expect(
      queryClient
        .getMutationCache()
        .build(queryClient, claimHostMutation(client, ID))
        .execute(undefined as never),
    ).rejects.toMatchObject({ status: 403 });
    expect(server.seen.filter(({ method }) => method === "POST")).toHaveLength(1);
  });
});

describe("createSession", () => {
  it("sends a new id for each session, so that a browser's repetition is recognised", async () => {
    const { client, server } = clientWith({ "POST /api/v1/interviews/sessions/": () => json(201, { id: ID }) });
    const queryClient = cache();
    for (let time = 0; time < 2; time += 1)
      await queryClient
        .getMutationCache()
        .build(queryClient, createSessionMutation(client))
        .execute({} as never);
    const ids = server.seen
      .filter(({ method }) => method === "POST")
      .map(({ body }) => (JSON.parse(body) as { client_id?: string }).client_id);
    expect(new Set(ids.filter((id) => id !== undefined)).size).toBe(2);
  });
});

describe("the data of a conflict", () => {
  const next = `POST /api/v1/interviews/sessions/${ID}/schedule/next/`;
  const failureOf = async (body: object) => {
    const { client } = clientWith({ [next]: () => json(409, body) });
    return client.call(nextSegment, { path: { id: ID }, body: {} }).catch((reason: unknown) => reason);
  };

  it("is the current schedule", async () => {
    const holding = schedule({ version: 8 });
    const error = await failureOf({ detail: "It moved on.", code: "schedule_moved", schedule: holding });
    expect(scheduleOf(error)).toEqual(holding);
    expect(storedEvaluationOf(error)).toBeUndefined();
  });

  it("is the stored evaluation", async () => {
    const stored = evaluation(5, "2026-01-01T10:00:00.000Z");
    const error = await failureOf({ detail: "Changed.", code: "evaluation_changed", current: stored });
    expect(storedEvaluationOf(error)).toEqual(stored);
    expect(scheduleOf(error)).toBeUndefined();
  });

  it("is undefined for any other failure", () => {
    expect([scheduleOf(new Error("x")), storedEvaluationOf(undefined)]).toEqual([undefined, undefined]);
  });
});
