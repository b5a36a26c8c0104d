import { LANGUAGES, SEAT_ROLES } from "@hotseat/api-client/constants";
import type { Language } from "@hotseat/api-client/types";
import type { Messages } from "@hotseat/core/messages";
import { describe, expect, it } from "vitest";
import { loadAccountMessages, loadMessages, loadSettingsMessages } from "./locales";

function flatten(messages: Messages, prefix = ""): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === "string") texts.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

const CATALOGUES = { widgets: loadMessages, accounts: loadAccountMessages, settings: loadSettingsMessages };
const catalogues = new Map(
  await Promise.all(
    Object.entries(CATALOGUES).flatMap(([name, load]) =>
      LANGUAGES.map(async (language) => [`${name}/${language}`, flatten(await load[language]())] as const),
    ),
  ),
);
const placeholders = (text: string) => [...text.matchAll(/{{(\w+)}}|<(\w+)>/g)].map(([match]) => match).sort();

describe.each(Object.keys(CATALOGUES))("the texts of the %s", (name) => {
  const texts = (language: Language) => catalogues.get(`${name}/${language}`) ?? new Map<string, string>();

  it.each(LANGUAGES)("in %s are complete and use the same placeholders and tags as the English ones", (language) => {
    expect(texts("en").size).toBeGreaterThan(0);
    expect([...texts(language).keys()]).toEqual([...texts("en").keys()]);
    for (const [key, text] of texts(language)) {
      expect(text.trim(), key).not.toBe("");
      expect(placeholders(text), key).toEqual(placeholders(texts("en").get(key) ?? ""));
    }
  });
});

it.each(SEAT_ROLES)("the seat %s has a name, also where somebody is invited", (role) => {
  const texts = catalogues.get("widgets/en");
  for (const key of [`role.${role}`, `detail.invite.role.${role}`]) expect(texts?.get(key), key).toBeDefined();
});
