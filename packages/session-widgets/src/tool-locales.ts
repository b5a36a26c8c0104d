import type { Language } from "@hotseat/api-client/types";
import type { Messages } from "@hotseat/core/messages";

/** The i18next namespace of the tool panel. */
export const TOOLS_NAMESPACE = "session-widgets-tools";

/** Loads one language's texts of the tool panel; it comes when a tool's tab is opened, so they are not in the package's other texts. */
export const loadToolMessages: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import("../locales/tools/en.json")).default,
  fr: async () => (await import("../locales/tools/fr.json")).default,
  de: async () => (await import("../locales/tools/de.json")).default,
  it: async () => (await import("../locales/tools/it.json")).default,
};
