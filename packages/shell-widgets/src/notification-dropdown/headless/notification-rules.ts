import type { Notification } from "@hotseat/api-client/types";
import { dayOf } from "@hotseat/core/reader";

/** The badge of the bell never shows more than this number. */
export const BADGE_MAX = 9;
/** The most fields of a notification's data that are offered as details. */
const DETAIL_MAX_FIELDS = 12;

/** The part of a notification that its looks need. */
export type NotificationItem = Pick<
  Notification,
  "id" | "notification_type" | "message" | "created_at" | "is_read" | "link" | "priority" | "data"
>;

/** `9+` above nine; null for none. */
export function badgeText(unread: number): string | null {
  if (unread <= 0) return null;
  return unread > BADGE_MAX ? `${BADGE_MAX}+` : String(unread);
}

/** Prefixes a window's title with the number of unread notifications, such as `(3) Home`. */
export function titleWithBadge(title: string, unread: number): string {
  const badge = badgeText(unread);
  return badge === null ? title : `(${badge}) ${title}`;
}

/** Notifications of one day, in the reader's time zone. */
export interface NotificationDay<Item> {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly items: readonly Item[];
}

/** Groups notifications by day; their order stays. */
export function groupByDay<Item extends Pick<NotificationItem, "created_at">>(
  items: readonly Item[],
  timeZone: string,
): NotificationDay<Item>[] {
  const days: { day: string; items: Item[] }[] = [];
  for (const item of items) {
    const day = dayOf(Date.parse(item.created_at), timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

/** The data that is offered as details: a plain object with at most 12 keys; null for anything else. */
export function detailsOf(data: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof data !== "object" || data === null) return null;
  const prototype: unknown = Object.getPrototypeOf(data);
  if (prototype !== Object.prototype && prototype !== null) return null;
  const keys = Object.keys(data);
  return keys.length > 0 && keys.length <= DETAIL_MAX_FIELDS ? (data as Readonly<Record<string, unknown>>) : null;
}

/** The number of notifications that came since the number was last known; a first number announces nothing. */
export const arrived = (before: number | null, unread: number): number =>
  before === null ? 0 : Math.max(0, unread - before);

/** The words of a notification, also of a kind that is not known here and of one without a message. */
export function titleOf(
  { message }: Pick<NotificationItem, "message">,
  { isKnown, defaultMessage }: { isKnown: boolean; defaultMessage: string | null },
  t: (key: string) => string,
): string {
  if (message !== "") return message;
  if (defaultMessage) return defaultMessage;
  return t(isKnown ? "missingMessage" : "noContent");
}
