"use client";

export { NotificationDropdown, type NotificationDropdownProps } from "./notification-dropdown";
export { NotificationsPage, type NotificationsPageProps } from "./notifications-page";
export { SessionNotifications, type SessionNotificationsProps } from "./session-notifications";
