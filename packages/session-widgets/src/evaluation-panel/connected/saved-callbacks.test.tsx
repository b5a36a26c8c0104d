// @vitest-environment jsdom
import { keys } from "@hotseat/api-client/queries";
import { createMemoryStorage } from "@hotseat/core/testing";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme } from "@hotseat/ui/theme";
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { loadMessages } from "../../locales";
import { actUntil } from "../../shared/act-until.fixtures";
import { reactRoot } from "../../shared/react-root.fixtures";
import { AMARA, client, EVALUATE, evaluationWith, JONAS, pageFor, SESSION, stateOf } from "../evaluation-page.fixtures";
import { EvaluationPanel } from "./evaluation-panel";

const { render } = reactRoot();
const button = (name: string) =>
  [...document.querySelectorAll("button")].find((one) => one.textContent?.includes(name));

/** A server that stores each save, unless it refuses. */
function storing(refuses: boolean) {
  return client(async (request) => {
    if (request.url.endsWith("/csrf/")) return Response.json({ csrfToken: "t" });
    if (request.method === "GET") return Response.json({ code: "not_found" }, { status: 404 });
    if (refuses) return Response.json({ detail: "No.", code: "permission_denied" }, { status: 403 });
    const { status } = (await request.json()) as { status: string };
    return Response.json({ ...evaluationWith(5), status, updated_at: "2030-01-01T00:00:00.000Z" });
  });
}

async function show(refuses = false) {
  await loadMessages.en();
  const state = stateOf(EVALUATE, AMARA);
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(keys.schedule(SESSION), state.schedule);
  queryClient.setQueryData(keys.state(SESSION), state);
  queryClient.setQueryData(keys.pageData(SESSION), pageFor(JONAS, 5));
  queryClient.setQueryData(keys.myPillarRatings(SESSION), { results: [], next: null, previous: null, count: 0 });
  const [onSaved, onSubmitted] = [vi.fn(), vi.fn()];
  await render(
    <HotseatProvider client={storing(refuses)} queryClient={queryClient} language="en">
      <HotseatTheme>
        <EvaluationPanel sessionId={SESSION} onSaved={onSaved} onSubmitted={onSubmitted} />
      </HotseatTheme>
    </HotseatProvider>,
  );
  await actUntil(() => expect(button("Submit")).toBeDefined());
  return { onSaved, onSubmitted };
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("sessionStorage", createMemoryStorage());
  vi.stubGlobal("localStorage", createMemoryStorage());
});

test("a stored draft calls onSaved once and onSubmitted never", async () => {
  const { onSaved, onSubmitted } = await show();
  await act(async () => button("Save draft")?.click());
  await actUntil(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(onSaved.mock.lastCall?.[0]).toMatchObject({ evaluatee: AMARA, status: "DRAFT" });
  expect(onSubmitted).not.toHaveBeenCalled();
});

test("a stored submission calls onSubmitted once and onSaved never", async () => {
  const { onSaved, onSubmitted } = await show();
  await act(async () => button("Submit")?.click());
  await actUntil(() => expect(button("Submit for good")).toBeDefined());
  await act(async () => button("Submit for good")?.click());
  await actUntil(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
  expect(onSubmitted.mock.lastCall?.[0]).toMatchObject({ evaluatee: AMARA, status: "SUBMITTED" });
  expect(onSaved).not.toHaveBeenCalled();
});

test("a refused save calls neither onSaved nor onSubmitted", async () => {
  const { onSaved, onSubmitted } = await show(true);
  await act(async () => button("Save draft")?.click());
  await actUntil(() => expect(document.body.textContent).toContain("No."));
  expect([onSaved, onSubmitted].map((each) => each.mock.calls.length)).toEqual([0, 0]);
});
