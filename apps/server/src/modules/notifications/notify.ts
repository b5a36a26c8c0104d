import { userStream } from "../../ledger/streams.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import type { NewEvent } from "../events/server-event.ts";
import { mutedNotifications } from "../preferences/preferences-repository.ts";
import { type ChangedField, isOptionalNotification, type NotificationKind } from "./notification-types.ts";
import { notifications } from "./tables.ts";

/** A notification before it is written. */
export interface NewNotification {
  readonly kind: NotificationKind;
  /** Names the event, such as `invitation:12`. A person gets one notification of a cause. */
  readonly cause: string;
  /** The reader. */
  readonly keycloakId: string;
  readonly sessionId?: number;
  readonly batchId?: number;
  readonly joinRequestId?: number;
  /** The person whose action it is; left out where the reader must not know them. */
  readonly actor?: string;
  readonly changes?: readonly ChangedField[];
}

/**
 * Writes notifications in the transaction of their cause and returns their events, which the caller appends. Kinds that
 * a reader has switched off and causes that they know are left out. Two statements, whatever the number.
 */
export async function notify(
  tx: Db,
  clock: Pick<Clock, "now">,
  wanted: readonly NewNotification[],
): Promise<NewEvent[]> {
  if (wanted.length === 0) return [];
  const muted = await mutedNotifications(
    tx,
    wanted.map(({ keycloakId }) => keycloakId),
  );
  const isMuted = ({ kind, keycloakId }: NewNotification) =>
    isOptionalNotification(kind) && (muted.get(keycloakId)?.includes(kind) ?? false);
  const now = clock.now();
  const rows = wanted
    .filter((one) => !isMuted(one))
    .map(({ kind, cause, keycloakId, sessionId, batchId, joinRequestId, actor, changes }) => ({
      kind,
      cause,
      keycloakId,
      sessionId: sessionId ?? null,
      batchId: batchId ?? null,
      joinRequestId: joinRequestId ?? null,
      actorKeycloakId: actor ?? null,
      changes: changes ? [...changes] : null,
      createdAt: now,
      updatedAt: now,
    }));
  if (rows.length === 0) return [];
  const written = await tx
    .insert(notifications)
    .values(rows)
    .onConflictDoNothing({ target: [notifications.keycloakId, notifications.cause] })
    .returning();
  return written.map(({ id, kind, keycloakId, sessionId }) => ({
    stream: userStream(keycloakId),
    type: "private.notification",
    actor: null,
    data: { notification_id: id, kind, session_id: sessionId },
  }));
}
