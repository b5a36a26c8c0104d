import { toast } from "@hotseat/ui/theme";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { LanguageMenuView, type LanguageMenuViewProps } from "./language-menu-view";
import { LANGUAGES, type LanguageCode } from "./languages";

/** Switches i18next's language at run time and says so. Keeping the choice is the application's part. */
export function LanguageMenu({ size }: Pick<LanguageMenuViewProps, "size">) {
  const { i18n } = useTranslation(NAMESPACE);
  const choose = async (code: LanguageCode) => {
    await i18n.changeLanguage(code);
    const language = LANGUAGES.find((known) => known.code === code)?.name ?? code;
    toast.success({ title: i18n.t("language.changed", { ns: NAMESPACE, language }) }, { id: "language" });
  };
  return <LanguageMenuView language={i18n.resolvedLanguage ?? i18n.language} onChoose={choose} size={size} />;
}
