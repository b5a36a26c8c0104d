import type { Handler } from "../../contract/handler.ts";
import { getCalendarFeedHandler } from "./get-calendar-feed.ts";
import { getSessionCalendarHandler } from "./get-session-calendar.ts";
import { readCalendarFeedHandler } from "./read-calendar-feed.ts";
import { renewCalendarFeedHandler } from "./renew-calendar-feed.ts";

export const routes: readonly Handler[] = [
  getSessionCalendarHandler,
  readCalendarFeedHandler,
  getCalendarFeedHandler,
  renewCalendarFeedHandler,
];
