import type { Handler } from "../../contract/handle.ts";
import { approveJoinRequestHandler } from "./approve-join-request.ts";
import { cancelRegistrationHandler } from "./cancel-registration.ts";
import { claimHostHandler } from "./claim-host.ts";
import { getMyAttendeeHandler } from "./get-my-attendee.ts";
import { joinSessionHandler } from "./join-session.ts";
import { listAttendeesHandler } from "./list-attendees.ts";
import { listJoinRequestsHandler } from "./list-join-requests.ts";
import { rejectJoinRequestHandler } from "./reject-join-request.ts";
import { requestJoinHandler } from "./request-join.ts";

export const routes: readonly Handler[] = [
  getMyAttendeeHandler,
  listAttendeesHandler,
  claimHostHandler,
  joinSessionHandler,
  requestJoinHandler,
  cancelRegistrationHandler,
  listJoinRequestsHandler,
  approveJoinRequestHandler,
  rejectJoinRequestHandler,
];
