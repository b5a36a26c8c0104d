import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Viewer } from "../../contract/viewer.ts";
import { userStream } from "../../ledger/streams.ts";
import type { Db } from "../../platform/database/database.ts";
import type { NewEvent } from "../events/server-event.ts";
import type { ViewState } from "./contract.ts";
import { countNewerThan, countNotifications } from "./notification-repository.ts";
import { notificationViews } from "./tables.ts";

type Shape = z.output<typeof ViewState>;
type Seen = Pick<typeof notificationViews.$inferSelect, "lastOpenedAt" | "lastSeenId">;

/** Returns a person's view state, with the numbers of unseen and unread notifications. */
export async function readViewState(db: Db, viewer: Viewer): Promise<Shape> {
  const [row] = await db.select().from(notificationViews).where(eq(notificationViews.keycloakId, viewer.keycloakId));
  return {
    version: row?.version ?? 0,
    notifications: {
      last_opened_at: row?.lastOpenedAt?.toISOString() ?? null,
      last_seen_id: row?.lastSeenId ?? null,
      unread_badge: await countNotifications(db, viewer, { isRead: false }),
      unseen: await countNewerThan(db, viewer, row?.lastOpenedAt ?? null),
    },
  };
}

/** Stores what was seen, with the next version. Call it with the person's row locked. */
export async function changeViewState(tx: Db, viewer: Viewer, seen: Partial<Seen> = {}): Promise<void> {
  await tx
    .insert(notificationViews)
    .values({ keycloakId: viewer.keycloakId, version: 1, ...seen })
    .onConflictDoUpdate({
      target: notificationViews.keycloakId,
      set: { ...seen, version: sql`${notificationViews.version} + 1` },
    });
}

/** Tells a person's other pages that what they have seen is another now. */
export async function viewStateEvent(tx: Db, viewer: Viewer): Promise<NewEvent> {
  const { version, notifications } = await readViewState(tx, viewer);
  return {
    stream: userStream(viewer.keycloakId),
    type: "user.state.update",
    actor: viewer.keycloakId,
    data: { view_state_version: version, unread_badge: notifications.unread_badge },
  };
}
