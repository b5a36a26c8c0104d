// @vitest-environment jsdom

import { createClient, type HotseatClient } from "@hotseat/api-client";
import { keys } from "@hotseat/api-client/queries";
import type { PageData, SessionState } from "@hotseat/api-client/types";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme, toast } from "@hotseat/ui/theme";
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { storySchedule } from "../../schedule/schedule.fixtures";
import { actUntil } from "../../shared/act-until.fixtures";
import { reactRoot } from "../../shared/react-root.fixtures";
import { EveryoneLeft } from "./everyone-left";
import { LeadBanner } from "./lead-banner";
import { useHostNews } from "./use-host-news";

const SCHEDULE = storySchedule();
const SESSION = SCHEDULE.session_id;
const AT = "2026-11-24T13:07:00.000Z";
const person = (id: number, name: string, is_host: boolean) => ({
  id,
  role: is_host ? "host" : "participant",
  status: "CONFIRMED",
  is_host,
  is_owner: false,
  presence_changed_at: AT,
  user: { full_name: name, short_name: name, keycloak_id: `k${id}` },
});
const page = (me: number, host: number) =>
  ({
    session: { my_attendee_id: me },
    attendees: [
      person(403, "Jonas", host === 403),
      person(404, "Mateo", host === 404),
      person(402, "Lucie", host === 402),
    ],
    questions: [],
    evaluations: [],
  }) as unknown as PageData;
const state = (handover: SessionState["handover"]) =>
  ({
    session_id: SESSION,
    session_status: "IN_PROGRESS",
    schedule: SCHEDULE,
    designations: { interviewee: null, interviewer: null, featuredQuestion: null, spotlightIdentity: null },
    my_rights: { roles: [], capabilities: [] },
    present: ["k404", "k402"],
    handover,
    raised_hands: [],
    left_candidates: [],
  }) as unknown as SessionState;
const TO_MATEO = { host_attendee_id: 404, from_attendee_id: 403, cause: "left", at: AT, acknowledged: false } as const;

const { render, at } = reactRoot();
let queryClient: QueryClient;
const acknowledged: unknown[] = [];
let said: MockInstance<typeof toast.info>;

function client(): HotseatClient {
  const still = createStore(() => "connected" as const);
  const stream = { status: still, missedSome: false, subscribe: () => () => {}, reconnect() {}, close() {} };
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/csrf/")) return Response.json({ csrfToken: "t" });
    if (!pathname.endsWith("/acknowledge-host/")) return Response.json({ code: "not_found" }, { status: 404 });
    acknowledged.push(await request.json());
    return new Response(null, { status: 204 });
  };
  const events: HotseatClient["events"] = { status: still, isLive: () => true, connect: () => stream };
  return { ...createClient({ baseUrl: "http://api.test", fetch }), events };
}

function News() {
  useHostNews(SESSION);
  return null;
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  said = vi.spyOn(toast, "info");
  sessionStorage.clear();
  acknowledged.length = 0;
  queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(keys.schedule(SESSION), SCHEDULE);
});
const show = (me: number, host: number, handover: SessionState["handover"], part: React.ReactNode) => {
  queryClient.setQueryData(keys.state(SESSION), state(handover));
  queryClient.setQueryData(keys.pageData(SESSION), page(me, host));
  return render(
    <HotseatProvider client={client()} queryClient={queryClient} language="en">
      <HotseatTheme>{part}</HotseatTheme>
    </HotseatProvider>,
  );
};

test.each([
  ["before the start", { status: "IDLE" }, "lead.controls.start"],
  ["in a turn", {}, "lead.controls.turn"],
  ["in the debrief", { current_index: SCHEDULE.timeline.length - 1 }, "lead.controls.debrief"],
  ["after all turns", { status: "FINISHED" }, "lead.controls.end"],
] as const)("the banner names the controls of the moment: %s", async (_when, change, words) => {
  await show(404, 404, TO_MATEO, <LeadBanner sessionId={SESSION} />);
  const schedule = storySchedule(change);
  await act(async () => queryClient.setQueryData(keys.state(SESSION), { ...state(TO_MATEO), schedule }));
  await actUntil(() => expect(at("[data-lead]").textContent).toContain(words));
});

test("the new host confirms the hand-over that the banner shows", async () => {
  await show(404, 404, TO_MATEO, <LeadBanner sessionId={SESSION} />);
  const buttons = [...(at('[data-lead="new"]')?.querySelectorAll("button") ?? [])];
  await act(async () => buttons.at(-1)?.click());
  await actUntil(() => expect(acknowledged).toEqual([{ at: AT }]));
});

test("a host change shows one toast to the other participants, and none on a page opened later", async () => {
  await show(402, 403, null, <News />);
  expect(said).not.toHaveBeenCalled();
  await act(async () => {
    queryClient.setQueryData(keys.state(SESSION), state(TO_MATEO));
    queryClient.setQueryData(keys.pageData(SESSION), page(402, 404));
  });
  await actUntil(() => expect(said).toHaveBeenCalled());
  expect(said.mock.calls.map(([content, options]) => [Object.keys(content), options?.durationMs])).toEqual([
    [["title", "description"], 8_000],
  ]);
  await act(async () => queryClient.setQueryData(keys.state(SESSION), state({ ...TO_MATEO, acknowledged: true })));
  expect(said).toHaveBeenCalledOnce();
});

describe("the former host", () => {
  const reads = () =>
    said.mock.calls.map(([{ title, description }]) =>
      [title, description].map((text) => String(text).split(".").at(-1)),
    );
  const FORMER = [["title", "text"]];

  test("reads once after a reload that they are no longer host, whatever the page remembers", async () => {
    await show(403, 404, TO_MATEO, <News />);
    await actUntil(() => expect(reads()).toEqual(FORMER));
    await show(403, 404, TO_MATEO, <News key="again" />);
    expect(reads()).toEqual(FORMER);
  });

  test("reads the same when they stay in the call, and not the toast about another person", async () => {
    await show(403, 403, null, <News />);
    await act(async () => {
      queryClient.setQueryData(keys.state(SESSION), state({ ...TO_MATEO, cause: "passed" }));
      queryClient.setQueryData(keys.pageData(SESSION), page(403, 404));
    });
    await actUntil(() => expect(reads()).toEqual(FORMER));
  });
});

test("the new host sees the banner and no toast", async () => {
  await show(404, 403, null, <News />);
  await act(async () => {
    queryClient.setQueryData(keys.state(SESSION), state(TO_MATEO));
    queryClient.setQueryData(keys.pageData(SESSION), page(404, 404));
  });
  expect(said).not.toHaveBeenCalled();
});

test.each([
  ["four minutes ago stays in the call", 4, 0],
  ["six minutes ago is led out of it, once", 6, 1],
])("a person who was left alone %s", async (_what, minutes, times) => {
  const onLeave = vi.fn();
  const came = (id: number, minutesAgo: number) => ({
    ...person(id, `P${id}`, id === 403),
    presence_changed_at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  });
  queryClient.setQueryData(keys.state(SESSION), { ...state(null), present: ["k403"] });
  queryClient.setQueryData(keys.pageData(SESSION), {
    ...page(403, 403),
    attendees: [came(403, 60), came(404, minutes)],
  } as PageData);
  await render(
    <HotseatProvider client={client()} queryClient={queryClient} language="en">
      <HotseatTheme>
        <EveryoneLeft sessionId={SESSION} onEnd={() => {}} onLeave={onLeave} />
      </HotseatTheme>
    </HotseatProvider>,
  );
  await actUntil(() => expect(document.querySelector("[role=dialog]")).not.toBeNull());
  expect(onLeave).toHaveBeenCalledTimes(times);
});
