import { QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { json } from "../testing/fake-server";
import { cache, clientWith, ID } from "../testing/query-set-up";
import { createAiTaskMutation } from "./ai-mutations";
import { aiTaskQuery } from "./ai-queries";
import { approveProfileMutation } from "./composing-mutations";
import { keys } from "./keys";
import { pageDataQuery } from "./session-queries";

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

describe("the focus of a person", () => {
  it("is fetched again after a change, with the plan (LS-7.19)", async () => {
    const approve = `POST /api/v1/interviews/sessions/${ID}/attendees/3/approve-profile/`;
    const { client, server } = clientWith({ [approve]: () => json(200, {}) });
    const queryClient = cache();
    const refetched = vi.spyOn(queryClient, "invalidateQueries");
    await queryClient
      .getMutationCache()
      .build(queryClient, approveProfileMutation(client, ID, 3))
      .execute("A nurse.");
    expect(server.seen.at(-1)?.path).toContain("/attendees/3/approve-profile/");
    expect(refetched.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
      keys.pageData(ID),
      keys.attendees(ID),
      keys.myAttendee(ID),
      keys.schedule(ID),
    ]);
  });

  it("is requested once: a request without a response may have started a text", async () => {
    const { client, server } = clientWith({
      "POST /api/v1/ai/tasks/": () => json(503, { detail: "Later.", code: "server" }),
    });
    const queryClient = cache();
    const asked = queryClient.getMutationCache().build(queryClient, createAiTaskMutation(client, ID));
    await expect(asked.execute({ kind: "profile" })).rejects.toMatchObject({ status: 503 });
    expect(server.seen.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  it("has a new id for each request, so that a browser's repetition is recognised", async () => {
    const { client, server } = clientWith({ "POST /api/v1/ai/tasks/": () => json(201, { id: "t1" }) });
    const queryClient = cache();
    for (let time = 0; time < 2; time += 1)
      await queryClient
        .getMutationCache()
        .build(queryClient, createAiTaskMutation(client, ID))
        .execute({ kind: "profile" });
    const ids = server.seen
      .filter(({ method }) => method === "POST")
      .map(({ body }) => (JSON.parse(body) as { client_id: string }).client_id);
    expect(ids).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)]);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it("is followed to its end when the end arrives before the response to the request", async () => {
    const task = { id: "t1", kind: "profile", status: "queued" };
    const { client } = clientWith({
      "POST /api/v1/ai/tasks/": () => json(202, task),
      "GET /api/v1/ai/tasks/t1/": () => json(200, { ...task, status: "done", text: "A nurse." }),
    });
    const queryClient = cache();
    const asked = queryClient.getMutationCache().build(queryClient, createAiTaskMutation(client, ID));
    await asked.execute({ kind: "profile" });
    const task1 = new QueryObserver(queryClient, { ...aiTaskQuery(client, ID, "t1"), refetchInterval: false });
    const end = task1.subscribe(() => {});
    await vi.waitFor(() => expect(task1.getCurrentResult().data).toMatchObject({ status: "done", text: "A nurse." }));
    end();
  });
});

describe("page data", () => {
  it("stays fresh for 15 s and is kept for 5 min after it was last shown (LS-9.8)", async () => {
    vi.useFakeTimers({ now: 0 });
    try {
      let answers = 0;
      const path = `GET /api/v1/interviews/sessions/${ID}/page-data/`;
      const { client } = clientWith({ [path]: () => json(200, { answers: ++answers }) });
      const queryClient = cache();
      const show = async (forMs: number) => {
        const end = new QueryObserver(queryClient, pageDataQuery(client, ID)).subscribe(() => {});
        await vi.advanceTimersByTimeAsync(forMs);
        end();
      };
      await show(14_000);
      await show(500);
      expect(answers).toBe(1);
      await vi.advanceTimersByTimeAsync(1_000);
      await show(0);
      expect(answers).toBe(2);
      await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
      expect(queryClient.getQueryData(keys.pageData(ID))).toBeDefined();
      await vi.advanceTimersByTimeAsync(2);
      expect(queryClient.getQueryData(keys.pageData(ID))).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });
});
