import type { Language } from "@hotseat/api-client/types";
import type { Messages } from "@hotseat/core/messages";

/** The i18next namespace of this package's texts. */
export const NAMESPACE = "session-widgets";

/** Loads one language's texts; hand the result to `i18n.addResourceBundle(language, NAMESPACE, messages)`. */
export const loadMessages: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import("../locales/en.json")).default,
  fr: async () => (await import("../locales/fr.json")).default,
  de: async () => (await import("../locales/de.json")).default,
  it: async () => (await import("../locales/it.json")).default,
};

export { loadWhiteboardMessages, WHITEBOARD_NAMESPACE } from "./whiteboard-locales";
