import type { Language } from "@hotseat/api-client/types";
import type { Messages } from "@hotseat/core/messages";

/** The i18next namespace of the replay. */
export const REPLAY_NAMESPACE = "session-widgets-replay";

/** Loads one language's texts of the replay; one page needs them, so they are not in the package's other texts. */
export const loadReplayMessages: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import("../locales/replay/en.json")).default,
  fr: async () => (await import("../locales/replay/fr.json")).default,
  de: async () => (await import("../locales/replay/de.json")).default,
  it: async () => (await import("../locales/replay/it.json")).default,
};
