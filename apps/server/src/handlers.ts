import type { AnyHandler } from "./contract/raw-handler.ts";
import { routes as aiTasks } from "./modules/ai-tasks/routes.ts";
import { routes as attendees } from "./modules/attendees/routes.ts";
import { routes as control } from "./modules/control/routes.ts";
import { routes as embed } from "./modules/embed/routes.ts";
import { routes as evaluations } from "./modules/evaluations/routes.ts";
import { streamHandlers } from "./modules/events/stream-events.ts";
import { routes as identityRoutes } from "./modules/identity/routes.ts";
import { routes as invitations } from "./modules/invitations/routes.ts";
import { routes as messages } from "./modules/messages/routes.ts";
import { routes as modules } from "./modules/modules/routes.ts";
import { routes as notes } from "./modules/notes/routes.ts";
import { routes as safety } from "./modules/safety/routes.ts";
import { routes as schedule } from "./modules/schedule/routes.ts";
import { routes as sessions } from "./modules/sessions/routes.ts";
import { routes as system } from "./modules/system/routes.ts";
import { routes as users } from "./modules/users/routes.ts";
import type { Identity } from "./platform/identity/identity.ts";
import type { EventStreams } from "./realtime/event-stream/event-streams.ts";

/** Configuration, CSRF, sign-in and events: what every client needs before anything else. */
export const basicHandlers = (identity: Identity, streams: EventStreams): readonly AnyHandler[] => [
  ...system(identity),
  ...identityRoutes(identity),
  ...streamHandlers(streams),
];

/** The operations of every noun. */
export const allHandlers = (identity: Identity, streams: EventStreams): readonly AnyHandler[] => [
  ...basicHandlers(identity, streams),
  ...users,
  ...modules,
  ...sessions,
  ...attendees,
  ...invitations,
  ...safety,
  ...schedule,
  ...control,
  ...evaluations,
  ...messages,
  ...notes,
  ...aiTasks,
  ...embed,
];
