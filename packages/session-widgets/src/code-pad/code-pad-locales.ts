import type { Language } from "@hotseat/api-client/types";
import type { Messages } from "@hotseat/core/messages";

/** The i18next namespace of the code pad's texts. */
export const CODE_PAD_NAMESPACE = "session-widgets-code-pad";

/** Loads one language's texts of the code pad; only who opens it needs them, so they are not in the package's other texts. */
export const loadCodePadMessages: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import("../../locales/code-pad/en.json")).default,
  fr: async () => (await import("../../locales/code-pad/fr.json")).default,
  de: async () => (await import("../../locales/code-pad/de.json")).default,
  it: async () => (await import("../../locales/code-pad/it.json")).default,
};
