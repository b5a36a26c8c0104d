import axe, { type RunOptions } from "axe-core";
import { page } from "vitest/browser";
import { findFaults } from "../../../tooling/layout/find-faults.ts";
import { findSideways } from "../../../tooling/layout/find-sideways.ts";
import { speakInstead } from "../decorators/texts";

/**
 * Further looks at every story, as its test has left it, light and dark: in 320 pixels, which is a window of 1280 at 400 %, also
 * in the language with the longest words, and in 1280 × 720 at 200 % (WCAG 1.4.4, 1.4.10). The first look, by Storybook's addon,
 * is at the story's own width.
 */
const LOOKS = [
  // What axe would say of it, it says in the next window.
  { width: 320, height: 568, language: "en", axe: false },
  { width: 320, height: 568, language: "de", axe: true },
  { width: 640, height: 360, language: "en", axe: true },
] as const;

/** Milliseconds within which a page has to have found its new layout. */
const SETTLES_MS = 1_000;
const BETWEEN_MS = 50;

/** As the addon: a part of a page has no landmarks. */
const OPTIONS: RunOptions = { resultTypes: ["violations"], rules: { region: { enabled: false } } };

const drawn = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
const later = () => new Promise<void>((done) => setTimeout(done, BETWEEN_MS));

/** What does not fit, looked at again until the layout has settled. */
async function layoutFaults(): Promise<string[]> {
  const since = performance.now();
  for (;;) {
    await drawn();
    const faults = [...findSideways(), ...findFaults()];
    if (faults.length === 0 || performance.now() - since > SETTLES_MS) return faults;
    await later();
  }
}

async function axeFaults(): Promise<string[]> {
  axe.reset();
  const { violations } = await axe.run(document.body, OPTIONS);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Registered with the page, not with Vitest: of a page that several files share, Vitest's hooks hear the first file alone. */
globalThis.lookAtStoryInOtherWindows = async () => {
  const own = [window.innerWidth, window.innerHeight] as const;
  try {
    for (const { width, height, language, axe: isJudged } of LOOKS) {
      await speakInstead(language);
      await page.viewport(width, height);
      const faults = [...(await layoutFaults()), ...(isJudged ? await axeFaults() : [])];
      if (faults.length > 0)
        throw new Error([`In a window of ${width} × ${height}, in ${language}:`, ...faults].join("\n"));
    }
  } finally {
    await speakInstead("en");
    await page.viewport(...own);
  }
};
