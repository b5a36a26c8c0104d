import { hashKey, InfiniteQueryObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { createClient } from "../client";
import { createStore } from "../store";
import type { ConnectionStatus } from "../events/events";
import { createFakeClock } from "../testing/fake-clock";
import { createFakeServer, json } from "../testing/fake-server";
import { createFakeStreams, established, eventAt } from "../testing/fake-stream";
import { attendee, evaluation, schedule, serverEvent, state, summary } from "../testing/samples";
import type { ServerEvent, SessionState } from "../generated/types.gen";
import { applyEvent, patchFromEvent } from "./apply-event";
import { attachEvents } from "./attach-events";
import { hotseatDefaultOptions } from "./defaults";
import { saveEvaluationMutation, storedEvaluationOf } from "./evaluation-mutations";
import { keys } from "./keys";
import { acceptSchedule } from "./newer";
import { cursorOf } from "./paging";
import { nextSegmentMutation } from "./schedule-mutations";
import { schedulePollMs, scheduleQuery, sessionQuery } from "./session-queries";
import { catalogQuery } from "./shell-queries";

const ID = 7;
const cache = () => new QueryClient({ defaultOptions: hotseatDefaultOptions });
const clientWith = (table: Parameters<typeof createFakeServer>[0]) => {
  const server = createFakeServer({ "GET /api/v1/csrf/": () => json(200, { csrfToken: "t" }), ...table });
  return { server, client: createClient({ baseUrl: "http://api.test", fetch: server.fetch }) };
};

describe("what an event does to the cache", () => {
  const s = keys.session(ID);
  const stale: Record<ServerEvent["type"], readonly (readonly unknown[])[]> = {
    "session.state.update": [s, keys.catalogs, keys.me],
    "schedule.update": [],
    "schedule.start": [],
    "schedule.pause": [],
    "schedule.seek": [],
    "schedule.next": [],
    "schedule.finish": [keys.sessionDetail(ID), keys.feedback(ID)],
    "turn.started": [keys.state(ID), keys.pageData(ID)],
    "turn.completed": [keys.state(ID), keys.feedback(ID), keys.myPillarRatings(ID)],
    "turn.context.updated": [keys.pageData(ID), keys.attendees(ID), keys.sessionDetail(ID)],
    "question.started": [keys.state(ID), keys.pageData(ID)],
    "question.completed": [],
    "interviewee.designated": [keys.state(ID)],
    "attendee.update": [keys.attendees(ID), keys.pageData(ID), keys.myAttendee(ID), keys.state(ID), keys.sessionDetail(ID), keys.joinRequests(ID), keys.catalogs],
    "attendee.role.changed": [keys.attendees(ID), keys.pageData(ID), keys.myAttendee(ID), keys.state(ID), keys.sessionDetail(ID), keys.me],
    "host.reassigned": [keys.attendees(ID), keys.pageData(ID), keys.myAttendee(ID), keys.state(ID), keys.sessionDetail(ID)],
    "evaluation.update": [keys.pageData(ID), keys.sessionDetail(ID)],
    "feedback.summary.update": [keys.feedbackSummary(ID, 3)],
    "join_request.created": [keys.joinRequests(ID)],
    "join_request.approved": [keys.joinRequests(ID), s, keys.catalogs],
    "join_request.rejected": [keys.joinRequests(ID), s, keys.catalogs],
    "catalog.session.created": [keys.catalogTab("available"), keys.catalogTab("recommended"), keys.timelines],
  };
  it.each(Object.entries(stale))("%s makes old what it names and no more", (type, expected) => {
    expect(patchFromEvent(cache(), serverEvent(type as ServerEvent["type"])).map((key) => hashKey(key)).sort()).toEqual(expected.map((key) => hashKey(key)).sort());
  });

  it("schedule.* is applied from the event itself, in both places, and an older version never", () => {
    const queryClient = cache();
    queryClient.setQueryData(keys.schedule(ID), schedule({ version: 4 }));
    queryClient.setQueryData(keys.state(ID), state({ schedule: schedule({ version: 4 }) }));
    const at = (version: number) => ({ ...serverEvent("schedule.next"), data: { session_id: ID, schedule: schedule({ version, current_index: version }) } }) as ServerEvent;
    const seen = () => [queryClient.getQueryData<{ version: number }>(keys.schedule(ID))?.version, queryClient.getQueryData<SessionState>(keys.state(ID))?.schedule.version];
    applyEvent(queryClient, at(3));
    expect(seen()).toEqual([4, 4]);
    applyEvent(queryClient, at(6));
    expect(seen()).toEqual([6, 6]);
  });

  it("a GET that was under way does not bring an older schedule back", async () => {
    let answer = (_: Response) => {};
    const { client } = clientWith({ [`GET /api/v1/interviews/sessions/${ID}/schedule/`]: () => new Promise<Response>((resolve) => void (answer = resolve)) });
    const queryClient = cache();
    const fetching = queryClient.fetchQuery(scheduleQuery(client, ID));
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(1));
    await Promise.resolve();
    acceptSchedule(queryClient, schedule({ version: 9 }));
    await vi.waitFor(() => {
      answer(json(200, schedule({ version: 8 })));
      expect(queryClient.isFetching()).toBe(0);
    });
    await fetching;
    expect(queryClient.getQueryData(keys.schedule(ID))).toMatchObject({ version: 9 });
  });

  it("attendee.update changes the count in the session and in the three lists", () => {
    const queryClient = cache();
    queryClient.setQueryData(keys.sessionDetail(ID), summary(ID, 2));
    for (const tab of ["available", "my", "recommended"] as const) {
      queryClient.setQueryData(keys.catalog(tab, { language: ["fr"] }), { pages: [{ results: [summary(ID, 2), summary(8, 2)] }], pageParams: [{}] });
    }
    patchFromEvent(queryClient, serverEvent("attendee.update"));
    expect(queryClient.getQueryData(keys.sessionDetail(ID))).toMatchObject({ attendee_count: 5 });
    for (const tab of ["available", "my", "recommended"] as const) {
      expect(queryClient.getQueryData(keys.catalog(tab, { language: ["fr"] }))).toMatchObject({ pages: [{ results: [{ id: ID, attendee_count: 5 }, { id: 8, attendee_count: 2 }] }] });
    }
  });

  it("interviewee.designated names both people at once when the person is known, and waits for the GET otherwise", () => {
    const queryClient = cache();
    queryClient.setQueryData(keys.state(ID), state({}));
    patchFromEvent(queryClient, serverEvent("interviewee.designated"));
    expect(queryClient.getQueryData<SessionState>(keys.state(ID))?.designations.interviewee).toBeNull();
    queryClient.setQueryData(keys.pageData(ID), { attendees: [attendee(3, "kc-ben")] });
    patchFromEvent(queryClient, serverEvent("interviewee.designated"));
    expect(queryClient.getQueryData<SessionState>(keys.state(ID))?.designations).toMatchObject({ interviewee: { attendeeId: 3, keycloakId: "kc-ben" }, interviewer: { keycloakId: "kc-host" } });
  });

  it("session.state.update changes the status before anything is fetched", () => {
    const queryClient = cache();
    queryClient.setQueryData(keys.state(ID), state({}));
    queryClient.setQueryData(keys.sessionDetail(ID), summary(ID, 2));
    patchFromEvent(queryClient, serverEvent("session.state.update"));
    expect(queryClient.getQueryData(keys.state(ID))).toMatchObject({ session_status: "IN_PROGRESS" });
    expect(queryClient.getQueryData(keys.sessionDetail(ID))).toMatchObject({ status: "IN_PROGRESS" });
  });

  it("one's own save fetches nothing when its event arrives", () => {
    const queryClient = cache();
    queryClient.setQueryData(keys.pageData(ID), { evaluations: [evaluation(5, "2026-01-01T10:00:00.000Z")] });
    expect(patchFromEvent(queryClient, serverEvent("evaluation.update"))).toEqual([]);
    queryClient.setQueryData(keys.pageData(ID), { evaluations: [evaluation(5, "2026-01-01T09:59:59.999Z")] });
    expect(patchFromEvent(queryClient, serverEvent("evaluation.update"))).not.toEqual([]);
  });
});

describe("the stream attached to the cache", () => {
  async function attached(options: { after?: string; global?: boolean } = {}) {
    const clock = createFakeClock();
    const streams = createFakeStreams();
    const queryClient = cache();
    const client = createClient({ baseUrl: "http://api.test", fetch: streams.fetch, clock, random: () => 0.5 });
    const refetched = vi.spyOn(queryClient, "invalidateQueries");
    const attach = () => attachEvents({ client, queryClient, clock, sessionId: ID, ...options });
    const subscription = attach();
    await clock.advance(0);
    const keysRefetched = () => refetched.mock.calls.map(([filters]) => filters?.queryKey);
    return { clock, streams, queryClient, client, subscription, attach, keysRefetched, refetched };
  }

  it("refetches on connecting, because the page may be older than the stream", async () => {
    const { clock, streams, keysRefetched } = await attached();
    streams.last().send("c0", established(clock.now()));
    await clock.advance(50);
    expect(keysRefetched()).toEqual([keys.session(ID)]);
  });

  it("refetches nothing on the first connection after a snapshot, but on the next", async () => {
    const { clock, streams, keysRefetched } = await attached({ after: "c0", global: true });
    streams.last().send("c0", established(clock.now()));
    await clock.advance(50);
    expect(keysRefetched()).toEqual([]);
    streams.last().cut();
    await clock.advance(2000);
    streams.last().send("c0", established(clock.now()));
    await clock.advance(50);
    expect(keysRefetched()).toEqual([keys.me, keys.catalogs, keys.sessions]);
  });

  it("gathers a replay of 300 events, heard by two widgets, into one fetch per list", async () => {
    const { clock, streams, keysRefetched, attach } = await attached({ after: "c0" });
    attach();
    for (let seq = 1; seq <= 300; seq += 1) streams.last().send(`c${seq}`, eventAt(seq));
    await clock.advance(50);
    expect(keysRefetched()).toHaveLength(5);
  });

  it("lets polling take over when the stream stays away for 3 s, however often it tries", async () => {
    const { clock, streams, keysRefetched } = await attached({ after: "c0" });
    streams.last().send("c0", established(clock.now()));
    await clock.advance(50);
    streams.refuse(() => new Response("", { status: 502 }));
    streams.last().cut();
    await clock.advance(2900);
    expect(keysRefetched()).toEqual([]);
    await clock.advance(200);
    expect(keysRefetched()).toEqual([keys.session(ID)]);
  });

  it("stops when closed", async () => {
    const { clock, subscription, streams, keysRefetched } = await attached();
    subscription.close();
    streams.last().send("c0", established(clock.now()));
    await clock.advance(60_000);
    expect(keysRefetched()).toEqual([]);
    expect(clock.waiting).toBe(0);
  });
});

describe("polls (live-session.md §9)", () => {
  it("of the schedule: 2 s running, 5 s guided, 10 s free", () => {
    expect([schedule({ status: "RUNNING" }), schedule({ status: "IDLE" }), schedule({ status: "PAUSED", flow_mode: "FREE" }), undefined].map(schedulePollMs)).toEqual([2000, 5000, 10_000, 5000]);
  });

  it("run only while the session's stream is down", () => {
    const live = { now: false };
    const client = { events: { isLive: () => live.now, status: createStore<ConnectionStatus>("connected"), connect: vi.fn() } } as unknown as Parameters<typeof sessionQuery>[0];
    const intervalOf = (options: { refetchInterval?: unknown }) => (options.refetchInterval as (query: object) => number | false)({ state: { data: schedule({ status: "RUNNING" }) } });
    expect([intervalOf(sessionQuery(client, ID)), intervalOf(scheduleQuery(client, ID))]).toEqual([10_000, 2000]);
    live.now = true;
    expect([intervalOf(sessionQuery(client, ID)), intervalOf(scheduleQuery(client, ID))]).toEqual([false, false]);
  });
});

describe("the listing", () => {
  it("sends filters as comma-separated values and follows the cursor of `next`", async () => {
    const { client, server } = clientWith({
      "GET /api/v1/interviews/session-catalog/my/": ({ path }) => json(200, { results: [], next: path.includes("cursor=") ? null : "http://elsewhere/x/?limit=20&cursor=a%2Bb", previous: null, count: 0, stream_cursor: "c" }),
    });
    const observer = new InfiniteQueryObserver(cache(), catalogQuery(client, "my", { language: ["fr", "de"], module: [], date_from: "2026-01-01" }));
    const end = observer.subscribe(() => {});
    await observer.refetch();
    await observer.fetchNextPage();
    end();
    const queries = server.seen.map(({ path }) => Object.fromEntries(new URL(path, "http://x").searchParams));
    expect(queries.at(0)).toEqual({ language: "fr,de", date_from: "2026-01-01", limit: "20" });
    expect(queries.at(-1)).toEqual({ language: "fr,de", date_from: "2026-01-01", limit: "20", cursor: "a+b" });
    expect(observer.getCurrentResult().hasNextPage).toBe(false);
  });
  it("knows the last page", () => {
    expect([cursorOf(null), cursorOf("/api/x/?limit=2"), cursorOf("/api/x/?cursor=q")]).toEqual([undefined, undefined, { cursor: "q" }]);
  });
});

describe("changes", () => {
  const next = `POST /api/v1/interviews/sessions/${ID}/schedule/next/`;
  const run = <V,>(queryClient: QueryClient, options: object, variables: V) => queryClient.getMutationCache().build<unknown, Error, V, unknown>(queryClient, options).execute(variables);

  it("put the schedule they get into the cache", async () => {
    const { client } = clientWith({ [next]: () => json(200, schedule({ version: 5 })) });
    const queryClient = cache();
    await run(queryClient, nextSegmentMutation(client, ID), { expected_index: 1 });
    expect(queryClient.getQueryData(keys.schedule(ID))).toMatchObject({ version: 5 });
  });

  it("take the schedule that a 409 brings, and are not tried again", async () => {
    const { client, server } = clientWith({ [next]: () => json(409, { detail: "The schedule has moved on.", code: "schedule_moved", schedule: schedule({ version: 8 }) }) });
    const queryClient = cache();
    await expect(run(queryClient, nextSegmentMutation(client, ID), { expected_index: 1 })).rejects.toMatchObject({ code: "schedule_moved" });
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
    const { client } = clientWith({ "PATCH /api/v1/interviews/evaluations/5/": () => json(409, { detail: "d", code: "evaluation_changed", current: stored }) });
    const error = await run(cache(), saveEvaluationMutation(client, ID), { evaluationId: 5, body: { evaluatee: 3, answers: [], status: "DRAFT" } }).catch((reason: unknown) => reason);
    expect(storedEvaluationOf(error)).toEqual(stored);
    expect(storedEvaluationOf(new Error("x"))).toBeUndefined();
  });
});

it("a query observer sees only a changed part change", () => {
  const queryClient = cache();
  acceptSchedule(queryClient, schedule({ version: 1 }));
  const before = queryClient.getQueryData<{ timeline: unknown }>(keys.schedule(ID));
  acceptSchedule(queryClient, schedule({ version: 2 }));
  const after = queryClient.getQueryData<{ timeline: unknown }>(keys.schedule(ID));
  expect(after).not.toBe(before);
  expect(after?.timeline).toBe(before?.timeline);
  expect(new QueryObserver(queryClient, { queryKey: keys.schedule(ID), enabled: false }).getCurrentResult().data).toBe(after);
});
