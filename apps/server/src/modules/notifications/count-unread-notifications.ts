import { handle } from "../../handle.ts";
import { countUnreadNotifications } from "./contract.ts";
import { countNotifications } from "./notification-repository.ts";

export const countUnreadNotificationsHandler = handle(countUnreadNotifications, async ({ deps, viewer }) => {
  const count = await countNotifications(deps.database.db, viewer, { isRead: false });
  return { status: 200, body: { count } };
});
