import type { PadLanguage } from "@hotseat/collab/pad/messages";
import type { TextStorage } from "@hotseat/core/storage";
import type { PadConnection } from "./pad-connection";

/** Languages that a question names without doubt. */
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
  Golang: "go",
};

/** Names that are also words or letters of a sentence: they count beside words that a language has beside it, as in `in Go` or `a Rust program`. */
const WORDS: Readonly<Record<string, PadLanguage>> = {
  Go: "go",
  Rust: "rust",
  Swift: "swift",
  Scala: "scala",
  C: "c",
  R: "r",
};

const oneOf = (names: Readonly<Record<string, PadLanguage>>) =>
  `(?:${Object.keys(names)
    .map((name) => name.replace(/[+]/g, "\\+"))
    .join("|")})`;
/** Not `R&D`, `C-suite` or `C++`. */
const END = "(?![\\p{L}\\p{N}+#&'’-])";
const WORD = oneOf(WORDS);
const NAMED = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])${oneOf(NAMES)}(?![\\p{L}\\p{N}+#])`,
    // English, German and Italian `in`, French `en`; not `in C major` or `in Rust Belt`.
    `(?<=(?<!\\p{L})(?:[Ii]n|[Ee]n)\\s)${WORD}${END}(?!\\s(?:major|minor|\\p{Lu}))`,
    // A Swift code is a bank's.
    `(?<=(?<!\\p{L})(?:[Aa]|[Tt]he|[Tt]his|[Ss]ome|[Ff]ollowing)\\s)(?!Swift code)${WORD}(?=\\s(?:code|function|program|snippet)(?!\\p{L}))`,
    `(?<![\\p{L}\\p{N}])${WORD}(?=-(?:Programm|Funktion))`,
    `(?<=(?:programme|programma|fonction|funzione)\\s)${WORD}${END}`,
  ].join("|"),
  "u",
);

/** The programming language that a question is about: the first that it names; null where it names none (TL-P.42). */
export function languageOfQuestion(text: string): PadLanguage | null {
  const name = NAMED.exec(text)?.[0] ?? "";
  return NAMES[name] ?? WORDS[name] ?? null;
}

export interface QuestionMemory {
  /** Keeps the last question whose language was set, also over a reload: the language that somebody chooses afterwards stays. */
  readonly storage: TextStorage;
  readonly key: string;
}

export interface QuestionAsked {
  readonly id: number;
  readonly text: string;
  /** Sets it later as well, when the pad is connected and takes changes. Otherwise it is now or not at all. */
  readonly canWait: boolean;
}

/**
 * Sets the language that a question names, once for each question, while the pad is connected, takes changes and has another language
 * (TL-P.42). Returns a function that ends the waiting.
 */
export function setLanguageOfQuestion(
  pad: Pick<PadConnection, "state" | "setLanguage">,
  { id, text, canWait }: QuestionAsked,
  { storage, key }: QuestionMemory,
): () => void {
  const language = languageOfQuestion(text);
  if (language === null || storage.getItem(key) === String(id)) return () => {};
  let stop = () => {};
  const setWhenPossible = () => {
    const { status, standing, language: present } = pad.state.getState();
    if (status !== "connected" || !standing.can_edit) return;
    stop();
    storage.setItem(key, String(id));
    if (present !== language) pad.setLanguage(language);
  };
  if (canWait) stop = pad.state.subscribe(setWhenPossible);
  setWhenPossible();
  return stop;
}
