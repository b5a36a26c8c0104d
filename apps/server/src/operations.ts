import type { OperationContract } from "./contract/operation.ts";
import * as adminRequests from "./modules/admin-requests/contract.ts";
import * as userChanges from "./modules/admin-users/contract.changes.ts";
import * as adminUsers from "./modules/admin-users/contract.ts";
import * as aiTasks from "./modules/ai-tasks/contract.ts";
import * as composing from "./modules/attendees/contract.composing.ts";
import * as consent from "./modules/attendees/contract.consent.ts";
import * as joinRequests from "./modules/attendees/contract.requests.ts";
import * as attendees from "./modules/attendees/contract.ts";
import * as calendar from "./modules/calendar/contract.ts";
import * as control from "./modules/control/contract.ts";
import * as embed from "./modules/embed/contract.ts";
import * as feedback from "./modules/evaluations/contract.feedback.ts";
import * as given from "./modules/evaluations/contract.given.ts";
import * as evaluationStates from "./modules/evaluations/contract.states.ts";
import * as evaluations from "./modules/evaluations/contract.ts";
import * as events from "./modules/events/contract.ts";
import * as devices from "./modules/identity/contract.devices.ts";
import * as secondFactor from "./modules/identity/contract.second-factor.ts";
import * as identity from "./modules/identity/contract.ts";

import * as invitations from "./modules/invitations/contract.ts";
import * as mail from "./modules/mail/contract.ts";
import * as messages from "./modules/messages/contract.ts";
import * as modules from "./modules/modules/contract.ts";
import * as notes from "./modules/notes/contract.ts";
import * as notifications from "./modules/notifications/contract.ts";
import * as organisations from "./modules/organisations/contract.ts";
import * as ownData from "./modules/own-data/contract.ts";
import * as preferences from "./modules/preferences/contract.ts";
import * as registrationRequests from "./modules/registration/contract.requests.ts";
import * as registration from "./modules/registration/contract.ts";
import * as replays from "./modules/replays/contract.ts";
import * as safety from "./modules/safety/contract.ts";
import * as state from "./modules/schedule/contract.state.ts";
import * as schedule from "./modules/schedule/contract.ts";
import * as agenda from "./modules/sessions/contract.agenda.ts";
import * as calls from "./modules/sessions/contract.call.ts";
import * as catalogue from "./modules/sessions/contract.catalogue.ts";
import * as sessions from "./modules/sessions/contract.ts";
import * as system from "./modules/system/contract.ts";
import * as socketTickets from "./modules/tools/contract.sockets.ts";
import * as tools from "./modules/tools/contract.ts";
import * as userBatches from "./modules/user-batches/contract.ts";
import * as users from "./modules/users/contract.ts";

/** Every operation of the API, by the name it has in the generated client. */
export const OPERATIONS: readonly OperationContract[] = [
  system,
  identity,
  devices,
  secondFactor,
  users,
  ownData,
  registration,
  registrationRequests,
  organisations,
  adminUsers,
  userChanges,
  adminRequests,
  userBatches,
  preferences,
  notifications,
  calendar,
  mail,
  modules,
  sessions,
  agenda,
  catalogue,
  calls,
  attendees,
  joinRequests,
  consent,
  invitations,
  safety,
  composing,
  schedule,
  state,
  control,
  evaluations,
  evaluationStates,
  given,
  feedback,
  messages,
  notes,
  tools,
  replays,
  aiTasks,
  events,
  embed,
  socketTickets,
].flatMap((noun) =>
  Object.values(noun).filter(
    (value): value is OperationContract =>
      typeof value === "object" && value !== null && "method" in value && "responses" in value,
  ),
);
