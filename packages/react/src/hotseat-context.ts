"use client";
import type { HotseatClient } from "@hotseat/api-client";
import type { Language } from "@hotseat/api-client/types";
import type { i18n } from "i18next";
import { createContext, useContext } from "react";

/** The context of connected widgets. */
export interface Hotseat {
  readonly client: HotseatClient;
  readonly language: Language;
  /** Loads the texts of a language, then shows it everywhere below the provider. Rejects when they cannot be loaded. */
  readonly setLanguage: (language: Language) => Promise<void>;
  /** The i18next instance that translates: the page's own or ours. */
  readonly i18n: i18n;
}

/** The error's message outside a provider. */
export const NO_PROVIDER =
  "HotseatProvider is missing: wrap the page in <HotseatProvider client={createClient({ … })}> from @hotseat/react.";

export const HotseatContext = createContext<Hotseat | null>(null);

/** Returns the client and the rest of the context. Throws outside a `<HotseatProvider>`. */
export function useHotseat(): Hotseat {
  const hotseat = useContext(HotseatContext);
  if (hotseat === null) throw new Error(NO_PROVIDER);
  return hotseat;
}
