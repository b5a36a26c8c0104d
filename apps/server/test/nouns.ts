import type { Handler } from "../src/contract/handler.ts";
import { routes as aiTasks } from "../src/modules/ai-tasks/routes.ts";
import { routes as attendees } from "../src/modules/attendees/routes.ts";
import { routes as calendar } from "../src/modules/calendar/routes.ts";
import { routes as control } from "../src/modules/control/routes.ts";
import { routes as evaluations } from "../src/modules/evaluations/routes.ts";
import { routes as invitations } from "../src/modules/invitations/routes.ts";
import { routes as messages } from "../src/modules/messages/routes.ts";
import { routes as modules } from "../src/modules/modules/routes.ts";
import { routes as notes } from "../src/modules/notes/routes.ts";
import { routes as replays } from "../src/modules/replays/routes.ts";
import { routes as safety } from "../src/modules/safety/routes.ts";
import { routes as schedule } from "../src/modules/schedule/routes.ts";
import { routes as sessions } from "../src/modules/sessions/routes.ts";
import { toolRoutes } from "../src/modules/tools/routes.ts";

/** The operations of the session area; the server adds what every client needs. */
export const ALL_ROUTES: readonly Handler[] = [
  ...modules,
  ...sessions,
  ...calendar,
  ...attendees,
  ...invitations,
  ...schedule,
  ...control,
  ...evaluations,
  ...messages,
  ...notes,
  // Without sockets there is no content to clear.
  ...toolRoutes(async () => {}),
  ...replays,
  ...safety,
  ...aiTasks,
];
