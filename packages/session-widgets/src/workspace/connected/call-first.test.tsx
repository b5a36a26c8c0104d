// @vitest-environment jsdom

import { createClient, type HotseatClient } from "@hotseat/api-client";
import { keys } from "@hotseat/api-client/queries";
import type { PageData, SessionState } from "@hotseat/api-client/types";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme } from "@hotseat/ui/theme";
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { storyTiming } from "../../control-bar/control-bar.fixtures";
import { NextButton } from "../../control-bar/view/control-bar-tray";
import { freeSchedule } from "../../schedule/schedule.fixtures";
import { useSessionTexts } from "../../session-data";
import { actUntil } from "../../shared/act-until.fixtures";
import { useIsNextElsewhere } from "../../shared/connected/next-elsewhere";
import { reactRoot } from "../../shared/react-root.fixtures";
import { CentreCard } from "./centre-card";

const IDLE = freeSchedule({ status: "IDLE", current_index: 0 });
const SESSION = IDLE.session_id;
const person = (id: number, name: string, is_host: boolean) => ({
  id,
  role: is_host ? "host" : "participant",
  status: "CONFIRMED",
  is_host,
  is_owner: false,
  hot_seat: true,
  seating_index: id,
  user: { full_name: name, short_name: name, keycloak_id: `k${id}` },
});
const page = {
  session: { my_attendee_id: 403, duration_minutes: 80 },
  attendees: [person(401, "Amara", false), person(402, "Lucie", false), person(403, "Jonas", true)],
  questions: [{ id: 9, attendee_id: 402, number: 1, question_text: "What would you ask?", criteria: { label: "A" } }],
  evaluations: [],
} as unknown as PageData;
const state = {
  session_id: SESSION,
  session_status: "IN_PROGRESS",
  schedule: IDLE,
  designations: { interviewee: null, interviewer: null, featuredQuestion: null, spotlightIdentity: null },
  my_rights: { roles: [], capabilities: [] },
  present: ["k401", "k402", "k403"],
  handover: null,
  raised_hands: [],
  left_candidates: [],
} as unknown as SessionState;

const { render, at } = reactRoot();
const calls: [string, unknown][] = [];

function client(): HotseatClient {
  const still = createStore(() => "connected" as const);
  const stream = { status: still, missedSome: false, subscribe: () => () => {}, reconnect() {}, close() {} };
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/csrf/")) return Response.json({ csrfToken: "t" });
    if (request.method === "GET") return Response.json({ code: "not_found" }, { status: 404 });
    calls.push([pathname.split("/").at(-2) ?? "", await request.json()]);
    return Response.json(freeSchedule());
  };
  const events: HotseatClient["events"] = { status: still, isLive: () => true, connect: () => stream };
  return { ...createClient({ baseUrl: "http://api.test", fetch }), events };
}

function Texts() {
  useSessionTexts();
  return null;
}

function Tray() {
  const timing = { ...storyTiming, schedule: IDLE, isNextElsewhere: useIsNextElsewhere(SESSION) };
  return <NextButton timing={timing} disabled={false} />;
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  calls.length = 0;
});
const show = (hasCard: boolean, shown: PageData = page) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(keys.schedule(SESSION), IDLE);
  queryClient.setQueryData(keys.state(SESSION), state);
  queryClient.setQueryData(keys.pageData(SESSION), shown);
  return render(
    <HotseatProvider client={client()} queryClient={queryClient} language="en">
      <HotseatTheme>
        {hasCard ? <CentreCard sessionId={SESSION} moment="callFirst" /> : null}
        <Tray />
        {shown === page ? null : <Texts />}
      </HotseatTheme>
    </HotseatProvider>,
  );
};
const variants = () => [...document.querySelectorAll<HTMLElement>("[data-ask], [data-next]")].map((b) => b.className);

test("at a self-paced start the card's button is the only solid one, and the bar's is solid without the card", async () => {
  await show(false);
  const [solid] = variants();
  await show(true);
  const [ask, call] = variants();
  expect(call).not.toBe(solid);
  expect(ask).not.toBe(call);
  await show(false);
  expect(variants()).toEqual([solid]);
});

test("at a self-paced start one press calls the chosen person and asks their first question", async () => {
  await show(true);
  await act(async () => at<HTMLInputElement>('[role="radio"][value="402"], input[value="402"]').click());
  await act(async () => at('[data-ask="first"]').click());
  await actUntil(() => expect(calls).toHaveLength(2));
  expect(calls.map(([, body]) => body)).toEqual([
    { interviewee_attendee_id: 402, expected_index: 0 },
    { question_id: 9 },
  ]);
});

const AT = "2026-11-24T13:00:00.000Z";
test.each([
  ["the first not asked yet", [AT, AT, null], 3, 3],
  ["the first of all before any was asked", [null, null], 1, 2],
  ["the first again where all were asked", [AT, AT], 1, 2],
])("in a self-paced session the current question is %s", async (_which, asked, number, total) => {
  const questions = asked.map((asked_from, index) => ({
    id: 90 + index,
    attendee_id: 401,
    number: index + 1,
    asked_from,
    question_text: "Text",
    criteria: { label: "A" },
  }));
  await show(true, { ...page, questions: questions.reverse() } as unknown as PageData);
  await actUntil(() => expect(at('[data-ask="first"]').textContent).toBe(`Ask question ${number}`));
  expect(document.body.textContent).toContain(`Question ${number} of ${total}`);
});
