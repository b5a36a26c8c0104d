import { useHotseat, useLocaleNamespace } from "@hotseat/react";
import { useThemeAround } from "@hotseat/ui/theme";
import { ACCOUNT_NAMESPACE, loadAccountMessages } from "../../account-locales";

/** Loads the texts of the account widgets; each connected one calls this first. */
export function useAccountTexts(): void {
  useHotseat();
  useThemeAround();
  useLocaleNamespace(ACCOUNT_NAMESPACE, loadAccountMessages);
}
