import type { LanguageSupport } from "@codemirror/language";
import type { PadLanguage } from "@hotseat/collab/pad/messages";
import { CODE_LANGUAGES } from "../headless/code-languages";

/**
 * Loads the highlighting of a language, with the list of all when the first is needed; null where there is none, or where it did not
 * arrive: the text is shown without colours.
 */
export async function loadMode(language: PadLanguage): Promise<LanguageSupport | null> {
  const { mode } = CODE_LANGUAGES[language];
  if (mode === null) return null;
  try {
    const { languages } = await import("@codemirror/language-data");
    return (await languages.find(({ name }) => name === mode)?.load()) ?? null;
  } catch {
    return null;
  }
}
