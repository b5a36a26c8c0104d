import type { LanguageSupport } from "@codemirror/language";
import { languages } from "@codemirror/language-data";
import type { PadLanguage } from "@hotseat/collab/pad/messages";
import { CODE_LANGUAGES } from "../headless/code-languages";

/** Loads the highlighting of a language; null where there is none, or where it did not arrive: the text is shown without colours. */
export async function loadMode(language: PadLanguage): Promise<LanguageSupport | null> {
  const { mode } = CODE_LANGUAGES[language];
  const description = languages.find(({ name }) => name === mode);
  try {
    return (await description?.load()) ?? null;
  } catch {
    return null;
  }
}
