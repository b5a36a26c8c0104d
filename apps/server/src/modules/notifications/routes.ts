import type { Handler } from "../../contract/handler.ts";
import { countUnreadNotificationsHandler } from "./count-unread-notifications.ts";
import { getViewStateHandler } from "./get-view-state.ts";
import { listNotificationTypesHandler } from "./list-notification-types.ts";
import { listNotificationsHandler } from "./list-notifications.ts";
import { readAllNotificationsHandler } from "./read-all-notifications.ts";
import { readNotificationHandler } from "./read-notification.ts";
import { updateViewStateHandler } from "./update-view-state.ts";

export const routes: readonly Handler[] = [
  listNotificationsHandler,
  countUnreadNotificationsHandler,
  readNotificationHandler,
  readAllNotificationsHandler,
  listNotificationTypesHandler,
  getViewStateHandler,
  updateViewStateHandler,
];
