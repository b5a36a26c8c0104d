/** Every error the API answers: code → status and English detail (shape of bodies: decisions.md, Who serves what). */
export const ERRORS = {
  validation_failed: { status: 400, detail: "Some fields are not valid." },
  malformed_body: { status: 400, detail: "The request body could not be read." },
  not_authenticated: { status: 401, detail: "Sign in to continue." },
  token_invalid: { status: 401, detail: "This access token is not valid or has expired." },
  csrf_failed: { status: 403, detail: "CSRF token missing or incorrect." },
  permission_denied: { status: 403, detail: "You do not have permission to do this." },
  account_pending: { status: 403, detail: "Your account is waiting for approval." },
  not_attending: { status: 403, detail: "You are not registered for this session." },
  not_interviewer: { status: 403, detail: "Only the interviewer or the host can do this." },
  self_evaluation: { status: 403, detail: "You cannot evaluate yourself." },
  observer_cannot_score: { status: 403, detail: "Observers do not score." },
  feedback_not_open: { status: 403, detail: "Feedback opens when the turn's evaluation is over." },
  own_rating_missing: { status: 403, detail: "Rate yourself on the five pillars first; then the feedback opens." },
  start_not_allowed: { status: 403, detail: "Only the owner or host can start this session." },
  host_claim_denied: { status: 403, detail: "Could not claim host role." },
  origin_not_allowed: { status: 403, detail: "This origin is not allowed." },
  not_found: { status: 404, detail: "Not found." },
  method_not_allowed: { status: 405, detail: "This method is not allowed here." },
  session_not_found: { status: 404, detail: "This session could not be loaded." },
  attendee_not_found: { status: 404, detail: "Could not find this attendee." },
  evaluation_not_found: { status: 404, detail: "This evaluation does not exist." },
  module_not_found: { status: 404, detail: "This module does not exist." },
  join_request_not_found: { status: 404, detail: "This request to join does not exist." },
  user_not_found: { status: 404, detail: "This person does not exist." },
  session_not_scheduled: { status: 409, detail: "Only a scheduled session can do this." },
  session_already_started: { status: 409, detail: "This session has already started." },
  session_not_started: { status: 409, detail: "The session needs to be started before you can join the call." },
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
  owner_cannot_leave: { status: 409, detail: "The owner cannot cancel the registration; cancel the session instead." },
  schedule_not_running: { status: 409, detail: "The schedule is not running." },
  schedule_already_running: { status: 409, detail: "The schedule is already running." },
  schedule_finished: { status: 409, detail: "The schedule is finished." },
  schedule_moved: { status: 409, detail: "The schedule has moved on." },
  schedule_empty: { status: 409, detail: "No schedule timeline available." },
  schedule_full: { status: 409, detail: "The schedule holds no more turns." },
  session_too_long: { status: 409, detail: "A session cannot be lengthened beyond eight hours." },
  index_out_of_range: { status: 400, detail: "There is no segment with this index." },
  remaining_out_of_range: { status: 400, detail: "The remaining time lies outside the segment." },
  flow_mode_locked: { status: 409, detail: "The flow mode can be changed only before the start or while paused." },
  evaluation_changed: { status: 409, detail: "This evaluation was changed elsewhere." },
  evaluation_final: { status: 409, detail: "This evaluation has been submitted and is final." },
  evaluation_incomplete: { status: 400, detail: "Rate every question before you submit." },
  evaluation_closed: { status: 409, detail: "The time to evaluate this session is over." },
  payload_too_large: { status: 413, detail: "The request is too large." },
  unsupported_media_type: { status: 415, detail: "Send the body as application/json." },
  too_many_requests: { status: 429, detail: "Too many requests. Please wait a moment." },
  internal_error: { status: 500, detail: "Something went wrong." },
  unavailable: { status: 503, detail: "The service is not available right now." },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** An error with a documented answer. `extra` joins the body (for example the schedule beside `schedule_moved`). */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fieldErrors: Record<string, string[]> | undefined;
  readonly extra: Record<string, unknown> | undefined;

  constructor(
    code: ErrorCode,
    options: {
      fieldErrors?: Record<string, string[]>;
      extra?: Record<string, unknown>;
      detail?: string;
      cause?: unknown;
    } = {},
  ) {
    super(options.detail ?? ERRORS[code].detail, { cause: options.cause });
    this.name = "ApiError";
    this.code = code;
    this.status = ERRORS[code].status;
    this.fieldErrors = options.fieldErrors;
    this.extra = options.extra;
  }
}
