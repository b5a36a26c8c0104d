// @vitest-environment jsdom
import { keys } from "@hotseat/api-client/queries";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme } from "@hotseat/ui/theme";
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import {
  AMARA,
  client,
  EVALUATE,
  JONAS,
  pageFor,
  SESSION,
  stateOf,
} from "../../evaluation-panel/evaluation-page.fixtures";
import { actUntil } from "../../shared/act-until.fixtures";
import { reactRoot } from "../../shared/react-root.fixtures";
import { ToolTab } from "./tool-tab";

const { render } = reactRoot();
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

test.each([
  ["asked", "IN_PROGRESS", 1],
  ["not asked, which the server would refuse,", "COMPLETED", 0],
] as const)("the people in each tool are %s while the session is %s", async (_asked, session_status, times) => {
  const asked: string[] = [];
  const answer = async (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return Response.json({ results: [], places: [], active: 0, can_create: [] });
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(keys.schedule(SESSION), EVALUATE);
  queryClient.setQueryData(keys.state(SESSION), { ...stateOf(EVALUATE, AMARA), session_status });
  queryClient.setQueryData(keys.pageData(SESSION), pageFor(JONAS, null));
  await render(
    <HotseatProvider client={client(answer)} queryClient={queryClient} language="en">
      <HotseatTheme>
        <ToolTab sessionId={SESSION} kind="whiteboard">
          {() => null}
        </ToolTab>
      </HotseatTheme>
    </HotseatProvider>,
  );
  await actUntil(() => expect(asked.some((path) => path.endsWith("/tools/"))).toBe(true));
  expect(asked.filter((path) => path.endsWith("/tools/status/"))).toHaveLength(times);
});

test("the first tool is closed while it is open: it stays to be read, and is gone when the tab is opened again (TL-P.154, TL-W.67)", async () => {
  const tool = (id: string) => ({
    id,
    kind: "code",
    name: id,
    position: 0,
    locked: false,
    created_at: "",
    read_only: null,
  });
  const listOf = (...ids: string[]) => ({ results: ids.map(tool), can_create: [], can_lock: false, can_clear: false });
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(keys.tools(SESSION), listOf("first", "second"));
  queryClient.setQueryData(keys.schedule(SESSION), EVALUATE);
  queryClient.setQueryData(keys.state(SESSION), { ...stateOf(EVALUATE, AMARA), session_status: "SCHEDULED" });
  queryClient.setQueryData(keys.pageData(SESSION), pageFor(JONAS, null));
  const silent = client(() => new Promise(() => {}));
  const page = (tab: boolean) => (
    <HotseatProvider client={silent} queryClient={queryClient} language="en">
      <HotseatTheme>
        {tab ? (
          <ToolTab sessionId={SESSION} kind="code">
            {(toolId) => <p data-widget>{toolId}</p>}
          </ToolTab>
        ) : null}
        {/* Another part of the session that stays: its stores do too. */}
        <ToolTab sessionId={SESSION} kind="whiteboard">
          {() => null}
        </ToolTab>
      </HotseatTheme>
    </HotseatProvider>
  );
  const widget = () => document.querySelector("[data-widget]")?.textContent;
  await render(page(true));
  await actUntil(() => expect(widget()).toBe("first"));
  await act(async () => queryClient.setQueryData(keys.tools(SESSION), listOf("second")));
  expect(widget()).toBe("first");
  await render(page(false));
  await render(page(true));
  await actUntil(() => expect(document.body.textContent).toContain('Tool "first" not found'));
  expect(widget()).toBeUndefined();
});
