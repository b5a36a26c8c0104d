import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { CODE_PAD_NAMESPACE } from "../code-pad-locales";

/** CodeMirror's English texts, each with the key of ours. */
const PHRASES = {
  Find: "find",
  Replace: "replaceWith",
  next: "next",
  previous: "previous",
  all: "all",
  "match case": "matchCase",
  regexp: "regexp",
  "by word": "byWord",
  replace: "replace",
  "replace all": "replaceAll",
  close: "close",
  "current match": "currentMatch",
  "on line": "onLine",
  "replaced match on line $": "replacedOnLine",
  "replaced $ matches": "replacedMatches",
  "Go to line": "goToLine",
  go: "go",
  "Control character": "controlCharacter",
} as const;

/** The texts of the search panel in the reader's language. */
export function useEditorPhrases(): Readonly<Record<string, string>> {
  const { t } = useTranslation(CODE_PAD_NAMESPACE, { keyPrefix: "search" });
  return useMemo(() => Object.fromEntries(Object.entries(PHRASES).map(([phrase, key]) => [phrase, t(key)])), [t]);
}
