import type { z } from "zod";
import type { Language } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import type { Notification } from "./contract.ts";
import type { NotificationRow } from "./notification-repository.ts";
import { NOTIFICATION_TEXTS } from "./notification-texts.ts";
import { KIND_FACTS } from "./notification-types.ts";

type Shape = z.output<typeof Notification>;

const DELIVERY = { waiting: "QUEUED_EMAIL", sent: "DELIVERED_EMAIL", given_up: "FAILED" } as const;

/**
 * Renders a notification in a language. Once its reader may no longer see the session, the message stays and the
 * session's facts and the link go: the reader knew then that it happened.
 */
export function presentNotification(
  { content }: Pick<Deps, "content">,
  { notification, actor, workshopKey, startTime, isVisible, batch, answer, mail }: NotificationRow,
  language: Language,
): Shape {
  const { id, kind, sessionId, createdAt, updatedAt, readAt, clickedAt } = notification;
  const { priority, pathOf } = KIND_FACTS[kind];
  const isGone = sessionId !== null && !isVisible;
  const changes = isGone ? [] : (notification.changes ?? []);
  const name = isGone ? null : actor;
  return {
    id,
    notification_type: { key: kind },
    message: NOTIFICATION_TEXTS[language].kinds[kind].message({ actor: name, changes, ...factsOf(answer) }),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    read_at: readAt?.toISOString() ?? null,
    clicked_at: clickedAt?.toISOString() ?? null,
    is_read: readAt !== null,
    priority,
    delivery_status: mail === null ? "DELIVERED_IN_APP" : DELIVERY[mail],
    link: isGone ? null : batch ? importPath(batch) : pathOf(sessionId),
    data: {
      session_id: isGone ? null : sessionId,
      workshop:
        isGone || workshopKey === null
          ? null
          : (content.workshop(workshopKey)?.workshop.title[language] ?? workshopKey),
      start_time: isGone ? null : (startTime?.toISOString() ?? null),
      actor: name,
      changes: [...changes],
    },
  };
}

const factsOf = (answer: NotificationRow["answer"]) => ({
  reason: answer?.reason ?? null,
  asObserver: answer?.givenSeat === "observer" && answer.seat !== "observer",
});

/** The page of an import, in the administration of its scope. */
function importPath({ id, level, organisationId, institutionId }: NonNullable<NotificationRow["batch"]>): string {
  const scope = {
    platform: "platform",
    organisation: `organisations/${organisationId}`,
    institution: `institutions/${institutionId}`,
  };
  return `/0/admin/${scope[level]}/users/batch?import=${id}`;
}
