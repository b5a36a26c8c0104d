import { useHotseat } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { NAMESPACE } from "../locales";
import { useShellTexts } from "../shared/use-shell-texts";
import { LanguageMenuView, type LanguageMenuViewProps } from "./language-menu-view";
import { LANGUAGES, type LanguageCode } from "./languages";

/** Switches the language at run time and says so in the new one. Keeping the choice is the application's part. */
export function LanguageMenu({ size }: Pick<LanguageMenuViewProps, "size">) {
  useShellTexts();
  const { i18n, language, setLanguage } = useHotseat();
  const choose = async (code: LanguageCode) => {
    await setLanguage(code);
    const name = LANGUAGES.find((known) => known.code === code)?.name ?? code;
    toast.success({ title: i18n.t("language.changed", { ns: NAMESPACE, language: name }) }, { id: "language" });
  };
  return <LanguageMenuView language={language} onChoose={(code) => void choose(code)} size={size} />;
}
