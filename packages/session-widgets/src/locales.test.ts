import { expect, test } from "vitest";
import { loadMessages, type Messages } from "./locales";

const MINE = [
  "chat",
  "evaluationPanel",
  "featuredQuestion",
  "feedbackSummary",
  "pillarRating",
  "schedule",
  "sessionData",
  "sessionNotes",
  "turnStrip",
  "workspace",
];
/** Sentences of live-session.md §8 with a straight apostrophe. */
const QUOTED_TO_THE_LETTER = ["prejoin.notStarted.openCanStartNote", "prejoin.notStarted.wait"];

/** All texts by their path. */
function flat(messages: Messages, path = ""): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === "string" ? [[`${path}${key}`, value] as const] : [...flat(value, `${path}${key}.`)],
    ),
  );
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

test.each(["fr", "de", "it"] as const)(
  "%s says everything English says, with the same values in it",
  async (language) => {
    const [english, other] = [flat(await loadMessages.en()), flat(await loadMessages[language]())];
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    const differing = [...english].filter(
      ([key, text]) =>
        [...new Set(placeholders(text))].join() !== [...new Set(placeholders(other.get(key) ?? ""))].join(),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  },
);

test("French has a narrow no-break space before its double punctuation", async () => {
  const wrong = [...flat(await loadMessages.fr())].filter(([, text]) =>
    /(?<!\u202f)(?<![{\w/])[;:!?»](?![/\d])|\w[;!?»]|[^\u202f\s{}\w][;!?»]/.test(text.replace(/\{\{.*?\}\}/g, "")),
  );
  expect(wrong.map(([key]) => key).filter((key) => MINE.includes(key.split(".")[0] ?? ""))).toEqual([]);
});

test("German is Swiss-neutral", async () => {
  expect([...flat(await loadMessages.de())].filter(([, text]) => text.includes("ß"))).toEqual([]);
});

test("apostrophes and quotation marks are typographic", async () => {
  for (const language of ["en", "fr", "de", "it"] as const) {
    const straight = [...flat(await loadMessages[language]())]
      .filter(([, text]) => /['"]/.test(text))
      .map(([key]) => key);
    expect(straight.filter((key) => !QUOTED_TO_THE_LETTER.includes(key))).toEqual([]);
  }
});
