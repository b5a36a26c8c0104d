// @vitest-environment jsdom
import { keys } from "@hotseat/api-client/queries";
import type { PageData, SessionState } from "@hotseat/api-client/types";
import { HotseatProvider } from "@hotseat/react";
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { client } from "../../evaluation-panel/evaluation-page.fixtures";
import { freeSchedule } from "../../schedule/schedule.fixtures";
import { useSessionData } from "../../session-data";
import { actUntil } from "../../shared/act-until.fixtures";
import { reactRoot } from "../../shared/react-root.fixtures";
import { useLanguageOfQuestion } from "./use-language-of-question";

const RUNNING = freeSchedule();
const SESSION = RUNNING.session_id;
const CANDIDATE = RUNNING.timeline[RUNNING.current_index]?.interviewee_attendee_id ?? 0;
const HOST = 403;
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
const TEXTS = ["Write the SQL.", "Write it in Go.", "What is a heap?"];
const question = (text: string, place: number) => ({
  id: 90 + place,
  attendee_id: CANDIDATE,
  number: place,
  asked_from: null,
  question_text: text,
  criteria: { label: "A", description: "" },
  contextual_criteria_description: "",
});

const stateOf = (me: number, asked: number) =>
  ({
    session_id: SESSION,
    session_status: "IN_PROGRESS",
    schedule: RUNNING,
    designations: {
      interviewee: { attendeeId: CANDIDATE, keycloakId: `k${CANDIDATE}` },
      interviewer: null,
      featuredQuestion: { id: 90 + asked, text: TEXTS[asked], category: "A", timeLimit: null, remainingSec: null },
      spotlightIdentity: null,
    },
    my_rights: {
      roles: me === HOST ? ["host"] : [],
      capabilities: me === HOST ? ["control"] : [],
    },
    present: [],
    handover: null,
    raised_hands: [],
    left_candidates: [],
    evaluation_progress: null,
  }) as unknown as SessionState;

/** A person at the pad while a question is asked. */
function setUp(me: number) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(keys.schedule(SESSION), RUNNING);
  queryClient.setQueryData(keys.pageData(SESSION), {
    session: { my_attendee_id: me, duration_minutes: 80 },
    attendees: [CANDIDATE, HOST, 499].map(person),
    questions: TEXTS.map(question),
    evaluations: [],
  } as unknown as PageData);
  queryClient.setQueryData(keys.state(SESSION), stateOf(me, 0));
  const state = createStore(() => ({
    status: "connected",
    standing: { can_edit: true, reason: null },
    language: "plaintext",
  }));
  const setLanguage = vi.fn();
  const pad = { state: state as never, setLanguage };
  /** The cache tells of a change by a timer of 0 ms; `act` waits for it, so that the question is shown afterwards. */
  const ask = async (asked: number) => {
    await act(async () => {
      queryClient.setQueryData(keys.state(SESSION), stateOf(me, asked));
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(shown).toBe(TEXTS[asked]);
  };
  return { queryClient, state, setLanguage, pad, ask };
}

let shown: string | null = null;
function Pad({ pad }: { pad: ReturnType<typeof setUp>["pad"] }) {
  useLanguageOfQuestion(SESSION, pad);
  const session = useSessionData(SESSION);
  shown = session.status === "ready" ? (session.data.designations.featuredQuestion?.text ?? null) : null;
  return null;
}

const { render } = reactRoot();

async function open({ pad, queryClient }: ReturnType<typeof setUp>): Promise<void> {
  await render(
    <HotseatProvider
      client={client(async () => Response.json({ code: "not_found" }, { status: 404 }))}
      queryClient={queryClient}
      language="en"
    >
      <Pad pad={pad} />
    </HotseatProvider>,
  );
  await actUntil(() => expect(shown).toBe(TEXTS[0]));
}

it("a candidate who opens the pad after the question was asked: its language is sent, and that of the next question (TL-P.42)", async () => {
  const page = setUp(CANDIDATE);
  await open(page);
  await actUntil(() => expect(page.setLanguage.mock.calls).toEqual([["sql", 90]]));
  await page.ask(1);
  await actUntil(() => expect(page.setLanguage.mock.lastCall).toEqual(["go", 91]));
  await page.ask(2);
  expect(page.setLanguage).toHaveBeenCalledTimes(2);
});

it("a person who may not write when the question changes: its language is sent once they may, and no earlier one (TL-P.42)", async () => {
  const page = setUp(CANDIDATE);
  page.state.setState({ standing: { can_edit: false, reason: "locked" } as never });
  await open(page);
  await page.ask(1);
  expect(page.setLanguage).not.toHaveBeenCalled();
  page.state.setState({ standing: { can_edit: true, reason: null } });
  expect(page.setLanguage.mock.calls).toEqual([["go", 91]]);
});
