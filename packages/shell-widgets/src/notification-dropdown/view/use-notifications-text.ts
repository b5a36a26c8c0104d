import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { NOTIFICATIONS_NAMESPACE } from "../../notifications-locales";

/** Returns the texts of the notifications and their language. */
export function useNotificationsText(): { t: TFunction; language: string } {
  const { t, i18n } = useTranslation(NOTIFICATIONS_NAMESPACE);
  return { t: t as unknown as TFunction, language: i18n.language };
}
