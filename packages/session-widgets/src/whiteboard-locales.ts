import type { Language } from "@hotseat/api-client/types";
import type { Messages } from "@hotseat/core/messages";

/** The i18next namespace of the whiteboard; few pages need it, so it is not in the package's other texts. */
export const WHITEBOARD_NAMESPACE = "session-widgets-whiteboard";

/** Loads one language's texts of the whiteboard. */
export const loadWhiteboardMessages: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import("../locales/whiteboard/en.json")).default,
  fr: async () => (await import("../locales/whiteboard/fr.json")).default,
  de: async () => (await import("../locales/whiteboard/de.json")).default,
  it: async () => (await import("../locales/whiteboard/it.json")).default,
};
