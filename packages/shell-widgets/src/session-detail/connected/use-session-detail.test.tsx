// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { keys } from "@hotseat/api-client/queries";
import { HotseatProvider } from "@hotseat/react";
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { detailedSession, sampleQuestion } from "../session-detail.fixtures";
import { useSessionDetail } from "./use-session-detail";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  statuses = [];
});
afterEach(() => void vi.unstubAllGlobals());

/** One entry for each render. */
let statuses: string[] = [];
function Detail() {
  const { content } = useSessionDetail(1);
  statuses.push(content.status === "ready" ? `ready, ${content.sampleQuestion}` : content.status);
  return null;
}

/** The detail of a session that is here; `respond` gives the response to the call whose path has this part. */
async function detailOf(session = detailedSession()) {
  const calls = new Map<string, (reply: Response) => void>();
  const client = createClient({
    baseUrl: "http://api.test",
    fetch: (request) => new Promise((resolve) => calls.set(new URL((request as Request).url).pathname, resolve)),
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(keys.sessionDetail(1), session as never);
  const root = createRoot(document.createElement("div"));
  await act(async () =>
    root.render(
      <HotseatProvider client={client} queryClient={queryClient} language="en">
        <Detail />
      </HotseatProvider>,
    ),
  );
  return {
    respond: (part: string, reply: Response) =>
      act(async () => [...calls].find(([path]) => path.includes(part))?.[1](reply)),
    leave: () => act(async () => root.unmount()),
  };
}

const { key } = detailedSession().type.workshop;

it("a session's detail, whose module is on its way: is loading, then has the question at once", async () => {
  const detail = await detailOf();
  expect(new Set(statuses)).toEqual(new Set(["loading"]));
  await detail.respond("modules", Response.json({ sessions: [{ key, questions: [sampleQuestion] }] }));
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(statuses.at(-1)).toBe(`ready, ${sampleQuestion}`);
  });
  expect(statuses).not.toContain("ready, null");
  await detail.leave();
});

it("a session's detail, whose module fails: is there without a question", async () => {
  const detail = await detailOf();
  await detail.respond("modules", new Response(null, { status: 500 }));
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(statuses.at(-1)).toBe("ready, null");
  });
  await detail.leave();
});

it("a closed session's detail for its owner, whose requests are on their way: is loading until they are here", async () => {
  const detail = await detailOf(detailedSession({ userRole: "owner", access_level: "CLOSED", status: "SCHEDULED" }));
  const renders = statuses.length;
  await detail.respond("modules", Response.json({ sessions: [] }));
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(statuses.length).toBeGreaterThan(renders);
  });
  expect(new Set(statuses)).toEqual(new Set(["loading"]));
  await detail.respond("join-requests", Response.json({ results: [] }));
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(statuses.at(-1)).toBe("ready, null");
  });
  await detail.leave();
});
