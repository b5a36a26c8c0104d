import { mkdirSync } from "node:fs";
import { expect, test } from "../e2e/support/people.ts";
import { accountsTour } from "./accounts-tour.ts";
import { FOLDER, look } from "./look.ts";
import { mailsTour } from "./mails-tour.ts";
import { type HasBeenHeard, recordServerTexts } from "./server-texts.ts";

test.beforeAll(() => void mkdirSync(FOLDER, { recursive: true }));

test("accounts, settings, notifications and administration have their pictures, and nothing overlaps, overflows or stays untranslated", async ({
  person,
}) => {
  const ears: HasBeenHeard[] = [];
  const heard: HasBeenHeard = (text, part) => ears.some((hasHeard) => hasHeard(text, part));
  await accountsTour(
    async (name, options) => {
      const each = await person(name, options);
      ears.push(recordServerTexts(each.context));
      return each;
    },
    (screen, page) => look(heard, screen, page),
  );
});

test("mails have their pictures in four languages, and nothing overflows", async ({ person }) => {
  expect(await mailsTour(person)).toEqual([]);
});
