import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { SPECS } from "../coverage/specs.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
export const LANGUAGES = ["en", "fr", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

type Text = [key: string, text: string];
interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

const readJson = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), "utf8"));

function flat(texts: Catalogue, prefix: string): Text[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${prefix}${key}`, value] satisfies Text] : flat(value, `${prefix}${key}.`),
  );
}

/** Texts of the API's own source by language: `en: "…"` inside a table or an object. */
function ofSource(file: string, language: Language): Text[] {
  const text = readFileSync(path.join(ROOT, file), "utf8");
  const inOneLine = [...text.matchAll(new RegExp(`\\b${language}: "([^"]*)"`, "g"))];
  const start = text.search(new RegExp(`^  ${language}: \\{`, "m"));
  const block = start < 0 ? "" : text.slice(start, text.indexOf("\n  },", start));
  const inBlock = [...block.matchAll(/[:=>[,]\s*["`]([^"`]*)["`]/g)];
  // A choice inside a template is code: the texts of the choice are found separately.
  const texts = [...inOneLine, ...inBlock].filter(([, value]) => !/\$\{[^}]*$/.test(value));
  return texts.map(([, value], index) => [
    `${path.basename(file)} ${index}`,
    value
      .replace(/\\u202f/g, "\u202f")
      .replace(/\$\{/g, "{{")
      .replace(/\}+/g, (braces) => (braces.length > 1 ? braces : "}}")),
  ]);
}

const SOURCES = [
  "apps/server/src/platform/identity/builtin/sign-in-texts.ts",
  "apps/server/src/modules/sessions/session-view.ts",
  "apps/server/src/modules/sessions/sector-labels.ts",
  "apps/server/src/modules/attendees/former-member.ts",
  "apps/server/src/modules/attendees/profile-facts.ts",
  "apps/server/src/modules/evaluations/write-summary.ts",
  "apps/server/src/platform/generation/composer.ts",
  "apps/partner/src/behaviour/words.ts",
  "apps/web/src/boot/start-up-texts.ts",
];

/** Returns every text of the widgets, the API and the practice partner in a language, by a name with its place. */
export function textsOf(language: Language): Text[] {
  const catalogues = readdirSync(path.join(ROOT, "packages"))
    .map((name) => `packages/${name}/locales`)
    .filter((folder) => existsSync(path.join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
        .filter((file) => path.basename(file) === `${language}.json`)
        .map((file) => `${folder}/${file}`),
    );
  return [
    ...catalogues.flatMap((file) => flat(readJson(file), `${file.split("/")[1]}/`)),
    ...SOURCES.flatMap((file) => ofSource(file, language)),
  ];
}

/** Texts that the requirements quote. */
export function quotedTexts(): string[] {
  const rows = SPECS.flatMap(({ name }) => readJson(`tooling/coverage/${name}.json`) as { text: string }[]);
  return rows.flatMap(({ text }) => [...text.matchAll(/'((?:[^']|(?<=\w)'(?=\w))+)'/g)].map(([, quote]) => quote));
}
