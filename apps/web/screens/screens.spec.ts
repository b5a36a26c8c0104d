import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "../e2e/support/people.ts";
import { tour } from "../e2e/support/tour.ts";
import { liveTour } from "./live-tour.ts";
import { FOLDER, look, withCameras } from "./look.ts";
import { momentsTour } from "./moments-tour.ts";

const films = mkdtempSync(path.join(tmpdir(), "hotseat-films-"));
test.afterAll(() => rmSync(films, { recursive: true, force: true }));

test("every screen of the path has its pictures, and nothing overlaps, overflows or stays untranslated", async ({
  person,
}) => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const { sitDown, heard } = await withCameras(person, films);
  await tour(sitDown, (screen, page) => look(heard, screen, page));
});

test("so has every state of the live session beyond it", async ({ person }) => {
  const { sitDown, heard } = await withCameras(person, films);
  // Without a network no other page can be opened to choose another language.
  await liveTour(sitDown, (screen, page, onPhone) =>
    look(heard, screen, page, { onPhone, inWords: screen !== "live-offline" }),
  );
});

test("so has every moment of a turn: absent candidate, cards of the centre, a new host", async ({ person }) => {
  const { sitDown, heard } = await withCameras(person, films);
  await momentsTour(sitDown, (screen, page, onPhone) => look(heard, screen, page, { onPhone }));
});
