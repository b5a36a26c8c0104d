// @vitest-environment jsdom
import { keys } from "@hotseat/api-client/queries";
import type { PageData, SessionState } from "@hotseat/api-client/types";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme } from "@hotseat/ui/theme";
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { client } from "../../evaluation-panel/evaluation-page.fixtures";
import { useScheduleAfter } from "../../schedule";
import { freeSchedule } from "../../schedule/schedule.fixtures";
import { useSessionData, useSessionTexts } from "../../session-data";
import { actUntil } from "../../shared/act-until.fixtures";
import { reactRoot } from "../../shared/react-root.fixtures";
import { useAskNext } from "./use-ask-next";

const RUNNING = freeSchedule();
const SESSION = RUNNING.session_id;
const CANDIDATE = RUNNING.timeline[RUNNING.current_index]?.interviewee_attendee_id ?? 0;
const HOST = 403;
const AT = "2026-11-24T13:00:00.000Z";
const person = (id: number) => ({
  id,
  role: "participant",
  status: "CONFIRMED",
  is_host: id === HOST,
  is_owner: false,
  hot_seat: true,
  seating_index: id,
  user: { full_name: `Person ${id}`, short_name: `Person ${id}`, keycloak_id: `k${id}` },
});
const question = (number: number, asked_from: string | null) => ({
  id: 90 + number,
  attendee_id: CANDIDATE,
  number,
  asked_from,
  question_text: `Text ${number}`,
  criteria: { label: "A", description: "" },
  contextual_criteria_description: "",
});

function pageOf(me: number, capabilities: string[]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(keys.schedule(SESSION), RUNNING);
  queryClient.setQueryData(keys.pageData(SESSION), {
    session: { my_attendee_id: me, duration_minutes: 80 },
    attendees: [CANDIDATE, HOST, 499].map(person),
    questions: [question(1, AT), question(2, null)],
    evaluations: [],
  } as unknown as PageData);
  queryClient.setQueryData(keys.state(SESSION), {
    session_id: SESSION,
    session_status: "IN_PROGRESS",
    schedule: RUNNING,
    designations: {
      interviewee: { attendeeId: CANDIDATE, keycloakId: `k${CANDIDATE}` },
      interviewer: null,
      featuredQuestion: { id: 91, text: "Text 1", category: "A", timeLimit: null, remainingSec: null },
      spotlightIdentity: null,
    },
    my_rights: { roles: me === HOST ? ["host"] : [], capabilities },
    present: [],
    handover: null,
    raised_hands: [],
    left_candidates: [],
    evaluation_progress: null,
  } as unknown as SessionState);
  return queryClient;
}

const { render, at } = reactRoot();
beforeEach(() => void vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false })));

function Ask() {
  useSessionTexts();
  const session = useSessionData(SESSION);
  const { schedule } = useScheduleAfter(SESSION);
  const next = useAskNext(SESSION, session.status === "ready" ? session.data : null, schedule);
  return (
    <button type="button" data-number={next?.number ?? "none"} onClick={next?.onAsk}>
      {session.status}
    </button>
  );
}

const show = async (me: number, capabilities: string[]) => {
  const asked: [string, unknown][] = [];
  const answer = vi.fn(async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/csrf/")) return Response.json({ csrfToken: "t" });
    if (request.method === "GET") return Response.json({ code: "not_found" }, { status: 404 });
    asked.push([pathname.split("/").at(-2) ?? "", await request.json()]);
    return Response.json({});
  });
  await render(
    <HotseatProvider client={client(answer)} queryClient={pageOf(me, capabilities)} language="en">
      <HotseatTheme>
        <Ask />
      </HotseatTheme>
    </HotseatProvider>,
  );
  await actUntil(() => expect(at("button").textContent).toBe("ready"));
  return asked;
};

test("in a self-paced turn the host asks the candidate's next question with one press", async () => {
  const asked = await show(HOST, ["control"]);
  expect(at("button").dataset.number).toBe("2");
  await act(async () => at("button").click());
  await actUntil(() => expect(asked.map(([, body]) => body)).toEqual([{ question_id: 92 }]));
});

test.each([
  ["a peer without control", 499, []],
  ["the candidate, with control too", CANDIDATE, ["control"]],
])("in a self-paced turn %s is not offered the next question", async (_who, me, capabilities) => {
  await show(me, capabilities);
  expect(at("button").dataset.number).toBe("none");
});
