import { useShellTexts } from "../shared/use-shell-texts";
import { LanguageMenuView, type LanguageMenuViewProps } from "./language-menu-view";
import { useLanguageChoice } from "./use-language-choice";

/** Switches the language at run time and says so in the new one. Keeping the choice is the application's part. */
export function LanguageMenu({ size }: Pick<LanguageMenuViewProps, "size">) {
  useShellTexts();
  const { language, choose } = useLanguageChoice();
  return <LanguageMenuView language={language} onChoose={choose} size={size} />;
}
