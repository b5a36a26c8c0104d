import { MutationObserver, type MutationOptions, QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createClient, type HotseatClient } from "../client";
import * as queries from "./index";

/** Milliseconds between the attempts of one request, by the test's clock. */
async function pausesOf(answer: () => Response, run: (client: HotseatClient, cache: QueryClient) => Promise<unknown>) {
  const attempts: number[] = [];
  const fetch = async (request: Request) => {
    if (request.url.endsWith("/csrf/")) return new Response('{"csrfToken":"t"}');
    attempts.push(Date.now());
    return answer();
  };
  const client = createClient({ baseUrl: "http://api.test", fetch: fetch as typeof globalThis.fetch });
  // The options of the page's own cache have no effect.
  const cache = new QueryClient({ defaultOptions: { queries: { retry: 9 }, mutations: { retry: 9 } } });
  const done = run(client, cache).catch(() => {});
  await vi.runAllTimersAsync();
  await done;
  return attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
}

const status = (code: number) => () => new Response("{}", { status: code });
const unreachable = () => {
  throw new TypeError("fetch failed");
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const endingIn = (end: string) => Object.entries(queries).filter(([name]) => name.endsWith(end));
/** Factories of one scope of the administration. */
const SCOPED = new Set<unknown>([
  queries.adminUsersQuery,
  queries.batchesQuery,
  queries.inviteUserMutation,
  queries.updateUserMutation,
  queries.changeUsersMutation,
]);
const second = (factory: unknown) => {
  if (factory === queries.catalogQuery) return "my";
  return SCOPED.has(factory) ? { kind: "platform" } : 7;
};
const made = (factory: unknown, client: HotseatClient) =>
  (factory as (client: HotseatClient, id: unknown, other: never) => unknown)(client, second(factory), 8 as never);
describe("every query, whatever the page's QueryClient says", () => {
  const QUERIES = endingIn("Query").filter(([name]) => name !== "meQuery");
  const fetched = (factory: unknown) => (client: HotseatClient, cache: QueryClient) => {
    const options = made(factory, client) as object;
    return "initialPageParam" in options
      ? cache.fetchInfiniteQuery(options as Parameters<QueryClient["fetchInfiniteQuery"]>[0])
      : cache.fetchQuery(options as Parameters<QueryClient["fetchQuery"]>[0]);
  };

  it("is in the table", () => expect(QUERIES.length).toBeGreaterThan(15));

  it.each(QUERIES)("%s is retried after 5xx and without a response, never after 4xx", async (_name, factory) => {
    expect(await pausesOf(status(500), fetched(factory))).toEqual([1000, 2000]);
    expect(await pausesOf(unreachable, fetched(factory))).toEqual([1000, 2000, 4000]);
    for (const code of [401, 403, 404, 429]) expect(await pausesOf(status(code), fetched(factory))).toEqual([]);
  });

  it("but meQuery, which is never retried", async () => {
    expect(await pausesOf(status(500), fetched(queries.meQuery))).toEqual([]);
  });
});

/** Mutations whose second attempt would repeat the change, or give another result. */
const NOT_RETRIED = [
  "createSessionMutation",
  "inviteMutation",
  "createAiTaskMutation",
  "retryQuestionsMutation",
  "changeQuestionMutation",
  "designateMutation",
  "clearRolesMutation",
  "setAuthorityMutation",
  "featureQuestionMutation",
  "freeTimerMutation",
  "beginSecondFactorMutation",
  "changePasswordMutation",
  "confirmSecondFactorMutation",
  "createInstitutionMutation",
  "createOrganisationMutation",
  "decideJoinRequestsMutation",
  "decidePendingUsersMutation",
  "deleteInstitutionMutation",
  "deleteOrganisationMutation",
  "inviteUserMutation",
  "removeSecondFactorMutation",
  "renewCalendarFeedMutation",
  "createToolMutation",
  "closeToolMutation",
  "deleteOwnAccountMutation",
  "changeUsersMutation",
];

describe("every change, whatever the page's QueryClient says", () => {
  const mutated = (factory: unknown) => (client: HotseatClient, cache: QueryClient) =>
    new MutationObserver(cache, made(factory, client) as MutationOptions<unknown, Error, unknown>).mutate({
      ids: ["a"],
    });

  it.each(endingIn("Mutation"))(
    "%s is retried once, or never where a second try would do it twice",
    async (name, factory) => {
      const once = NOT_RETRIED.includes(name) ? [] : [1000];
      expect(await pausesOf(status(500), mutated(factory))).toEqual(once);
      expect(await pausesOf(unreachable, mutated(factory))).toEqual(once);
      for (const code of [400, 401, 403, 404, 409]) expect(await pausesOf(status(code), mutated(factory))).toEqual([]);
    },
  );

  it.each(NOT_RETRIED)("%s is one of them", (name) => expect(queries).toHaveProperty(name));
});
