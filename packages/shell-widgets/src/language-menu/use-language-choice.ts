import type { Language } from "@hotseat/api-client/types";
import { useHotseat } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { NAMESPACE } from "../locales";
import { LANGUAGE_NAMES } from "./languages";

/** Returns the current language and a function to choose another. The choice is announced in the new one, or in the old one when the texts cannot be loaded. */
export function useLanguageChoice(): { language: Language; choose: (code: Language) => void } {
  const { i18n, language, setLanguage } = useHotseat();
  const say = (text: "changed" | "failed", code: Language) => {
    const title = i18n.t(`language.${text}`, { ns: NAMESPACE, language: LANGUAGE_NAMES[code] });
    if (text === "failed") toast.error({ title }, { id: "language" });
    else toast.success({ title }, { id: "language" });
  };
  return {
    language,
    choose: (code) =>
      void setLanguage(code).then(
        () => say("changed", code),
        () => say("failed", code),
      ),
  };
}
