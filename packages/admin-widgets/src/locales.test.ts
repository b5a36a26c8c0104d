import { LANGUAGES, SEAT_ROLES } from "@hotseat/api-client/constants";
import type { Messages } from "@hotseat/core/messages";
import { describe, expect, it } from "vitest";
import { requestedPlaceOf } from "./admin-requests/headless/request-rules";
import { loadBatchMessages } from "./batch-csv-editor/view";
import { loadMessages } from "./locales";

function flatten(messages: Messages, prefix = ""): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === "string") texts.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

const CATALOGUES = { widgets: loadMessages, "batch editor": loadBatchMessages };
const placeholders = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map((match) => match[1]).sort();

describe.each(
  Object.entries(CATALOGUES).flatMap(([name, load]) => LANGUAGES.map((language) => [name, language, load] as const)),
)("the texts of the %s in %s", (_name, language, load) => {
  it("are complete and use the same placeholders as the English ones", async () => {
    const [texts, english] = [flatten(await load[language]()), flatten(await load.en())];
    expect([...texts.keys()]).toEqual([...english.keys()]);
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe("");
      expect([...new Set(placeholders(text))], key).toEqual([...new Set(placeholders(english.get(key) ?? ""))]);
    }
  });
});

it.each(SEAT_ROLES)("the seat %s has a name in the list of requests", async (role) => {
  const texts = flatten(await loadMessages.en());
  expect(texts.get(`requests.place.${requestedPlaceOf({ role, hot_seat: true })}`)).toBeDefined();
});
