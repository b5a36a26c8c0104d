import type { PadLanguage } from "@hotseat/collab/pad/messages";
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

/**
 * Tells the server the language that a question names, each time this person may write again: it takes it once for each question, so
 * that a language that somebody chooses afterwards stays (TL-P.42). Returns a function that ends it.
 */
export function setLanguageOfQuestion(
  pad: Pick<PadConnection, "state" | "setLanguage">,
  question: number,
  text: string,
): () => void {
  const language = languageOfQuestion(text);
  if (language === null) return () => {};
  let mayWrite = false;
  const tell = () => {
    const before = mayWrite;
    const { status, standing } = pad.state.getState();
    mayWrite = status === "connected" && standing.can_edit;
    if (mayWrite && !before) pad.setLanguage(language, question);
  };
  tell();
  return pad.state.subscribe(tell);
}
