import { useHotseat, useLocaleNamespace } from "@hotseat/react";
import { useThemeAround } from "@hotseat/ui/theme";
import { loadMessages, NAMESPACE } from "../locales";

/** Brings this package's texts; every connected widget of it calls this first. */
export function useShellTexts(): void {
  useHotseat();
  useThemeAround();
  useLocaleNamespace(NAMESPACE, loadMessages);
}
