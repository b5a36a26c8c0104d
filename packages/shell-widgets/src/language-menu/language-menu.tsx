import { useShellTexts } from "../shared/use-shell-texts";
import { LanguageMenuView, type LanguageMenuViewProps } from "./language-menu-view";
import { useLanguageChoice } from "./use-language-choice";

/** Switches the language at run time and announces it in the new one. The application stores the choice. */
export function LanguageMenu({ size }: Pick<LanguageMenuViewProps, "size">) {
  useShellTexts();
  const { language, choose } = useLanguageChoice();
  return <LanguageMenuView language={language} onChoose={choose} size={size} />;
}
