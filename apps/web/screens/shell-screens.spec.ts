import { mkdirSync } from "node:fs";
import { expect, type OpenPerson, test } from "../e2e/support/people.ts";
import { accountsTour } from "./accounts-tour.ts";
import { importTour } from "./import-tour.ts";
import { FOLDER, look } from "./look.ts";
import { mailsTour } from "./mails-tour.ts";
import { type HasBeenHeard, recordServerTexts } from "./server-texts.ts";

test.beforeAll(() => void mkdirSync(FOLDER, { recursive: true }));

/** Opens people and records the server's texts that their pages receive. */
function recordPeople(person: OpenPerson): { open: OpenPerson; heard: HasBeenHeard } {
  const records: HasBeenHeard[] = [];
  const open: OpenPerson = async (name, options) => {
    const opened = await person(name, options);
    records.push(recordServerTexts(opened.context));
    return opened;
  };
  return { open, heard: (text, part) => records.some((hasHeard) => hasHeard(text, part)) };
}

test("accounts, settings, notifications and administration have their pictures, and nothing overlaps, overflows or stays untranslated", async ({
  person,
}) => {
  const { open, heard } = recordPeople(person);
  await accountsTour(open, (screen, page) => look(heard, screen, page));
});

test("mails have their pictures in four languages, and nothing overflows", async ({ person }) => {
  expect(await mailsTour(person)).toEqual([]);
});

test("the import of people has pictures of each step, and nothing overlaps, overflows or stays untranslated", async ({
  person,
}) => {
  const { open, heard } = recordPeople(person);
  await importTour(open, (screen, page, onPhone) => look(heard, screen, page, { onPhone }));
});
