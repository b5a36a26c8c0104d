import { createClient, type HotseatClient } from "@hotseat/api-client";
import type { PageData, SessionState } from "@hotseat/api-client/types";
import { createStore } from "zustand/vanilla";
import { storySchedule } from "../schedule/schedule.fixtures";

export const EVALUATE = storySchedule({ current_index: 5, remaining_sec: 240 });
export const SESSION = EVALUATE.session_id;
export const [AMARA, LUCIE, JONAS] = [401, 402, 403];
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
export const evaluationWith = (scored: number | null) => ({
  id: 71,
  session_id: SESSION,
  evaluatee: AMARA,
  status: "DRAFT",
  updated_at: EVALUATE.server_time,
  comments: "",
  formData: { 9: { score: scored, comment: "" } },
  pillars: { Expertise: rated, Agilité: rated, Collaboration: rated, Leadership: rated, Innovation: rated },
});
/** The page data for one participant, with their evaluation of Amara. */
export const pageFor = (me: number, scored: number | null) =>
  ({
    session: { my_attendee_id: me, duration_minutes: 80 },
    attendees: [person(AMARA, "Amara"), person(LUCIE, "Lucie"), person(JONAS, "Jonas")],
    questions: [question],
    evaluations: [evaluationWith(scored)],
  }) as unknown as PageData;
export const stateOf = (schedule: typeof EVALUATE, inHotSeat: number) =>
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

/** A client whose stream is live; calls go to `fetch`, which by default knows nothing. */
export function client(
  fetch = async (_request: Request) => Response.json({ code: "not_found" }, { status: 404 }),
): HotseatClient {
  const still = createStore(() => "connected" as const);
  const stream = { status: still, missedSome: false, subscribe: () => () => {}, reconnect() {}, close() {} };
  const events: HotseatClient["events"] = { status: still, isLive: () => true, connect: () => stream };
  return { ...createClient({ baseUrl: "http://api.test", fetch: fetch as typeof globalThis.fetch }), events };
}
