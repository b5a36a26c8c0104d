import { useLocaleNamespace } from "@hotseat/react";
import { loadNotificationsMessages, NOTIFICATIONS_NAMESPACE } from "../../notifications-locales";
import { useShellTexts } from "../../shared/use-shell-texts";

/** Loads the texts of the notifications, and the package's own. */
export function useNotificationsTexts(): void {
  useShellTexts();
  useLocaleNamespace(NOTIFICATIONS_NAMESPACE, loadNotificationsMessages);
}
