"use client";

export { NotificationDropdown, type NotificationDropdownProps } from "./connected/notification-dropdown";
export { NotificationsPage, type NotificationsPageProps } from "./connected/notifications-page";
export { SessionNotifications, type SessionNotificationsProps } from "./connected/session-notifications";
