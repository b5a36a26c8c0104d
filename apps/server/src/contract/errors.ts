/** Every error the API responds with: code → status and English detail. */
export const ERRORS = {
  validation_failed: { status: 400, detail: "Some fields are not valid." },
  malformed_body: { status: 400, detail: "The request body could not be read." },
  password_too_weak: { status: 400, detail: "This password is too easy to guess." },
  password_wrong: { status: 400, detail: "The current password is not right." },
  code_wrong: { status: 400, detail: "This code is not right or has been used." },
  not_authenticated: { status: 401, detail: "Sign in to continue." },
  token_invalid: { status: 401, detail: "This access token is not valid or has expired." },
  csrf_failed: { status: 403, detail: "CSRF token missing or incorrect." },
  permission_denied: { status: 403, detail: "You do not have permission to do this." },
  account_pending: { status: 403, detail: "Your account is waiting for approval." },
  not_attending: { status: 403, detail: "You are not registered for this session." },
  not_interviewer: { status: 403, detail: "Only the interviewer or the host can do this." },
  own_request: {
    status: 403,
    detail: "You cannot decide your own request. The host, the owner or another administrator does.",
  },
  self_evaluation: { status: 403, detail: "You cannot evaluate yourself." },
  observer_cannot_score: { status: 403, detail: "Observers do not score." },
  observer_cannot_write: { status: 403, detail: "Observers read the chat; they do not write in it." },
  feedback_not_open: { status: 403, detail: "Feedback opens when the turn's evaluation is over." },
  no_turn: { status: 403, detail: "You had no turn in this session, so there is no feedback on one." },
  own_rating_missing: { status: 403, detail: "Rate yourself on the five pillars first; then the feedback opens." },
  start_not_allowed: { status: 403, detail: "Only the owner or host can start this session." },
  host_claim_denied: { status: 403, detail: "Could not claim host role." },
  origin_not_allowed: { status: 403, detail: "This origin is not allowed." },
  not_found: { status: 404, detail: "Not found." },
  method_not_allowed: { status: 405, detail: "This method is not allowed here." },
  session_not_found: { status: 404, detail: "This session could not be loaded." },
  attendee_not_found: { status: 404, detail: "Could not find this attendee." },
  notification_not_found: { status: 404, detail: "This notification does not exist." },
  mail_not_found: { status: 404, detail: "This mail does not exist." },
  task_not_found: { status: 404, detail: "This task does not exist." },
  evaluation_not_found: { status: 404, detail: "This evaluation does not exist." },
  message_not_found: { status: 404, detail: "This message does not exist." },
  tool_not_found: { status: 404, detail: "This tool does not exist." },
  image_not_found: { status: 404, detail: "This image does not exist." },
  note_not_found: { status: 404, detail: "This note does not exist." },
  module_not_found: { status: 404, detail: "This module does not exist." },
  invitation_not_found: { status: 404, detail: "This invitation does not exist." },
  join_request_not_found: { status: 404, detail: "This request to join does not exist." },
  device_not_found: { status: 404, detail: "This sign-in does not exist, or has ended." },
  batch_not_found: { status: 404, detail: "This import does not exist." },
  user_not_found: { status: 404, detail: "This person does not exist." },
  password_elsewhere: { status: 409, detail: "The password is kept by your identity provider. Change it there." },
  second_factor_elsewhere: {
    status: 409,
    detail: "Your identity provider asks for the second factor. Set it up there.",
  },
  second_factor_enabled: { status: 409, detail: "A second factor is set up already. Remove it first." },
  second_factor_not_begun: { status: 409, detail: "Begin with the secret of a second factor; then confirm it." },
  second_factor_required: { status: 409, detail: "Administrators keep their second factor here." },
  registration_not_found: { status: 404, detail: "This request for an account does not exist." },
  organisation_not_found: { status: 404, detail: "This organisation does not exist." },
  institution_not_found: { status: 404, detail: "This institution does not exist." },
  link_invalid: { status: 410, detail: "This link was used, has expired, or never existed." },
  registration_elsewhere: { status: 409, detail: "Accounts are made at the identity provider of this installation." },
  registration_decided: { status: 409, detail: "This request for an account has already been answered." },
  first_administrator_exists: { status: 409, detail: "This installation already has an administrator." },
  account_exists: { status: 409, detail: "This address already has an account." },
  last_platform_admin: { status: 409, detail: "The last platform administrator stays." },
  name_taken: { status: 409, detail: "This name is already taken." },
  batch_incomplete: { status: 409, detail: "Rows of this import are missing." },
  batch_busy: { status: 409, detail: "This import is being worked on." },
  batch_over: { status: 409, detail: "This import is over." },
  undo_closed: { status: 409, detail: "This import can no longer be undone." },
  still_in_use: { status: 409, detail: "People, institutions or sessions still belong to it." },
  session_not_scheduled: { status: 409, detail: "Only a scheduled session can do this." },
  session_changed: { status: 409, detail: "This session was changed elsewhere." },
  session_already_started: { status: 409, detail: "This session has already started." },
  session_not_started: { status: 409, detail: "The session needs to be started before you can join the call." },
  start_too_early: { status: 409, detail: "It is too early to start this session." },
  start_unconfirmed: { status: 409, detail: "This session is planned for later. Confirm that you start it early." },
  session_over: { status: 409, detail: "This session is over." },
  call_not_active: { status: 409, detail: "The video call is being initialized. Please try again in a moment." },
  call_taken_over: { status: 409, detail: "You have joined this call from another tab or device since." },
  call_not_initialized: {
    status: 503,
    detail: "The call session has not been set up yet. Please contact support if this persists.",
  },
  session_full: { status: 409, detail: "All seats of this session are taken." },
  session_closed: { status: 409, detail: "This is a closed session. Ask to join it." },
  session_open: { status: 409, detail: "This is an open session. Register directly." },
  observers_not_allowed: { status: 409, detail: "This session takes no observers." },
  already_registered: { status: 409, detail: "You are already registered." },
  already_requested: { status: 409, detail: "You have already asked to join." },
  request_settled: { status: 409, detail: "This request has already been answered." },
  already_invited: { status: 409, detail: "This address is already invited." },
  invitations_full: { status: 409, detail: "As many people are invited to this session as can be." },
  invitation_settled: { status: 409, detail: "This invitation has already been answered or withdrawn." },
  invited_to_watch: { status: 409, detail: "You are invited to this session as an observer." },
  seat_unavailable: { status: 409, detail: "You cannot take a seat in this session. Please choose another one." },
  seat_cannot_be_given: { status: 409, detail: "This seat cannot be given in this session." },
  not_about_yourself: { status: 409, detail: "This can be done about somebody else only." },
  attendee_away: { status: 409, detail: "This person is not in the call." },
  owner_stays: { status: 409, detail: "The owner cannot be removed from their own session." },
  owner_cannot_leave: { status: 409, detail: "The owner cannot cancel the registration; cancel the session instead." },
  schedule_not_running: { status: 409, detail: "The schedule is not running." },
  schedule_already_running: { status: 409, detail: "The schedule is already running." },
  schedule_finished: { status: 409, detail: "The schedule is finished." },
  schedule_moved: { status: 409, detail: "The schedule has moved on." },
  schedule_empty: { status: 409, detail: "No schedule timeline available." },
  schedule_full: { status: 409, detail: "The schedule holds no more turns." },
  session_too_long: { status: 409, detail: "A session cannot be lengthened beyond eight hours." },
  schedule_started: { status: 409, detail: "The schedule has started; this can be changed only before." },
  questions_in_use: { status: 409, detail: "Somebody has already written about these questions." },
  no_other_question: { status: 409, detail: "The question bank holds no other question for this workshop." },
  index_out_of_range: { status: 400, detail: "There is no segment with this index." },
  remaining_out_of_range: { status: 400, detail: "The remaining time lies outside the segment." },
  flow_mode_locked: { status: 409, detail: "The flow mode can be changed only before the start or while paused." },
  note_changed: { status: 409, detail: "This note was changed elsewhere." },
  notes_full: { status: 409, detail: "You keep as many notes here as there is room for. Delete one first." },
  replay_not_open: { status: 409, detail: "The replay opens when the session is over." },
  replay_not_agreed: { status: 409, detail: "There is no replay: somebody who took part has not agreed to one." },
  tool_locked: { status: 409, detail: "This tool is locked." },
  tools_full: { status: 409, detail: "This session has as many tools as it can have, closed ones included." },
  featured_follows_schedule: { status: 409, detail: "In guided mode the question follows the schedule." },
  question_of_another: { status: 409, detail: "Only questions of the person in the hot seat can be asked." },
  question_not_found: { status: 404, detail: "This question is not part of the session." },
  same_person_twice: { status: 409, detail: "The interviewer and the candidate must be two people." },
  role_not_for_observers: { status: 409, detail: "Observers watch; they cannot take this role." },
  schedule_not_waiting: { status: 409, detail: "No turn waits for its candidate." },
  turn_waits: { status: 409, detail: "This turn waits for its candidate. Wait, swap or skip it." },
  not_asked_to_swap: { status: 409, detail: "You are not asked to swap turns." },
  no_turn_left: { status: 409, detail: "This person has no unfinished turn to swap with." },
  own_turn_ahead: { status: 403, detail: "Nobody but host and owner moves ahead into their own turn." },
  seek_outside_turn: {
    status: 403,
    detail: "Without control of the session you move within the turn you interview only.",
  },
  not_in_hot_seat: { status: 409, detail: "This person does not take the hot seat." },
  authority_kept: { status: 409, detail: "Host, owner and the designated interviewer keep their control." },
  timer_not_running: { status: 409, detail: "The timer is not running." },
  timer_not_paused: { status: 409, detail: "The timer is not paused." },
  too_many_tasks: { status: 429, detail: "You already have three texts being written. Wait for one, or cancel it." },
  task_finished: { status: 409, detail: "This text has already been written." },
  evaluation_changed: { status: 409, detail: "This evaluation was changed elsewhere." },
  evaluation_final: { status: 409, detail: "This evaluation has been submitted and is final." },
  evaluation_not_submitted: { status: 409, detail: "This evaluation is still open." },
  evaluation_incomplete: {
    status: 400,
    detail: "Rate every question you heard and the five pillars before you submit.",
  },
  evaluation_closed: { status: 409, detail: "The time to evaluate this session is over." },
  payload_too_large: { status: 413, detail: "The request is too large." },
  unsupported_media_type: { status: 415, detail: "Send the body as application/json." },
  too_many_requests: { status: 429, detail: "Too many requests. Please wait a moment." },
  messages_too_fast: { status: 429, detail: "That was a lot at once. Wait a few seconds and send it again." },
  internal_error: { status: 500, detail: "Something went wrong." },
  unavailable: { status: 503, detail: "The service is not available right now." },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];

/** An error with a documented response. `extra` joins the body (for example the schedule beside `schedule_moved`). */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fieldErrors: Record<string, string[]> | undefined;
  readonly extra: Record<string, unknown> | undefined;
  /** When another try makes sense, in whole seconds; the header `Retry-After` says it. */
  readonly retryAfterSec: number | undefined;

  constructor(
    code: ErrorCode,
    options: {
      fieldErrors?: Record<string, string[]>;
      extra?: Record<string, unknown>;
      detail?: string;
      retryAfterSec?: number;
      cause?: unknown;
    } = {},
  ) {
    super(options.detail ?? ERRORS[code].detail, { cause: options.cause });
    this.name = "ApiError";
    this.code = code;
    this.status = ERRORS[code].status;
    this.fieldErrors = options.fieldErrors;
    this.extra = options.extra;
    this.retryAfterSec = options.retryAfterSec;
  }
}
