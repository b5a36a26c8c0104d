import { useHotseat, useLocaleNamespace } from "@hotseat/react";
import { useThemeAround } from "@hotseat/ui/theme";
import { loadMessages, NAMESPACE } from "../../locales";

/** Brings this package's texts; every connected widget of it calls this first. Throws outside the provider or the theme. */
export function useSessionTexts(): void {
  useHotseat();
  useThemeAround();
  useLocaleNamespace(NAMESPACE, loadMessages);
}
