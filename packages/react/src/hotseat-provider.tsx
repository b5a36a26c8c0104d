"use client";
import type { HotseatClient } from "@hotseat/api-client";
import { hotseatDefaultOptions, keys } from "@hotseat/api-client/queries";
import type { Language } from "@hotseat/api-client/types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { i18n } from "i18next";
import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { I18nextProvider } from "react-i18next";
import { HotseatContext } from "./hotseat-context";
import { loadLanguage } from "./locales";
import { baseLanguage, createOwnI18n } from "./own-i18n";
import { createSessionStores } from "./session-stores";
import { useI18nLanguage } from "./use-i18n-language";
import { SessionStoresContext } from "./use-session-store";

export interface HotseatProviderProps {
  readonly client: HotseatClient;
  /** The page's own TanStack cache; keys of ours all begin with `"hotseat"`. One of our own without it. */
  readonly queryClient?: QueryClient;
  /** The page's own i18next instance; it receives our namespaces. One of our own without it. */
  readonly i18n?: i18n;
  /** Language to begin with, and to follow when it changes: `en`, `fr`, `de` or `it`. The browser's without it. */
  readonly language?: Language;
  /** Spoken where the page's or browser's language is none of ours. `en` without it. */
  readonly fallbackLanguage?: Language;
  /** Shown while the texts of the first widgets are fetched. */
  readonly fallback?: ReactNode;
  readonly children?: ReactNode;
}

/** The one context of connected widgets: client, cache, language and the stores of sessions. */
export function HotseatProvider({
  client,
  queryClient,
  i18n,
  language,
  fallbackLanguage = "en",
  fallback = null,
  children,
}: HotseatProviderProps) {
  const [cache] = useState(() => queryClient ?? new QueryClient({ defaultOptions: hotseatDefaultOptions }));
  const [translations] = useState(
    () => i18n ?? createOwnI18n(language ?? browserLanguage(fallbackLanguage), fallbackLanguage),
  );
  const current = useI18nLanguage(translations, fallbackLanguage);
  const setLanguage = useCallback(
    (next: Language) => loadLanguage(translations, next).then(() => void translations.changeLanguage(next)),
    [translations],
  );

  useEffect(() => {
    if (language === undefined || language === baseLanguage(translations.language, fallbackLanguage)) return;
    // The page goes on in the language it has.
    setLanguage(language).catch((error: unknown) =>
      console.warn(`Texts in "${language}" could not be fetched.`, error),
    );
  }, [language, fallbackLanguage, setLanguage, translations]);
  // Before any effect of the children, which is when their queries start.
  useLayoutEffect(() => client.setLanguage(current), [client, current]);
  useRefetchOnChange(cache, current);
  const stores = useMemo(
    () => createSessionStores({ client, queryClient: cache, i18n: translations }),
    [client, cache, translations],
  );
  useEffect(() => stores.open(), [stores]);

  const hotseat = useMemo(
    () => ({ client, language: current, setLanguage, i18n: translations }),
    [client, current, setLanguage, translations],
  );
  return (
    <HotseatContext.Provider value={hotseat}>
      <QueryClientProvider client={cache}>
        <I18nextProvider i18n={translations}>
          <SessionStoresContext.Provider value={stores}>
            <Suspense fallback={fallback}>{children}</Suspense>
          </SessionStoresContext.Provider>
        </I18nextProvider>
      </QueryClientProvider>
    </HotseatContext.Provider>
  );
}

function browserLanguage(fallback: Language): Language {
  return baseLanguage(typeof navigator === "undefined" ? undefined : navigator.language, fallback);
}

/** Answers hold texts in the language they were asked in, so a change of language fetches them again. */
function useRefetchOnChange(cache: QueryClient, language: Language): void {
  const before = useRef(language);
  useEffect(() => {
    if (before.current === language) return;
    before.current = language;
    void cache.invalidateQueries({ queryKey: keys.all });
  }, [cache, language]);
}
