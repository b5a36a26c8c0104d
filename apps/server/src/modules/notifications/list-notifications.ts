import { z } from "zod";
import { handle } from "../../handle.ts";
import { cutPage, decodePosition, pageAddress } from "../sessions/cursor.ts";
import { listNotifications } from "./contract.ts";
import { countNotifications, type Filter, pageNotifications } from "./notification-repository.ts";
import { presentNotification } from "./present-notification.ts";

/** Two statements, whatever the number of notifications. */
export const listNotificationsHandler = handle(listNotifications, async ({ deps, viewer, query, language }) => {
  const { db } = deps.database;
  const cursor = decodePosition(query.cursor, z.uuid());
  const filter: Filter = {
    ...(query.read !== undefined && { isRead: query.read === "true" }),
    ...(query.session !== undefined && { sessionId: query.session }),
  };
  const rows = await pageNotifications(db, viewer, filter, cursor, query.limit);
  const placed = rows.map((row) => ({
    row,
    group: 0,
    key: row.notification.createdAt.getTime(),
    id: row.notification.id,
  }));
  const { page, after, before } = cutPage(placed, query.limit, cursor);
  return {
    status: 200,
    body: {
      results: page.map(({ row }) => presentNotification(deps, row, language)),
      next: pageAddress(deps.config.publicUrl, listNotifications.path, query, after),
      previous: pageAddress(deps.config.publicUrl, listNotifications.path, query, before),
      count: await countNotifications(db, viewer, filter),
    },
  };
});
