import { languages } from "@codemirror/language-data";
import { DEFAULT_PAD_LANGUAGE } from "@hotseat/collab/pad/messages";
import { expect, it } from "vitest";
import { CODE_LANGUAGES, fileNameOf, LANGUAGES_BY_LABEL, languageOfFile } from "../headless/code-languages";
import { loadMode } from "./language-modes";

it("80 languages can be selected, and the default is plain text (TL-P.31)", () => {
  expect(LANGUAGES_BY_LABEL).toHaveLength(80);
  expect(CODE_LANGUAGES[DEFAULT_PAD_LANGUAGE].label).toBe("Plain text");
  expect(new Set(Object.values(CODE_LANGUAGES).map(({ label }) => label)).size).toBe(80);
});

it("each language's highlighting exists; these languages have none", () => {
  const modes = new Set(languages.map(({ name }) => name));
  const missing = LANGUAGES_BY_LABEL.filter((id) => !modes.has(CODE_LANGUAGES[id].mode ?? ""));
  expect(missing.filter((id) => CODE_LANGUAGES[id].mode !== null)).toEqual([]);
  expect(missing.sort().join(" ")).toBe(
    "abap aes bat bicep csp elixir flow9 graphql hcl lexon m3 msdax pla plaintext powerquery qsharp redis restructuredtext sol st",
  );
});

it("each language with highlighting gets it, and the others get none", async () => {
  const loaded = await Promise.all(LANGUAGES_BY_LABEL.map(async (id) => [id, (await loadMode(id)) !== null] as const));
  expect(loaded.filter(([id, isLoaded]) => isLoaded !== (CODE_LANGUAGES[id].mode !== null))).toEqual([]);
}, 30_000);

it("a file's name follows the language, and a file's ending names its language", () => {
  expect(fileNameOf("Live coding: algorithms", "python")).toBe("Live_coding_algorithms.py");
  expect(fileNameOf(" ", "plaintext")).toBe("pad.txt");
  expect(languageOfFile("merge_shifts.PY")).toBe("python");
  expect(languageOfFile("Makefile.unknown")).toBeNull();
});
