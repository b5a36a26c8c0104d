import type { AnyHandler } from "./contract/handler.ts";
import { routes as adminRequests } from "./modules/admin-requests/routes.ts";
import { routes as adminUsers } from "./modules/admin-users/routes.ts";
import { routes as aiTasks } from "./modules/ai-tasks/routes.ts";
import { routes as attendees } from "./modules/attendees/routes.ts";
import { routes as calendar } from "./modules/calendar/routes.ts";
import { routes as control } from "./modules/control/routes.ts";
import { routes as embed } from "./modules/embed/routes.ts";
import { routes as evaluations } from "./modules/evaluations/routes.ts";
import type { OpenStream } from "./modules/events/open-stream.ts";
import { streamHandlers } from "./modules/events/stream-events.ts";
import { routes as identityRoutes } from "./modules/identity/routes.ts";
import { routes as invitations } from "./modules/invitations/routes.ts";
import { routes as mail } from "./modules/mail/routes.ts";
import { routes as messages } from "./modules/messages/routes.ts";
import { routes as modules } from "./modules/modules/routes.ts";
import { routes as notes } from "./modules/notes/routes.ts";
import { routes as notifications } from "./modules/notifications/routes.ts";
import { routes as organisations } from "./modules/organisations/routes.ts";
import { routes as ownData } from "./modules/own-data/routes.ts";
import { routes as preferences } from "./modules/preferences/routes.ts";
import { routes as registration } from "./modules/registration/routes.ts";
import { routes as replays } from "./modules/replays/routes.ts";
import { routes as safety } from "./modules/safety/routes.ts";
import { routes as schedule } from "./modules/schedule/routes.ts";
import { routes as sessions } from "./modules/sessions/routes.ts";
import { routes as system } from "./modules/system/routes.ts";
import type { ClearContent } from "./modules/tools/clear-tool.ts";
import { toolRoutes } from "./modules/tools/routes.ts";
import { routes as userBatches } from "./modules/user-batches/routes.ts";
import { routes as users } from "./modules/users/routes.ts";
import type { Identity } from "./platform/identity/identity.ts";

/** Configuration, CSRF, sign-in and events: what every client needs before anything else. */
export const basicHandlers = (identity: Identity, openStream: OpenStream): readonly AnyHandler[] => [
  ...system(identity),
  ...identityRoutes(identity),
  ...streamHandlers(openStream),
];

/** The operations of every noun. */
export const allHandlers = (
  identity: Identity,
  openStream: OpenStream,
  clearContent: ClearContent,
): readonly AnyHandler[] => [
  ...basicHandlers(identity, openStream),
  ...users,
  ...ownData,
  ...registration,
  ...organisations,
  ...adminUsers,
  ...adminRequests,
  ...userBatches,
  ...preferences,
  ...notifications,
  ...calendar,
  ...mail,
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
  ...toolRoutes(clearContent),
  ...replays,
  ...aiTasks,
  ...embed,
];
