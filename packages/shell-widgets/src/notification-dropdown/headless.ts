"use client";

export type {
  NotificationActions,
  NotificationsContent,
  NotificationTypes,
} from "./notification.types";
export {
  arrived,
  BADGE_MAX,
  badgeText,
  detailsOf,
  groupByDay,
  type NotificationDay,
  type NotificationItem,
  titleOf,
  titleWithBadge,
} from "./notification-rules";
export {
  type KnownUnread,
  type NotificationDropdownOptions,
  useNotificationDropdown,
} from "./use-notification-dropdown";
