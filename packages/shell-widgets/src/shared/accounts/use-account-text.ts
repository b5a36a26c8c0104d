import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { ACCOUNT_NAMESPACE } from "../../account-locales";

/** Returns the texts of the account widgets and their language. */
export function useAccountText(): { t: TFunction; language: string } {
  const { t, i18n } = useTranslation(ACCOUNT_NAMESPACE);
  return { t: t as unknown as TFunction, language: i18n.language };
}
