import { useHotseat, useLocaleNamespace } from "@hotseat/react";
import { useThemeAround } from "@hotseat/ui/theme";
import { loadMessages, NAMESPACE } from "../locales";

/** Loads this package's texts; every connected widget of the package calls this first. */
export function useAdminTexts(): void {
  useHotseat();
  useThemeAround();
  useLocaleNamespace(NAMESPACE, loadMessages);
}
