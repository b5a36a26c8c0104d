import type { PadLanguage } from "@hotseat/collab/pad/messages";

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
