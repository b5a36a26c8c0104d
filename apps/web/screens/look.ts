import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expect, type OpenPerson } from "../e2e/support/people.ts";
import { nextFrame, waitUntilDrawn } from "../e2e/support/settle.ts";
import { isOf, LANGUAGES, type Language, spokenTexts, untranslated } from "../e2e/support/texts.ts";
import { layoutFaults } from "./layout-faults.ts";
import { drawPortraits, nameDevices } from "./portraits.ts";
import { type HasBeenHeard, recordServerTexts } from "./server-texts.ts";

/** The pictures; git ignores them. */
export const FOLDER = fileURLToPath(new URL("./out/", import.meta.url));
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
/** Pixels of width below which one panel is shown at a time. */
const PHONE_BELOW = 768;
export const SCHEMES = ["light", "dark"] as const;
/** Pages that are read from top to bottom; the others fill the window. */
const WHOLE_PAGES = new Set([
  ...["landing", "module", "feedback-summary", "feedback-locked", "evaluations", "my-page"],
  ...["register", "privacy-policy", "how-it-works", "settings"],
]);
/**
 * Texts that are the same in every language: names of ours, of languages, of the demo's people, of the drawn people
 * and their devices, names of columns, units, and loanwords.
 */
const SAME_EVERYWHERE =
  /^(©? ?Hotseat|Amélie Rochat|Ben Okafor|Chiara Bianchi|Dieter Wenger|Paula Ferrand|Odile Marchand|Ivan Keller|English|Français|Deutsch|Italiano|Amara Diallo|Lucie|Jonas|Mateo|Léa Favre|Léa|Académie Valdoré|Campus Rivelac|Test|E-mail|Institution|Organisation|email|full_name|short_name|role|language|class\.csv|Zurich, Europe \(UTC[+]\d\)|mateo@gmial\.com|Integrated camera|Headset( microphone)?|\d+ min|Password|\S+@hotseat\.example)$/;

/** Pixels of width from which a face is recognisable in a picture. */
const SHARP = 640;

type Size = Readonly<{ width: number; height: number }>;

/** Chooses the language in another tab; the page under test follows while it runs. The provider's form has links. */
async function speak(page: Page, language: Language): Promise<void> {
  if ((await page.locator("html[data-appearance]").count()) === 0) {
    await page.locator(`nav a[hreflang=${language}]`).click();
  } else {
    const other = await page.context().newPage();
    await other.goto("/favicon.svg");
    await other.evaluate((chosen) => localStorage.setItem("hotseat.language", chosen), language);
    await other.close();
  }
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** Waits until the video is sharp; on a machine too busy for that, takes the picture anyway. */
async function waitForSharpness(page: Page): Promise<void> {
  const acrossLargest = () =>
    page.locator("video").evaluateAll((all) => {
      const [largest] = (all as HTMLVideoElement[]).sort((a, b) => b.clientWidth - a.clientWidth);
      return largest?.videoWidth ?? Number.POSITIVE_INFINITY;
    });
  const becomesSharp = expect.poll(acrossLargest).toBeGreaterThanOrEqual(SHARP);
  await becomesSharp.catch(() => console.log("  the video stayed coarse: the machine is busy"));
}

/** A window as high as the whole page, so that the content fixed at its foot is in the picture there. */
async function wholePage(page: Page, { width, height }: Size): Promise<Size> {
  await nextFrame(page);
  return { width, height: Math.max(height, await page.evaluate(() => document.documentElement.scrollHeight)) };
}

/** Sets the window's size; `onPhone` opens the panel that is looked at where a window shows one at a time. */
async function resize(page: Page, size: Size, onPhone: () => Promise<void>): Promise<void> {
  await page.setViewportSize(size);
  if (size.width < PHONE_BELOW) await onPhone();
  await nextFrame(page);
}

/** Takes the pictures of a state in English; returns its texts and its faults of layout. */
async function photograph(screen: string, page: Page, onPhone: () => Promise<void>) {
  const faults: string[] = [];
  const texts = new Set<string>();
  await waitForSharpness(page);
  for (const size of SIZES) {
    await resize(page, size, onPhone);
    for (const text of await spokenTexts(page)) texts.add(text);
    if (WHOLE_PAGES.has(screen)) await page.setViewportSize(await wholePage(page, size));
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await waitUntilDrawn(page, colorScheme);
      const file = path.join(FOLDER, `${screen}-${size.width}-${colorScheme}.png`);
      await page.screenshot({ path: file, animations: "disabled" });
    }
    await page.setViewportSize(size);
    await nextFrame(page);
    faults.push(...(await layoutFaults(page)).map((fault) => `${screen} at ${size.width}: ${fault}`));
  }
  return { faults, texts };
}

interface Reading {
  /** The texts of the state in English. */
  readonly english: ReadonlySet<string>;
  readonly heard: HasBeenHeard;
  readonly onPhone: () => Promise<void>;
}

/** Reads the page in a language, in each size: texts that stayed English, and layout broken by longer texts. */
async function readIn(language: Language, page: Page, { english, heard, onPhone }: Reading): Promise<string[]> {
  await speak(page, language);
  const stayed = async () => {
    const texts = await spokenTexts(page);
    const same = texts.filter(
      (text) => english.has(text) && /\p{L}{3}/u.test(text) && !isOf(language, text) && !heard(text),
    );
    // A sentence of the server may end as a text of the catalogue does.
    const left = (await untranslated(page, language)).filter((text) => !heard(text, "whole"));
    return [...new Set([...left, ...(language === "en" ? [] : same)])].filter((text) => !SAME_EVERYWHERE.test(text));
  };
  const faults: string[] = [];
  for (const size of SIZES) {
    await resize(page, size, onPhone);
    const texts = expect.poll(stayed, { timeout: 5000 }).toEqual([]);
    const found = [...(await texts.then(() => [], stayed)), ...(await layoutFaults(page))];
    faults.push(...found.map((fault) => `at ${size.width}: ${fault}`));
  }
  return faults;
}

/** Gives everybody a camera that shows a drawn person. */
export async function withCameras(
  open: OpenPerson,
  folder: string,
): Promise<{ sitDown: OpenPerson; heard: HasBeenHeard }> {
  const painter = await open("dieter");
  const films = await drawPortraits(painter.page, folder);
  await painter.context.close();
  const ears: HasBeenHeard[] = [];
  const sitDown: OpenPerson = async (name, options) => {
    const film = films[name === "amelie" ? 1 : 0];
    const person = await open(name, { ...options, args: [`--use-file-for-fake-video-capture=${film}`] });
    await nameDevices(person.context);
    ears.push(recordServerTexts(person.context));
    return person;
  };
  return { sitDown, heard: (text, part) => ears.some((hasHeard) => hasHeard(text, part)) };
}

/**
 * Takes a picture of a state and reads it in every language; `inWords` false where the page's language cannot be
 * changed.
 */
export async function look(
  heard: HasBeenHeard,
  screen: string,
  page: Page,
  { onPhone = async () => {}, inWords = true }: { onPhone?: (() => Promise<void>) | undefined; inWords?: boolean } = {},
) {
  const { faults, texts: english } = await photograph(screen, page, onPhone);
  for (const language of inWords ? [...LANGUAGES].reverse() : []) {
    const found = await readIn(language, page, { english, heard, onPhone });
    faults.push(...found.map((fault) => `${screen} in ${language} ${fault}`));
  }
  expect.soft(faults, screen).toEqual([]);
  await page.setViewportSize(SIZES[0]);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}
