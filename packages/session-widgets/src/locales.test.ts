import { LANGUAGES } from "@hotseat/api-client/constants";
import type { Messages } from "@hotseat/core/messages";
import { expect, test } from "vitest";
import { loadCodePadMessages } from "./code-pad/view";
import { loadMessages } from "./locales";
import { loadReplayMessages } from "./replay-locales";
import { loadToolMessages } from "./tool-locales";
import { loadWhiteboardMessages } from "./whiteboard-locales";

/** All texts by their path. */
function flat(messages: Messages, path = ""): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === "string" ? [[`${path}${key}`, value] as const] : [...flat(value, `${path}${key}.`)],
    ),
  );
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

const CATALOGUES = {
  widgets: loadMessages,
  tools: loadToolMessages,
  replay: loadReplayMessages,
  "code pad": loadCodePadMessages,
  whiteboard: loadWhiteboardMessages,
};

test.each(
  Object.entries(CATALOGUES).flatMap(([name, load]) =>
    LANGUAGES.filter((language) => language !== "en").map((language) => [name, language, load] as const),
  ),
)("%s in %s say everything English says, with the same values in it", async (_name, language, load) => {
  const [english, other] = [flat(await load.en()), flat(await load[language]())];
  expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
  const differing = [...english].filter(
    ([key, text]) =>
      [...new Set(placeholders(text))].join() !== [...new Set(placeholders(other.get(key) ?? ""))].join(),
  );
  expect(differing.map(([key]) => key)).toEqual([]);
});
