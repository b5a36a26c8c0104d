import { PAD_LANGUAGES, type PadLanguage } from "@hotseat/collab/pad/messages";
import { fileStemOf } from "../../shared/headless/file-name";

/** One selectable language of the pad. */
export interface CodeLanguage {
  /** Name as people read it; the same in every language of the interface. */
  readonly label: string;
  /** Ending of a downloaded file, without the dot. */
  readonly extension: string;
  /** Name of the highlighting in @codemirror/language-data; null where there is none. */
  readonly mode: string | null;
}

const language = (label: string, extension: string, mode: string | null): CodeLanguage => ({ label, extension, mode });

/** The 80 selectable languages by their name on the wire (TL-P.31); a dialect takes the highlighting of its family. */
export const CODE_LANGUAGES: Readonly<Record<PadLanguage, CodeLanguage>> = {
  abap: language("ABAP", "abap", null),
  aes: language("Sophia", "aes", null),
  apex: language("Apex", "cls", "Java"),
  azcli: language("Azure CLI", "azcli", "Shell"),
  bat: language("Batch", "bat", null),
  bicep: language("Bicep", "bicep", null),
  c: language("C", "c", "C"),
  cameligo: language("CameLIGO", "mligo", "OCaml"),
  clojure: language("Clojure", "clj", "Clojure"),
  coffeescript: language("CoffeeScript", "coffee", "CoffeeScript"),
  cpp: language("C++", "cpp", "C++"),
  csharp: language("C#", "cs", "C#"),
  csp: language("Content Security Policy", "csp", null),
  css: language("CSS", "css", "CSS"),
  dart: language("Dart", "dart", "Dart"),
  dockerfile: language("Dockerfile", "dockerfile", "Dockerfile"),
  ecl: language("ECL", "ecl", "ECL"),
  elixir: language("Elixir", "ex", null),
  flow9: language("Flow9", "flow", null),
  fsharp: language("F#", "fs", "F#"),
  go: language("Go", "go", "Go"),
  graphql: language("GraphQL", "graphql", null),
  handlebars: language("Handlebars", "hbs", "HTML"),
  hcl: language("HCL", "tf", null),
  html: language("HTML", "html", "HTML"),
  ini: language("INI", "ini", "Properties files"),
  java: language("Java", "java", "Java"),
  javascript: language("JavaScript", "js", "JavaScript"),
  json: language("JSON", "json", "JSON"),
  julia: language("Julia", "jl", "Julia"),
  kotlin: language("Kotlin", "kt", "Kotlin"),
  less: language("Less", "less", "LESS"),
  lexon: language("Lexon", "lex", null),
  liquid: language("Liquid", "liquid", "Liquid"),
  lua: language("Lua", "lua", "Lua"),
  m3: language("Modula-3", "m3", null),
  markdown: language("Markdown", "md", "Markdown"),
  mips: language("MIPS", "s", "Gas"),
  msdax: language("DAX", "dax", null),
  mysql: language("MySQL", "sql", "MySQL"),
  "objective-c": language("Objective-C", "m", "Objective-C"),
  pascal: language("Pascal", "pas", "Pascal"),
  pascaligo: language("PascaLIGO", "ligo", "Pascal"),
  perl: language("Perl", "pl", "Perl"),
  pgsql: language("PostgreSQL", "sql", "PostgreSQL"),
  php: language("PHP", "php", "PHP"),
  pla: language("PLA", "pla", null),
  plaintext: language("Plain text", "txt", null),
  postiats: language("ATS", "dats", "SML"),
  powerquery: language("Power Query", "pq", null),
  powershell: language("PowerShell", "ps1", "PowerShell"),
  proto: language("Protocol Buffers", "proto", "ProtoBuf"),
  pug: language("Pug", "pug", "Pug"),
  python: language("Python", "py", "Python"),
  qsharp: language("Q#", "qs", null),
  r: language("R", "r", "R"),
  razor: language("Razor", "cshtml", "HTML"),
  redis: language("Redis", "redis", null),
  redshift: language("Redshift", "sql", "PostgreSQL"),
  restructuredtext: language("reStructuredText", "rst", null),
  ruby: language("Ruby", "rb", "Ruby"),
  rust: language("Rust", "rs", "Rust"),
  sb: language("Small Basic", "sb", "VBScript"),
  scala: language("Scala", "scala", "Scala"),
  scheme: language("Scheme", "scm", "Scheme"),
  scss: language("SCSS", "scss", "SCSS"),
  shell: language("Shell", "sh", "Shell"),
  sol: language("Solidity", "sol", null),
  sparql: language("SPARQL", "rq", "SPARQL"),
  sql: language("SQL", "sql", "SQL"),
  st: language("Structured Text", "st", null),
  swift: language("Swift", "swift", "Swift"),
  systemverilog: language("SystemVerilog", "sv", "SystemVerilog"),
  tcl: language("Tcl", "tcl", "Tcl"),
  twig: language("Twig", "twig", "Jinja"),
  typescript: language("TypeScript", "ts", "TypeScript"),
  vb: language("Visual Basic", "vb", "VB.NET"),
  verilog: language("Verilog", "v", "Verilog"),
  xml: language("XML", "xml", "XML"),
  yaml: language("YAML", "yaml", "YAML"),
};

/** Every language in the order of its label, for a list. */
export const LANGUAGES_BY_LABEL = PAD_LANGUAGES.toSorted((one, other) =>
  CODE_LANGUAGES[one].label.localeCompare(CODE_LANGUAGES[other].label, "en"),
);

/** A file name for the pad's text, such as `pad.py`. */
export function fileNameOf(name: string, language: PadLanguage): string {
  return `${fileStemOf(name, "pad")}.${CODE_LANGUAGES[language].extension}`;
}

/** The language of a file by its name's ending; null for an unknown one. */
export function languageOfFile(fileName: string): PadLanguage | null {
  const ending = fileName.toLowerCase().split(".").at(-1) ?? "";
  return PAD_LANGUAGES.find((id) => CODE_LANGUAGES[id].extension === ending) ?? null;
}
