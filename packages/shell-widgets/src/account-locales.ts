import type { Language } from "@hotseat/api-client/types";
import type { Messages } from "@hotseat/core/messages";

/** The i18next namespace of the account widgets: registration, links from mails, waiting page, first run, privacy policy. */
export const ACCOUNT_NAMESPACE = "shell-widgets-accounts";

/** Loads one language's texts of the account widgets; few pages need them, so they are not in the package's other texts. */
export const loadAccountMessages: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import("../locales/accounts/en.json")).default,
  fr: async () => (await import("../locales/accounts/fr.json")).default,
  de: async () => (await import("../locales/accounts/de.json")).default,
  it: async () => (await import("../locales/accounts/it.json")).default,
};
