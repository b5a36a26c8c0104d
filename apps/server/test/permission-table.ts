import type { Caller } from "./permission-fixture.ts";

/** A status, or the code of the refusal. */
export type Outcome = string;
/** By caller: one outcome for all situations, or one each. */
export type Row = Record<Caller, Outcome | readonly Outcome[]>;

const OUTSIDE = { stranger: "session_not_found", visitor: "not_attending", admin: "not_attending" } as const;
/** Outcomes in the order of SITUATIONS: SCHEDULED, RUNNING, PAUSED, FINISHED, COMPLETED, CANCELLED. */
type Outcomes = Outcome | readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome];
const everybody = (outcome: Outcomes): Row => ({
  stranger: outcome,
  visitor: outcome,
  admin: outcome,
  observer: outcome,
  participant: outcome,
  interviewer: outcome,
  owner: outcome,
  host: outcome,
  embed: outcome,
});
const inside = (outcome: Outcomes): Row => ({ ...everybody(outcome), ...OUTSIDE });
const driven = (outcome: Outcomes): Row => ({
  ...inside(outcome),
  observer: "not_interviewer",
  participant: "not_interviewer",
  embed: "not_interviewer",
});
const led = (refusal: Outcome, outcome: Outcomes): Row => ({
  ...inside(outcome),
  observer: refusal,
  participant: refusal,
  interviewer: refusal,
  embed: refusal,
});
const scored = (outcome: Outcomes): Row => ({ ...inside(outcome), observer: "observer_cannot_score" });
const live = (running: Outcome, paused: Outcome, finished: Outcome): Outcomes => [
  "session_not_started",
  running,
  paused,
  finished,
  "session_over",
  "session_over",
];
const untilOver = (outcome: Outcome): Outcomes => [outcome, outcome, outcome, outcome, "session_over", "session_over"];
const SCORING: Outcomes = ["session_not_started", "200", "200", "200", "200", "evaluation_closed"];

/** Every call of the session area by what it answers to whom and when: a status, or the refusal's code. */
export const TABLE: Record<string, Row> = {
  listSessions: everybody("200"),
  listAvailable: everybody("200"),
  listMine: everybody("200"),
  listRecommended: everybody("200"),
  listTimeline: everybody("200"),
  createSession: { ...everybody("201"), embed: "permission_denied" },
  getSession: { ...everybody("200"), stranger: "session_not_found" },
  getPageData: inside("200"),
  startSession: {
    ...inside([
      "200",
      "session_already_started",
      "session_already_started",
      "session_already_started",
      "session_over",
      "session_over",
    ]),
    observer: "start_not_allowed",
  },
  endSession: led("permission_denied", live("200", "200", "200")),
  cancelSession: {
    ...led("permission_denied", ["200", ...Array<Outcome>(5).fill("session_not_scheduled")] as unknown as Outcomes),
    host: "permission_denied",
  },
  joinCall: inside(live("200", "200", "200")),
  getMyAttendee: inside("200"),
  listAttendees: inside("200"),
  claimHost: led("host_claim_denied", untilOver("200")),
  joinSession: { ...inside("already_registered"), visitor: untilOver("201"), admin: untilOver("201") },
  requestJoin: { ...inside("already_registered"), visitor: "session_open", admin: "session_open" },
  cancelRegistration: { ...inside(untilOver("204")), owner: "owner_cannot_leave" },
  listJoinRequests: led("permission_denied", "200"),
  approveJoinRequest: led("permission_denied", untilOver("200")),
  rejectJoinRequest: led("permission_denied", untilOver("200")),
  getSchedule: inside("200"),
  getState: inside("200"),
  startSchedule: driven(live("schedule_already_running", "200", "schedule_finished")),
  pauseSchedule: driven(live("200", "schedule_not_running", "schedule_finished")),
  nextSegment: driven(live("200", "200", "schedule_finished")),
  seekSegment: driven(live("200", "200", "schedule_finished")),
  extendSegment: driven(live("200", "200", "schedule_finished")),
  holdSegment: driven(live("200", "200", "schedule_finished")),
  setFlowMode: driven(["200", "flow_mode_locked", "200", "flow_mode_locked", "session_over", "session_over"]),
  evaluateAttendee: scored(SCORING),
  updateEvaluation: {
    ...scored(SCORING),
    stranger: "evaluation_not_found",
    visitor: "evaluation_not_found",
    admin: "evaluation_not_found",
    observer: "evaluation_not_found",
  },
  listMyPillarRatings: inside("200"),
  ratePillars: scored(SCORING),
  getFeedbackSummary: {
    ...inside([
      "feedback_not_open",
      "feedback_not_open",
      "feedback_not_open",
      "own_rating_missing",
      "own_rating_missing",
      "feedback_not_open",
    ]),
    observer: [
      "feedback_not_open",
      "feedback_not_open",
      "feedback_not_open",
      "feedback_not_open",
      "own_rating_missing",
      "feedback_not_open",
    ],
  },
};
