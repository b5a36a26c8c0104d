import type { Language } from "@hotseat/api-client/types";
import type { Messages } from "@hotseat/core/messages";

/** The i18next namespace of the settings. */
export const SETTINGS_NAMESPACE = "shell-widgets-settings";

/** Loads one language's texts of the settings; one page needs them, so they are not in the package's other texts. */
export const loadSettingsMessages: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import("../locales/settings/en.json")).default,
  fr: async () => (await import("../locales/settings/fr.json")).default,
  de: async () => (await import("../locales/settings/de.json")).default,
  it: async () => (await import("../locales/settings/it.json")).default,
};
