// @vitest-environment jsdom

import { createClient, type HotseatClient } from "@hotseat/api-client";
import { keys } from "@hotseat/api-client/queries";
import type { PageData, SessionState } from "@hotseat/api-client/types";
import { createMemoryStorage } from "@hotseat/core/testing";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme } from "@hotseat/ui/theme";
import { QueryClient } from "@tanstack/react-query";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { actUntil } from "../act-until.fixtures";
import { storyTiming } from "../control-bar/control-bar.fixtures";
import { NextButton } from "../control-bar/control-bar-tray";
import { loadMessages } from "../locales";
import { useIsNextElsewhere } from "../next-elsewhere";
import { reactRoot } from "../react-root.fixtures";
import { freeSchedule, storySchedule } from "../schedule/schedule.fixtures";
import { EvaluationPanel } from "./evaluation-panel";

const EVALUATE = storySchedule({ current_index: 5, remaining_sec: 240 });
const SESSION = EVALUATE.session_id;
const [AMARA, LUCIE, JONAS] = [401, 402, 403];
const person = (id: number, full_name: string) => ({
  id,
  role: "participant",
  status: "CONFIRMED",
  is_host: id === JONAS,
  is_owner: false,
  hot_seat: true,
  seating_index: id,
  profile: null,
  scenario: null,
  user: { full_name, short_name: full_name, keycloak_id: `k${id}` },
});
const question = {
  id: 9,
  attendee_id: AMARA,
  number: 1,
  question_text: "What would you ask?",
  criteria: { label: "Structure", description: "", anchors: { 1: "", 3: "", 6: "" } },
  contextual_criteria_description: "",
  hearing: "HEARD",
  asked_from: EVALUATE.server_time,
  asked_until: EVALUATE.server_time,
};
const rated = { score: 4, comment: "" };
const evaluationWith = (scored: number | null) => ({
  id: 71,
  session_id: SESSION,
  evaluatee: AMARA,
  status: "DRAFT",
  updated_at: EVALUATE.server_time,
  comments: "",
  formData: { 9: { score: scored, comment: "" } },
  pillars: { Expertise: rated, Agilité: rated, Collaboration: rated, Leadership: rated, Innovation: rated },
});
const pageFor = (me: number, scored: number | null) =>
  ({
    session: { my_attendee_id: me, duration_minutes: 80 },
    attendees: [person(AMARA, "Amara"), person(LUCIE, "Lucie"), person(JONAS, "Jonas")],
    questions: [question],
    evaluations: [evaluationWith(scored)],
  }) as unknown as PageData;
const stateOf = (schedule: typeof EVALUATE, inHotSeat: number) =>
  ({
    session_id: SESSION,
    session_status: "IN_PROGRESS",
    schedule,
    designations: {
      interviewee: { attendeeId: inHotSeat, keycloakId: `k${inHotSeat}` },
      interviewer: null,
      featuredQuestion: null,
      spotlightIdentity: null,
    },
    my_rights: { roles: [], capabilities: ["evaluate"] },
    present: ["k401", "k402", "k403"],
    handover: null,
    raised_hands: [],
    left_candidates: [],
    evaluation_progress: null,
  }) as unknown as SessionState;

const { render, at } = reactRoot();

function client(): HotseatClient {
  const still = createStore(() => "connected" as const);
  const stream = { status: still, missedSome: false, subscribe: () => () => {}, reconnect() {}, close() {} };
  const fetch = async (): Promise<Response> => Response.json({ code: "not_found" }, { status: 404 });
  const events: HotseatClient["events"] = { status: still, isLive: () => true, connect: () => stream };
  return { ...createClient({ baseUrl: "http://api.test", fetch }), events };
}

function Tray() {
  return <NextButton timing={{ ...storyTiming, isNextElsewhere: useIsNextElsewhere(SESSION) }} disabled={false} />;
}
const show = (page: PageData, state: SessionState) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(keys.schedule(SESSION), state.schedule);
  queryClient.setQueryData(keys.state(SESSION), state);
  queryClient.setQueryData(keys.pageData(SESSION), page);
  queryClient.setQueryData(keys.myPillarRatings(SESSION), { results: [], next: null, previous: null, count: 0 });
  return render(
    <HotseatProvider client={client()} queryClient={queryClient} language="en">
      <HotseatTheme>
        <EvaluationPanel sessionId={SESSION} />
        <Tray />
      </HotseatTheme>
    </HotseatProvider>,
  );
};

// The texts are there before, as on a page that has been open for a while.
beforeAll(async () => void (await loadMessages.en()));
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("sessionStorage", createMemoryStorage());
  vi.stubGlobal("localStorage", createMemoryStorage());
});

test("a guided turn: going on is soft once my evaluation can be submitted, and solid while something is missing", async () => {
  await show(pageFor(JONAS, null), stateOf(EVALUATE, AMARA));
  await actUntil(() => expect(at("[data-scores]")).not.toBeNull());
  const solid = at("[data-next]").className;
  await render(null);
  await show(pageFor(JONAS, 5), stateOf(EVALUATE, AMARA));
  await actUntil(() => expect(at("[data-next]").className).not.toBe(solid));
}, 15_000);

test("self-paced: the next person is called before I have rated myself: I still read my own, and the next is offered", async () => {
  const [turn] = freeSchedule().timeline;
  const timeline = turn ? [turn, { ...turn, id: "t1", slot_index: 1, interviewee_attendee_id: LUCIE }] : [];
  await show(pageFor(AMARA, null), stateOf(freeSchedule({ current_index: 1, timeline }), LUCIE));
  await actUntil(() => expect(document.body.textContent).toContain("In the hot seat now: Lucie"));
  expect(document.querySelector('form[aria-label] [role="radiogroup"]')).not.toBeNull();
});
