import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";

/** The texts of this package and the language they are in. */
export function useShellText(): { t: TFunction; language: string } {
  const { t, i18n } = useTranslation(NAMESPACE);
  return { t: t as unknown as TFunction, language: i18n.language };
}
