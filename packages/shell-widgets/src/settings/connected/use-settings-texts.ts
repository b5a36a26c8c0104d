import { useLocaleNamespace } from "@hotseat/react";
import { loadSettingsMessages, SETTINGS_NAMESPACE } from "../../settings-locales";
import { useShellTexts } from "../../shared/use-shell-texts";

/** Loads the texts of the settings, and the package's own, which the language menu uses. */
export function useSettingsTexts(): void {
  useShellTexts();
  useLocaleNamespace(SETTINGS_NAMESPACE, loadSettingsMessages);
}
