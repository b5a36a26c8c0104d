import type { NotificationType } from "@hotseat/api-client/types";
import type { NotificationItem } from "./notification-rules";

/** A list of notifications: on its way, not loaded, or there. */
export type NotificationsContent =
  | { status: "loading" }
  /** `detail`: why, in the reader's language, where there is a reason. */
  | { status: "failed"; detail?: string | null }
  | { status: "ready"; items: readonly NotificationItem[] };

export interface NotificationActions {
  /** Marks one as read; `clicked` when its link was followed. */
  onRead: (id: string, clicked: boolean) => void;
  onReadAll: () => void;
  onRetry: () => void;
}

/** Kinds with title, icon and colour, from the server's configuration. */
export type NotificationTypes = readonly NotificationType[] | undefined;

/**
 * Returns a query's result as a list: rows that are there stay while a later fetch fails. `reasonOf` returns the reader's words for the
 * failure, or null.
 */
export function contentOf(
  items: readonly NotificationItem[] | undefined,
  error: unknown,
  reasonOf: (error: unknown) => string | null,
): NotificationsContent {
  if (items !== undefined) return { status: "ready", items };
  return error ? { status: "failed", detail: reasonOf(error) } : { status: "loading" };
}
