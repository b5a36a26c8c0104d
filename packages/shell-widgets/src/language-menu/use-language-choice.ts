import { useHotseat } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { NAMESPACE } from "../locales";
import { LANGUAGES, type LanguageCode } from "./languages";

/** The language shown, and how to choose another: said in the new one, or in the one that stays when its texts do not come. */
export function useLanguageChoice(): { language: LanguageCode; choose: (code: LanguageCode) => void } {
  const { i18n, language, setLanguage } = useHotseat();
  const say = (text: "changed" | "failed", code: LanguageCode) => {
    const name = LANGUAGES.find((known) => known.code === code)?.name ?? code;
    const title = i18n.t(`language.${text}`, { ns: NAMESPACE, language: name });
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
