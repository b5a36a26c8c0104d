import * as attendees from "../modules/attendees/contract.ts";
import * as embed from "../modules/embed/contract.ts";
import * as feedback from "../modules/evaluations/contract.feedback.ts";
import * as evaluations from "../modules/evaluations/contract.ts";
import * as events from "../modules/events/contract.ts";
import * as identity from "../modules/identity/contract.ts";
import * as modules from "../modules/modules/contract.ts";
import * as schedule from "../modules/schedule/contract.ts";
import * as calls from "../modules/sessions/contract.call.ts";
import * as catalogue from "../modules/sessions/contract.catalogue.ts";
import * as sessions from "../modules/sessions/contract.ts";
import * as system from "../modules/system/contract.ts";
import * as users from "../modules/users/contract.ts";
import type { OperationContract } from "./operation.ts";

/** Every operation of the API, by the name it has in the generated client. */
export const OPERATIONS: readonly OperationContract[] = [
  system,
  identity,
  users,
  modules,
  sessions,
  catalogue,
  calls,
  attendees,
  schedule,
  evaluations,
  feedback,
  events,
  embed,
].flatMap((noun) =>
  Object.values(noun).filter(
    (value): value is OperationContract =>
      typeof value === "object" && value !== null && "method" in value && "answers" in value,
  ),
);
