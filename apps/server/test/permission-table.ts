import type { Caller } from "./permission-fixture.ts";

/** A status, or the code of the refusal. */
export type Outcome = string;
/** By caller: one outcome for all situations, or one each. */
export type Row = Record<Caller, Outcome | readonly Outcome[]>;

const OUTSIDE = {
  stranger: "session_not_found",
  visitor: "not_attending",
  admin: "not_attending",
  invited: "not_attending",
  removed: "not_attending",
  blocked: "not_attending",
} as const;
/** Outcomes in the order of SITUATIONS: SCHEDULED, RUNNING, PAUSED, FINISHED, COMPLETED, CANCELLED. */
type Outcomes = Outcome | readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome];
const everybody = (outcome: Outcomes): Row => ({
  stranger: outcome,
  visitor: outcome,
  admin: outcome,
  observer: outcome,
  participant: outcome,
  peer: outcome,
  authority: outcome,
  interviewer: outcome,
  owner: outcome,
  host: outcome,
  invited: outcome,
  removed: outcome,
  blocked: outcome,
  embed: outcome,
});
const inside = (outcome: Outcomes): Row => ({ ...everybody(outcome), ...OUTSIDE });
const driven = (outcome: Outcomes): Row => ({
  ...inside(outcome),
  observer: "not_interviewer",
  participant: "not_interviewer",
  peer: "not_interviewer",
  embed: "not_interviewer",
});
const led = (refusal: Outcome, outcome: Outcomes): Row => ({
  ...inside(outcome),
  observer: refusal,
  participant: refusal,
  peer: refusal,
  authority: refusal,
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
const untilStarted = (outcome: Outcome): Outcomes => [
  outcome,
  "schedule_started",
  "schedule_started",
  "schedule_started",
  "session_over",
  "session_over",
];
const SCORING: Outcomes = ["session_not_started", "200", "200", "200", "200", "evaluation_closed"];

/** Host and owner prepare the tools before the start. */
const preparing = (outcome: Outcome): Pick<Row, "owner" | "host"> => {
  const before: Outcomes = [outcome, outcome, outcome, outcome, "session_over", "session_over"];
  return { owner: before, host: before };
};
const decided = (outcome: Outcome): Row => ({
  ...inside(live(outcome, outcome, outcome)),
  observer: "permission_denied",
  participant: "permission_denied",
  peer: "permission_denied",
  embed: "permission_denied",
});

const replayed: Outcomes = [
  "replay_not_open",
  "replay_not_open",
  "replay_not_open",
  "replay_not_open",
  "replay_not_agreed",
  "replay_not_open",
];

const RATING_NOBODY: Outcomes = [
  "session_not_started",
  "attendee_not_found",
  "attendee_not_found",
  "attendee_not_found",
  "attendee_not_found",
  "evaluation_closed",
];

/** For a person whose turn did not come: the first turn was running when the schedule was finished. */
const FEEDBACK_BEFORE_TURN: Outcomes = [
  "feedback_not_open",
  "feedback_not_open",
  "feedback_not_open",
  "no_turn",
  "no_turn",
  "feedback_not_open",
];
/** The text about the whole session that the participant requested. */
const NO_TASK = {
  stranger: "task_not_found",
  visitor: "task_not_found",
  admin: "task_not_found",
  invited: "task_not_found",
  removed: "task_not_found",
  blocked: "task_not_found",
} as const;

/** Every call of the session area with its response by caller and situation: a status, or the refusal's code. */
export const TABLE: Record<string, Row> = {
  listSessions: everybody("200"),
  listAvailable: everybody("200"),
  listMine: everybody("200"),
  listRecommended: everybody("200"),
  listTimeline: everybody("200"),
  createSession: { ...everybody("201"), embed: "permission_denied" },
  previewAgenda: everybody("200"),
  getSession: { ...everybody("200"), stranger: "session_not_found" },
  getPageData: inside("200"),
  getSessionCalendar: { ...inside("200"), invited: "200" },
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
  updateSession: {
    ...led("permission_denied", ["200", ...Array<Outcome>(5).fill("session_not_scheduled")] as unknown as Outcomes),
    host: "permission_denied",
  },
  cancelSession: {
    ...led("permission_denied", ["200", ...Array<Outcome>(5).fill("session_not_scheduled")] as unknown as Outcomes),
    host: "permission_denied",
  },
  joinCall: inside(live("200", "200", "200")),
  openCheckRoom: inside(untilOver("200")),
  getRecordingConsent: inside("200"),
  setRecordingConsent: inside(untilOver("200")),
  getMyAttendee: inside("200"),
  listAttendees: inside("200"),
  /** The peer is not in the call. */
  handOverHost: led("permission_denied", live("attendee_away", "attendee_away", "attendee_away")),
  acknowledgeHost: { ...led("permission_denied", untilOver("204")), owner: "permission_denied" },
  claimHost: led("host_claim_denied", untilOver("200")),
  joinSession: {
    ...inside("already_registered"),
    visitor: untilOver("201"),
    admin: untilOver("201"),
    invited: untilOver("201"),
    removed: "seat_unavailable",
    blocked: untilOver("seat_unavailable"),
  },
  requestJoin: {
    ...inside("already_registered"),
    visitor: "session_open",
    admin: "session_open",
    invited: "session_open",
    removed: "seat_unavailable",
    blocked: "session_open",
  },
  cancelRegistration: { ...inside(untilOver("204")), owner: "owner_cannot_leave", invited: untilOver("204") },
  /** Of the participant, who may not; an admin need not attend. */
  removeAttendee: { ...led("permission_denied", untilOver("204")), admin: untilOver("204") },
  raiseHand: { ...inside(live("200", "200", "200")), observer: "permission_denied" },
  reportAttendee: inside("204"),
  blockAttendee: inside("204"),
  listJoinRequests: led("permission_denied", "200"),
  approveJoinRequest: led("permission_denied", untilOver("200")),
  rejectJoinRequest: led("permission_denied", untilOver("200")),
  listInvitations: led("permission_denied", "200"),
  invite: led("permission_denied", untilOver("201")),
  withdrawInvitation: led("permission_denied", untilOver("204")),
  /** Of the invited person; for everybody else it is not found. */
  acceptInvitation: { ...everybody("invitation_not_found"), invited: untilOver("200") },
  declineInvitation: { ...everybody("invitation_not_found"), invited: untilOver("204") },
  retryQuestions: led("permission_denied", untilStarted("200")),
  changeQuestion: led("permission_denied", untilStarted("200")),
  setExtraTime: led("permission_denied", untilStarted("200")),
  approveProfile: inside(untilOver("200")),
  getSchedule: inside("200"),
  getState: inside("200"),
  startSchedule: driven(live("schedule_already_running", "200", "schedule_finished")),
  pauseSchedule: driven(live("200", "schedule_not_running", "schedule_finished")),
  nextSegment: driven(live("200", "200", "schedule_finished")),
  seekSegment: driven(live("200", "200", "schedule_finished")),
  swapTurns: driven(live("200", "200", "schedule_finished")),
  askToSwap: driven(live("schedule_not_waiting", "schedule_not_waiting", "schedule_not_waiting")),
  answerSwap: inside(live("not_asked_to_swap", "not_asked_to_swap", "not_asked_to_swap")),
  extendSegment: driven(live("200", "200", "schedule_finished")),
  holdSegment: driven(live("200", "200", "schedule_finished")),
  setFlowMode: {
    ...driven(["200", "flow_mode_locked", "200", "flow_mode_locked", "session_over", "session_over"]),
    interviewer: "permission_denied",
  },
  designate: driven(live("200", "200", "200")),
  clearRoles: driven(live("200", "200", "200")),
  setAuthority: driven(live("200", "200", "200")),
  featureQuestion: driven(live("featured_follows_schedule", "featured_follows_schedule", "featured_follows_schedule")),
  getFreeTimer: inside("200"),
  controlFreeTimer: driven(live("200", "200", "200")),
  evaluateAttendee: scored(SCORING),
  updateEvaluation: {
    ...scored(SCORING),
    stranger: "evaluation_not_found",
    visitor: "evaluation_not_found",
    admin: "evaluation_not_found",
    invited: "evaluation_not_found",
    removed: "evaluation_not_found",
    blocked: "evaluation_not_found",
    observer: "evaluation_not_found",
  },
  listMessages: inside("200"),
  sendMessage: { ...inside(live("201", "201", "201")), observer: "observer_cannot_write" },
  /** A message of the participant's. */
  removeMessage: {
    ...inside("204"),
    observer: "permission_denied",
    peer: "permission_denied",
    authority: "permission_denied",
    interviewer: "permission_denied",
  },
  /** Of one's own notes. */
  listNotes: inside("200"),
  createNote: inside("201"),
  updateNote: inside("200"),
  deleteNote: inside("204"),
  listTools: inside("200"),
  getToolsStatus: inside("200"),
  visitTool: inside(live("200", "200", "200")),
  createSocketTicket: inside("201"),
  createTool: { ...inside(live("201", "201", "201")), observer: "permission_denied", ...preparing("201") },
  /** Locks it. */
  updateTool: { ...decided("200"), ...preparing("200") },
  closeTool: { ...decided("204"), ...preparing("204") },
  clearTool: { ...decided("204"), ...preparing("204") },
  /** Nobody has agreed. */
  getReplay: inside(replayed),
  listReplayChanges: inside(replayed),
  getReplayImage: inside(replayed),
  /** Of one's own, in all sessions. */
  listMyEvaluations: everybody("200"),
  listEvaluationStates: led("permission_denied", "200"),
  reopenEvaluation: {
    ...led("permission_denied", [
      "session_not_started",
      "evaluation_not_submitted",
      "evaluation_not_submitted",
      "evaluation_not_submitted",
      "evaluation_not_submitted",
      "evaluation_closed",
    ]),
    stranger: "evaluation_not_found",
  },
  listMyPillarRatings: inside("200"),
  // Of oneself: a person without a turn cannot be rated.
  ratePillars: { ...scored(SCORING), peer: RATING_NOBODY, authority: RATING_NOBODY },
  getFeedbackSummary: {
    ...inside([
      "feedback_not_open",
      "feedback_not_open",
      "feedback_not_open",
      "own_rating_missing",
      "own_rating_missing",
      "feedback_not_open",
    ]),
    observer: "no_turn",
    peer: "no_turn",
    authority: "no_turn",
    interviewer: FEEDBACK_BEFORE_TURN,
    owner: FEEDBACK_BEFORE_TURN,
    host: FEEDBACK_BEFORE_TURN,
  },
  createAiTask: inside(["session_not_started", "201", "201", "201", "201", "session_over"]),
  listAiTasks: everybody("200"),
  getAiTask: { ...everybody("200"), ...NO_TASK },
  cancelAiTask: { ...everybody("permission_denied"), ...NO_TASK, participant: "204", embed: "204" },
};
