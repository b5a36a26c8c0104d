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

/** The detail of a session that is here, whose module is asked for; `respond` gives that response. */
async function detailOf(session = detailedSession()) {
  let respond = (_: Response) => {};
  const response = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  const client = createClient({ baseUrl: "http://api.test", fetch: () => response });
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
    respond: (reply: Response) => act(async () => respond(reply)),
    leave: () => act(async () => root.unmount()),
  };
}

const { key } = detailedSession().type.workshop;

it("a session's detail, whose module is on its way: is loading, then has the question at once", async () => {
  const detail = await detailOf();
  expect(new Set(statuses)).toEqual(new Set(["loading"]));
  await detail.respond(Response.json({ sessions: [{ key, questions: [sampleQuestion] }] }));
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(statuses.at(-1)).toBe(`ready, ${sampleQuestion}`);
  });
  expect(statuses).not.toContain("ready, null");
  await detail.leave();
});

it("a session's detail, whose module fails: is there without a question", async () => {
  const detail = await detailOf();
  await detail.respond(new Response(null, { status: 500 }));
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(statuses.at(-1)).toBe("ready, null");
  });
  await detail.leave();
});
