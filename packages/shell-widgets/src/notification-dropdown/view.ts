"use client";

export { NotificationDropdownView, type NotificationDropdownViewProps } from "./view/notification-dropdown-view";
export {
  type NotificationFilter,
  NotificationsPageView,
  type NotificationsPageViewProps,
} from "./view/notifications-page-view";
