import type { Handler } from "../../contract/handler.ts";
import { acknowledgeHostHandler } from "./acknowledge-host.ts";
import { approveProfileHandler } from "./approve-profile.ts";
import { cancelRegistrationHandler } from "./cancel-registration.ts";
import { changeQuestionHandler } from "./change-question.ts";
import { claimHostHandler } from "./claim-host.ts";
import { getMyAttendeeHandler } from "./get-my-attendee.ts";
import { getRecordingConsentHandler } from "./get-recording-consent.ts";
import { handOverHostHandler } from "./hand-over-host.ts";
import { joinSessionHandler } from "./join-session.ts";
import { listAttendeesHandler } from "./list-attendees.ts";
import { listJoinRequestsHandler } from "./list-join-requests.ts";
import { raiseHandHandler } from "./raise-hand.ts";
import { removeAttendeeHandler } from "./remove-attendee.ts";
import { requestJoinHandler } from "./request-join.ts";
import { retryQuestionsHandler } from "./retry-questions.ts";
import { setExtraTimeHandler } from "./set-extra-time.ts";
import { setRecordingConsentHandler } from "./set-recording-consent.ts";
import { approveJoinRequestHandler, rejectJoinRequestHandler } from "./settle-join-request.ts";

export const routes: readonly Handler[] = [
  getMyAttendeeHandler,
  listAttendeesHandler,
  claimHostHandler,
  handOverHostHandler,
  acknowledgeHostHandler,
  joinSessionHandler,
  requestJoinHandler,
  cancelRegistrationHandler,
  removeAttendeeHandler,
  raiseHandHandler,
  listJoinRequestsHandler,
  approveJoinRequestHandler,
  rejectJoinRequestHandler,
  getRecordingConsentHandler,
  setRecordingConsentHandler,
  retryQuestionsHandler,
  changeQuestionHandler,
  approveProfileHandler,
  setExtraTimeHandler,
];
