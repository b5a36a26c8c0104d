"use client";

export type {
  NotificationActions,
  NotificationsContent,
  NotificationTypes,
} from "./headless/notification.types";
export {
  badgeText,
  detailsOf,
  groupByDay,
  type NotificationDay,
  type NotificationItem,
  titleOf,
  titleWithBadge,
} from "./headless/notification-rules";
export {
  type KnownUnread,
  type NotificationDropdownOptions,
  useNotificationDropdown,
} from "./headless/use-notification-dropdown";
