import type { Language } from "@hotseat/api-client/types";
import type { i18n } from "i18next";
import { useCallback, useSyncExternalStore } from "react";
import { baseLanguage } from "./own-i18n";

/** Returns the current language of an i18next instance when it is supported, else `fallback`. */
export function useI18nLanguage(instance: i18n, fallback: Language): Language {
  const subscribe = useCallback(
    (listener: () => void) => {
      instance.on("languageChanged", listener);
      return () => instance.off("languageChanged", listener);
    },
    [instance],
  );
  const read = () => baseLanguage(instance.language, fallback);
  return useSyncExternalStore(subscribe, read, read);
}
