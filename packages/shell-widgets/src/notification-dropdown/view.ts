"use client";

export { NotificationDropdownView, type NotificationDropdownViewProps } from "./notification-dropdown-view";
export {
  type NotificationFilter,
  NotificationsPageView,
  type NotificationsPageViewProps,
} from "./notifications-page-view";
