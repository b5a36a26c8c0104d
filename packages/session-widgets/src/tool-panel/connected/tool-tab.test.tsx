// @vitest-environment jsdom
import { keys } from "@hotseat/api-client/queries";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme } from "@hotseat/ui/theme";
import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
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

test.each([
  ["asked", "IN_PROGRESS", 1],
  ["not asked, which the server would refuse,", "COMPLETED", 0],
] as const)("the people in each tool are %s while the session is %s", async (_asked, session_status, times) => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
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
