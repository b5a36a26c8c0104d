import type { NotificationType } from "@hotseat/api-client/types";
import type { NotificationItem } from "./headless/notification-rules";

/** 14:00 in Zurich on 24 November 2026. */
export const NOW = Date.parse("2026-11-24T13:00:00.000Z");

type Key = NotificationItem["notification_type"]["key"];
const type = (key: Key, icon_name: string, color_class: NotificationType["color_class"]): NotificationType => ({
  key,
  title: key,
  default_message: "Something happened",
  icon_name,
  color_class,
  is_optional: true,
});

export const types: readonly NotificationType[] = [
  type("session_reminder", "alarm-clock", "attention"),
  type("evaluation_received", "clipboard-check", "info"),
  type("join_requested", "user-plus", "info"),
  type("session_cancelled", "calendar-x", "danger"),
  type("session_invited", "mail", "info"),
  type("feedback_ready", "chart-column", "info"),
];

const item = (
  number: number,
  key: Key,
  message: string,
  created_at: string,
  more: Partial<NotificationItem> & { workshop?: string; start?: string } = {},
): NotificationItem => {
  const { workshop = "System design", start = "2026-11-24T13:00:00.000Z", ...rest } = more;
  return {
    id: `00000000-0000-4000-8000-00000000000${number}`,
    notification_type: { key },
    message,
    created_at,
    is_read: false,
    link: "#open",
    priority: "MEDIUM",
    data: { session_id: number, workshop, start_time: start, actor: null, changes: [] },
    ...rest,
  };
};

export const unreadItems: readonly NotificationItem[] = [
  item(1, "session_reminder", "Your session starts soon", "2026-11-24T12:55:00.000Z"),
  item(2, "evaluation_received", "Lucie Moreau sent you an evaluation", "2026-11-24T10:20:00.000Z", {
    workshop: "Your 60-second pitch",
    start: "2026-11-24T09:00:00.000Z",
  }),
  item(3, "join_requested", "Samuel Osei asks to join", "2026-11-24T08:42:00.000Z", {
    workshop: "Panel role play",
    start: "2026-11-26T13:00:00.000Z",
  }),
];

export const allItems: readonly NotificationItem[] = [
  ...unreadItems,
  item(4, "session_cancelled", "Tom Whitfield cancelled a session", "2026-11-23T16:08:00.000Z", {
    workshop: "Handling a counter-offer",
    start: "2026-11-25T13:00:00.000Z",
    is_read: true,
  }),
  item(5, "session_invited", "You are invited", "2026-11-23T07:15:00.000Z", {
    is_read: true,
    link: null,
    data: { session_id: null, workshop: null, start_time: null, actor: null, changes: [] },
  }),
  item(6, "feedback_ready", "Your feedback is ready", "2026-11-20T17:02:00.000Z", {
    workshop: "Live coding: algorithms",
    start: "2026-11-20T15:00:00.000Z",
    is_read: true,
  }),
];

/** A kind that this version does not know, without a message. */
export const unknownItem: NotificationItem = {
  ...item(7, "session_reminder", "", "2026-11-24T12:00:00.000Z"),
  notification_type: { key: "badge_earned" as Key },
};

/** Keeps a click on a link inside the story, which would end with its page. */
export function preventNavigation(canvasElement: HTMLElement): void {
  canvasElement.addEventListener("click", (event) => {
    if ((event.target as Element).closest("a")) event.preventDefault();
  });
}
