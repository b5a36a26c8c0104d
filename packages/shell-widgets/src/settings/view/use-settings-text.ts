import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { SETTINGS_NAMESPACE } from "../../settings-locales";

/** Returns the texts of the settings and their language. */
export function useSettingsText(): { t: TFunction; language: string } {
  const { t, i18n } = useTranslation(SETTINGS_NAMESPACE);
  return { t: t as unknown as TFunction, language: i18n.language };
}
