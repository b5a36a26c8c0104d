import type { Language } from "@hotseat/api-client/types";
import type { Messages } from "@hotseat/core/messages";

/** The i18next namespace of the batch editor's texts. */
export const BATCH_NAMESPACE = "admin-widgets-batch";

/** Loads one language's texts of the batch editor; no other page needs them, so they are not in the package's other texts. */
export const loadBatchMessages: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import("../../locales/batch/en.json")).default,
  fr: async () => (await import("../../locales/batch/fr.json")).default,
  de: async () => (await import("../../locales/batch/de.json")).default,
  it: async () => (await import("../../locales/batch/it.json")).default,
};
