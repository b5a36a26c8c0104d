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
  /** The page's own TanStack cache; all our keys begin with `"hotseat"`. Default: a cache of our own. */
  readonly queryClient?: QueryClient;
  /** The page's own i18next instance; our namespaces are added to it. Default: an instance of our own. */
  readonly i18n?: i18n;
  /** The language, followed when it changes: `en`, `fr`, `de` or `it`. Default: the browser's. */
  readonly language?: Language;
  /** The language where the page's or browser's is not supported. Default `en`. */
  readonly fallbackLanguage?: Language;
  /** Shown while the texts of the first widgets load. */
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
    // The page keeps the language it has.
    setLanguage(language).catch((error: unknown) =>
      console.warn(`Texts in "${language}" could not be fetched.`, error),
    );
  }, [language, fallbackLanguage, setLanguage, translations]);
  // Set before any effect of the children, because their queries start there.
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

/** Responses contain texts in the language of the request, so a change of language fetches them again. */
function useRefetchOnChange(cache: QueryClient, language: Language): void {
  const before = useRef(language);
  useEffect(() => {
    if (before.current === language) return;
    before.current = language;
    void cache.invalidateQueries({ queryKey: keys.all });
  }, [cache, language]);
}
