import { and, asc, count, desc, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "../../contract/viewer.ts";
import type { Db } from "../../platform/database/database.ts";
import { joinRequests } from "../attendees/tables.ts";
import { mailOutbox } from "../mail/tables.ts";
import type { PageCursor } from "../sessions/cursor.ts";
import { sessions } from "../sessions/tables.ts";
import { visibleTo } from "../sessions/visibility.ts";
import { userBatches } from "../user-batches/tables.ts";
import { users } from "../users/tables.ts";
import { notifications } from "./tables.ts";

/** Which of a person's notifications are asked for. */
export interface Filter {
  /** Read, unread, or both when left out. */
  readonly isRead?: boolean;
  readonly sessionId?: number;
}

/** A notification with what its words are made from. */
export interface NotificationRow {
  readonly notification: typeof notifications.$inferSelect;
  readonly actor: string | null;
  readonly workshopKey: string | null;
  readonly startTime: Date | null;
  /** Its reader may see the session now. */
  readonly isVisible: boolean;
  /** The scope of an import; null for other kinds. */
  readonly batch: Pick<typeof userBatches.$inferSelect, "id" | "level" | "organisationId" | "institutionId"> | null;
  /** The answer to a request for a seat; null for other kinds. */
  readonly answer: Pick<typeof joinRequests.$inferSelect, "seat" | "givenSeat" | "reason"> | null;
  readonly mail: "waiting" | "sent" | "given_up" | null;
}

/** A person's own notifications; with an embed token those of its session alone. */
function own(viewer: Viewer, { isRead, sessionId }: Filter = {}): SQL | undefined {
  return and(
    eq(notifications.keycloakId, viewer.keycloakId),
    viewer.onlySessionId === null ? undefined : eq(notifications.sessionId, viewer.onlySessionId),
    sessionId === undefined ? undefined : eq(notifications.sessionId, sessionId),
    isRead === undefined ? undefined : isRead ? isNotNull(notifications.readAt) : isNull(notifications.readAt),
  );
}

const select = (db: Db, viewer: Viewer) =>
  db
    .select({
      notification: notifications,
      actor: users.fullName,
      workshopKey: sessions.workshopKey,
      startTime: sessions.startTime,
      isVisible: sql<boolean>`coalesce(${sessions.id} is not null and ${visibleTo(db, viewer)}, false)`,
      batch: {
        id: userBatches.id,
        level: userBatches.level,
        organisationId: userBatches.organisationId,
        institutionId: userBatches.institutionId,
      },
      answer: { seat: joinRequests.seat, givenSeat: joinRequests.givenSeat, reason: joinRequests.reason },
      mail: mailOutbox.status,
    })
    .from(notifications)
    .leftJoin(users, eq(users.keycloakId, notifications.actorKeycloakId))
    .leftJoin(sessions, eq(sessions.id, notifications.sessionId))
    .leftJoin(joinRequests, eq(joinRequests.id, notifications.joinRequestId))
    .leftJoin(userBatches, eq(userBatches.id, notifications.batchId))
    .leftJoin(
      mailOutbox,
      and(eq(mailOutbox.cause, notifications.cause), eq(mailOutbox.keycloakId, notifications.keycloakId)),
    );

/** Returns one notification more than `limit`, from the cursor on: the latest first, or from the oldest for a page before. */
export async function pageNotifications(
  db: Db,
  viewer: Viewer,
  filter: Filter,
  cursor: PageCursor<string> | null,
  limit: number,
): Promise<NotificationRow[]> {
  const backwards = cursor?.direction === "before";
  const order = backwards ? asc : desc;
  const place = sql`(${notifications.createdAt}, ${notifications.id})`;
  const from =
    cursor &&
    sql`${place} ${backwards ? sql`>` : sql`<`} (${new Date(cursor.key).toISOString()}::timestamptz, ${cursor.id}::uuid)`;
  return select(db, viewer)
    .where(and(own(viewer, filter), from ?? undefined))
    .orderBy(order(notifications.createdAt), order(notifications.id))
    .limit(limit + 1);
}

export async function findNotification(db: Db, viewer: Viewer, id: string): Promise<NotificationRow | null> {
  const [row] = await select(db, viewer).where(and(own(viewer), eq(notifications.id, id)));
  return row ?? null;
}

export async function countNotifications(db: Db, viewer: Viewer, filter: Filter): Promise<number> {
  const [row] = await db.select({ all: count() }).from(notifications).where(own(viewer, filter));
  return row?.all ?? 0;
}

export async function countNewerThan(db: Db, viewer: Viewer, moment: Date | null): Promise<number> {
  const newer = moment ? gt(notifications.createdAt, moment) : undefined;
  const [row] = await db
    .select({ all: count() })
    .from(notifications)
    .where(and(own(viewer), newer));
  return row?.all ?? 0;
}

/** Marks one unread notification as read. Returns false when it was read already, or does not exist for its reader. */
export async function markRead(tx: Db, viewer: Viewer, id: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(notifications)
    .set({ readAt: at, updatedAt: at })
    .where(and(own(viewer, { isRead: false }), eq(notifications.id, id)))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

export async function markClicked(tx: Db, viewer: Viewer, id: string, at: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ clickedAt: at, updatedAt: at })
    .where(and(own(viewer), eq(notifications.id, id), isNull(notifications.clickedAt)));
}

/** Returns the number of notifications that were unread. */
export async function markAllRead(tx: Db, viewer: Viewer, at: Date): Promise<number> {
  const rows = await tx
    .update(notifications)
    .set({ readAt: at, updatedAt: at })
    .where(own(viewer, { isRead: false }))
    .returning({ id: notifications.id });
  return rows.length;
}
