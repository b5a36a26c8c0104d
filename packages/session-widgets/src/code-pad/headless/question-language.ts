import type { PadLanguage } from "@hotseat/collab/pad/messages";
import type { TextStorage } from "@hotseat/core/storage";
import type { PadConnection } from "./pad-connection";

/** Languages that a question names without doubt: `Go` or `Swift` may be words of a sentence. */
const NAMES: Readonly<Record<string, PadLanguage>> = {
  JavaScript: "javascript",
  TypeScript: "typescript",
  Python: "python",
  Java: "java",
  Kotlin: "kotlin",
  "C++": "cpp",
  "C#": "csharp",
  PHP: "php",
  Ruby: "ruby",
  PostgreSQL: "pgsql",
  MySQL: "mysql",
  SQL: "sql",
  HTML: "html",
  CSS: "css",
  JSON: "json",
  YAML: "yaml",
  XML: "xml",
  GraphQL: "graphql",
  PowerShell: "powershell",
  Bash: "shell",
};

const escaped = (name: string) => name.replace(/[+]/g, "\\+");
const NAMED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${Object.keys(NAMES).map(escaped).join("|")})(?![\\p{L}\\p{N}+#])`,
  "u",
);

/** The programming language that a question is about: the first that it names; null where it names none (TL-P.42). */
export function languageOfQuestion(text: string): PadLanguage | null {
  return NAMES[NAMED.exec(text)?.[0] ?? ""] ?? null;
}

export interface QuestionMemory {
  /** Keeps the last question whose language was set, also over a reload: the language that somebody chooses afterwards stays. */
  readonly storage: TextStorage;
  readonly key: string;
}

/**
 * Sets the language that a question names, once for each question, as soon as the pad is connected and takes changes (TL-P.42).
 * Returns a function that ends the waiting.
 */
export function setLanguageOfQuestion(
  pad: Pick<PadConnection, "state" | "setLanguage">,
  { id, text }: { readonly id: number; readonly text: string },
  { storage, key }: QuestionMemory,
): () => void {
  const language = languageOfQuestion(text);
  if (language === null || storage.getItem(key) === String(id)) return () => {};
  let stop = () => {};
  const setWhenPossible = () => {
    const { status, standing } = pad.state.getState();
    if (status !== "connected" || !standing.can_edit) return;
    stop();
    storage.setItem(key, String(id));
    pad.setLanguage(language);
  };
  stop = pad.state.subscribe(setWhenPossible);
  setWhenPossible();
  return stop;
}
