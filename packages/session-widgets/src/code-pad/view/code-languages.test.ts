import { languages } from "@codemirror/language-data";
import { expect, it } from "vitest";
import { CODE_LANGUAGES, DEFAULT_LANGUAGE, isCodeLanguage, LANGUAGE_IDS } from "../headless/code-languages";

it("80 languages can be selected, and the default is plain text (TL-P.31)", () => {
  expect(LANGUAGE_IDS).toHaveLength(80);
  expect(DEFAULT_LANGUAGE).toBe("plaintext");
  expect(isCodeLanguage("klingon")).toBe(false);
  expect(isCodeLanguage("toString")).toBe(false);
});

it("a language's highlighting is one that exists; these have none", () => {
  const modes = new Set(languages.map(({ name }) => name));
  const missing = LANGUAGE_IDS.filter((id) => !modes.has(CODE_LANGUAGES[id].mode ?? ""));
  expect(missing.filter((id) => CODE_LANGUAGES[id].mode !== null)).toEqual([]);
  expect(missing.sort().join(" ")).toBe(
    "abap aes bat bicep csp elixir flow9 graphql hcl lexon m3 msdax pla plaintext powerquery qsharp redis restructuredtext sol st",
  );
});
