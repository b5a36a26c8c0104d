// @vitest-environment jsdom

import { createClient, type HotseatClient } from "@hotseat/api-client";
import { acceptSchedule, keys } from "@hotseat/api-client/queries";
import type { PageData, SessionState } from "@hotseat/api-client/types";
import { HotseatProvider } from "@hotseat/react";
import { QueryClient } from "@tanstack/react-query";
import { act, Profiler, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { usePendingAction, useSchedule } from "../../schedule";
import { storySchedule } from "../../schedule/schedule.fixtures";
import { actUntil } from "../../shared/act-until.fixtures";
import { useSessionData } from "../index";

const FIRST = storySchedule();
const SESSION = FIRST.session_id;
const STATE: SessionState = {
  session_id: SESSION,
  session_status: "IN_PROGRESS",
  schedule: FIRST,
  designations: { interviewee: null, interviewer: null, featuredQuestion: null, spotlightIdentity: null },
  free_timer: {
    sessionId: SESSION,
    durationSec: 120,
    remainingSec: 120,
    startedAtMs: null,
    isActive: false,
    isPaused: false,
  },
  authorities: [],
  my_rights: { roles: [], capabilities: [] },
  present: [],
  recording: false,
  handover: null,
  raised_hands: [],
  left_candidates: [],
  evaluation_progress: null,
  stream_cursor: "c0",
  server_time: FIRST.server_time,
};
const PAGE = {
  session: { my_attendee_id: null },
  attendees: [],
  questions: [],
  evaluations: [],
} as unknown as PageData;

let root: Root;
let queryClient: QueryClient;
const drawn = { data: 0, schedule: 0, pending: 0 };
const count = (id: string) => {
  drawn[id as keyof typeof drawn] += 1;
};
const seen: { act?: ReturnType<typeof useSchedule>["act"]; held?: boolean | undefined; phase?: string | false } = {};

function Data() {
  const session = useSessionData(SESSION);
  useEffect(() => void Object.assign(seen, { phase: session.status === "ready" && session.data.state.phase }));
  return null;
}
function Timeline() {
  const { act: press, schedule } = useSchedule(SESSION);
  useEffect(() => void Object.assign(seen, { act: press, held: schedule?.held }));
  return null;
}
function Pending() {
  usePendingAction(SESSION);
  return null;
}

/** A server that holds the schedule when asked, a moment after its event. */
function client(): HotseatClient {
  const held = { ...FIRST, held: true, version: FIRST.version + 1 };
  const still = createStore(() => "connected" as const);
  const stream = { status: still, missedSome: false, subscribe: () => () => {}, reconnect() {}, close() {} };
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(new Request(input, init).url);
    if (pathname.endsWith("/csrf/")) return Response.json({ csrfToken: "t" });
    if (!pathname.endsWith("/hold/")) return Response.json({ code: "not_found" }, { status: 404 });
    acceptSchedule(queryClient, held);
    return Response.json({ ...held, server_time: "2026-11-24T09:05:00.000Z" });
  };
  const events: HotseatClient["events"] = { status: still, isLive: () => true, connect: () => stream };
  return { ...createClient({ baseUrl: "http://api.test", fetch }), events };
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(keys.state(SESSION), STATE);
  queryClient.setQueryData(keys.schedule(SESSION), FIRST);
  queryClient.setQueryData(keys.pageData(SESSION), PAGE);
  root = createRoot(document.createElement("div"));
  await act(async () =>
    root.render(
      <HotseatProvider client={client()} queryClient={queryClient} language="en">
        <Profiler id="data" onRender={count}>
          <Data />
        </Profiler>
        <Profiler id="schedule" onRender={count}>
          <Timeline />
        </Profiler>
        <Profiler id="pending" onRender={count}>
          <Pending />
        </Profiler>
      </HotseatProvider>,
    ),
  );
  Object.assign(drawn, { data: 0, schedule: 0, pending: 0 });
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test("a host action renders a schedule reader once, and a people reader not at all", async () => {
  await act(async () => seen.act?.({ kind: "hold", held: true }));
  await actUntil(() => expect(drawn.pending).toBe(2));
  expect(seen.held).toBe(true);
  expect(drawn).toEqual({ data: 0, schedule: 1, pending: 2 });
});

test("the permissions follow the schedule into its next phase", async () => {
  const index = FIRST.timeline.findIndex(({ type }) => type === "EVALUATE");
  await act(async () => acceptSchedule(queryClient, { ...FIRST, current_index: index, version: FIRST.version + 1 }));
  await actUntil(() => expect(seen.phase).toBe("EVALUATE"));
  expect(drawn.data).toBe(1);
});
