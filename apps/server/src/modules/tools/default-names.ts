import type { Language } from "../../contract/viewer.ts";
import type { ToolKind } from "./tool-kinds.ts";

const NAMES: Readonly<Record<ToolKind, Readonly<Record<Language, string>>>> = {
  whiteboard: { en: "Whiteboard", fr: "Tableau blanc", de: "Whiteboard", it: "Lavagna" },
  code: { en: "Code", fr: "Code", de: "Code", it: "Codice" },
};

/** Name of a tool that was given none: its kind in the session's language, numbered from the second on. */
export function defaultName(kind: ToolKind, language: Language, taken: ReadonlySet<string>): string {
  const name = NAMES[kind][language];
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}
