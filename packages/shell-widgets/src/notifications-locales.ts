import type { Language } from "@hotseat/api-client/types";
import type { Messages } from "@hotseat/core/messages";

/** The i18next namespace of the notifications. */
export const NOTIFICATIONS_NAMESPACE = "shell-widgets-notifications";

/** Loads one language's texts of the notifications; they come with the bell, after the page. */
export const loadNotificationsMessages: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import("../locales/notifications/en.json")).default,
  fr: async () => (await import("../locales/notifications/fr.json")).default,
  de: async () => (await import("../locales/notifications/de.json")).default,
  it: async () => (await import("../locales/notifications/it.json")).default,
};
