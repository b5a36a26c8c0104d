import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";

/** Returns the texts of this package and their language. */
export function useAdminText(): { t: TFunction; language: string } {
  const { t, i18n } = useTranslation(NAMESPACE);
  return { t: t as unknown as TFunction, language: i18n.language };
}
