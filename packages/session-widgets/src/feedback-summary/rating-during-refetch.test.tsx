// @vitest-environment jsdom
import { keys } from "@hotseat/api-client/queries";
import { createMemoryStorage } from "@hotseat/core/testing";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme } from "@hotseat/ui/theme";
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { AMARA, client, EVALUATE, pageFor, SESSION, stateOf } from "../evaluation-panel/evaluation-page.fixtures";
import { loadMessages } from "../locales";
import { actUntil } from "../shared/act-until.fixtures";
import { reactRoot } from "../shared/react-root.fixtures";
import { FeedbackSummary } from "./feedback-summary";

const { render } = reactRoot();
const feedbackKey = keys.feedbackSummary(SESSION, AMARA);

/** The refusal of each request for the feedback, from the second on when `answer` lets it. */
function refusals() {
  let asked = 0;
  let answer = (_response: Response) => {};
  const fetch = async ({ url }: Request): Promise<Response> => {
    if (!new URL(url).pathname.includes("/feedback")) return Response.json({ code: "not_found" }, { status: 404 });
    asked += 1;
    if (asked === 1) return refusal();
    return new Promise((resolve) => {
      answer = resolve;
    });
  };
  return { fetch, asked: () => asked, answer: (response: Response) => answer(response) };
}
const refusal = () => Response.json({ code: "own_rating_missing", detail: "" }, { status: 403 });
const groups = () => [...document.querySelectorAll<HTMLElement>("form[aria-label] [role=radiogroup]")];
const scoreOf = (group: HTMLElement | undefined, score: number) =>
  group?.querySelector<HTMLElement>(`[data-score="${score}"]`) as HTMLElement;

async function showForm(fetch: (request: Request) => Promise<Response>) {
  const state = stateOf(EVALUATE, AMARA);
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(keys.schedule(SESSION), state.schedule);
  queryClient.setQueryData(keys.state(SESSION), state);
  queryClient.setQueryData(keys.pageData(SESSION), pageFor(AMARA, null));
  queryClient.setQueryData(keys.myAttendee(SESSION), { id: AMARA });
  queryClient.setQueryData(keys.myPillarRatings(SESSION), { results: [], next: null, previous: null, count: 0 });
  await render(
    <HotseatProvider client={client(fetch)} queryClient={queryClient} language="en">
      <HotseatTheme>
        <FeedbackSummary sessionId={SESSION} />
      </HotseatTheme>
    </HotseatProvider>,
  );
  await actUntil(() => expect(groups()).toHaveLength(5));
  return queryClient;
}

// The texts are loaded before, as on a page that has been open for some time.
beforeAll(async () => void (await loadMessages.en()));
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("sessionStorage", createMemoryStorage());
  vi.stubGlobal("localStorage", createMemoryStorage());
});

test.each([
  ["with the same refusal", refusal],
  ["with a failure of the server", () => Response.json({ code: "unavailable", detail: "" }, { status: 503 })],
])(
  "the rating form stays, with each press, while the feedback is requested again and the response is %s",
  async (_how, late) => {
    const server = refusals();
    const queryClient = await showForm(server.fetch);
    const before = groups();
    const [first] = before;
    await act(async () => scoreOf(first, 4).click());
    await act(async () => void queryClient.invalidateQueries({ queryKey: feedbackKey }));
    await actUntil(() => expect(server.asked()).toBe(2));
    for (const group of before.slice(1)) await act(async () => scoreOf(group, 4).click());
    await act(async () => server.answer(late()));
    await actUntil(() => expect(queryClient.getQueryState(feedbackKey)?.errorUpdateCount ?? 0).toBeGreaterThan(0));
    expect(groups()).toEqual(before);
    expect(before.map((group) => group.isConnected)).toEqual([true, true, true, true, true]);
    expect(before.map((group) => scoreOf(group, 4).getAttribute("aria-checked"))).toEqual(Array(5).fill("true"));
    const send = document.querySelector<HTMLButtonElement>("form[aria-label] [type=submit]");
    expect(send?.disabled).toBe(false);
  },
);
