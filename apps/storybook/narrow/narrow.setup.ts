import axe, { type RunOptions } from "axe-core";
import { findFaults } from "../../../tooling/layout/find-faults.ts";
import { findSideways } from "../../../tooling/layout/find-sideways.ts";
import { speakInstead } from "../decorators/texts";

/**
 * Further checks of every story, after its test: light in 320 pixels, which is a window of 1280 at 400 %, also in the language
 * with the longest words; dark in 1280 × 720 at 200 % (WCAG 1.4.4, 1.4.10). A theme changes colours and no sizes, so one theme is enough
 * for the layout. Storybook's addon checks the story's own width first, in both themes.
 */
const LOOKS = {
  light: [
    // An axe error here also occurs in the next window.
    { width: 320, height: 568, language: "en", axe: false },
    { width: 320, height: 568, language: "de", axe: true },
  ],
  dark: [{ width: 640, height: 360, language: "en", axe: true }],
} as const;

const looksNow = () => LOOKS[matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"];

/** The time limit of a page's new layout, in milliseconds. */
const SETTLES_MS = 1_000;
const BETWEEN_MS = 50;

/** The same as in the addon: a part of a page has no landmarks. */
const OPTIONS: RunOptions = { resultTypes: ["violations"], rules: { region: { enabled: false } } };

/** The time limit of a page's drawing, in milliseconds. */
const DRAWS_MS = 20_000;

const drawn = () =>
  new Promise<void>((done, failed) => {
    const limit = setTimeout(() => failed(new Error(`The page drew nothing in ${DRAWS_MS} ms.`)), DRAWS_MS);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(limit);
        done();
      }),
    );
  });
const later = () => new Promise<void>((done) => setTimeout(done, BETWEEN_MS));

/**
 * Sets the size of the story's frame, or resets it: its content sees a window of that size. Vitest's `page.viewport` sends a request to
 * the browser's process through the runner, which takes a quarter of a second and must be answered.
 */
function resize(size?: { width: number; height: number }): void {
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) throw new Error("The story is in no frame.");
  for (const side of ["width", "height"] as const) frame.style[side] = size ? `${size[side]}px` : "";
  if (size && (window.innerWidth !== size.width || window.innerHeight !== size.height))
    throw new Error(`The window is ${window.innerWidth} × ${window.innerHeight}.`);
}

/** Returns layout faults, checked again until the layout has settled. */
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

/** Registered with the page, not with Vitest: on a page with several files, Vitest calls the hooks of the first file alone. */
globalThis.lookAtStoryInOtherWindows = async () => {
  try {
    for (const { width, height, language, axe: isJudged } of looksNow()) {
      await speakInstead(language);
      resize({ width, height });
      const faults = [...(await layoutFaults()), ...(isJudged ? await axeFaults() : [])];
      if (faults.length > 0)
        throw new Error(`In a window of ${width} × ${height}, in ${language}: ${faults.join("; ")}`);
    }
  } finally {
    await speakInstead("en");
    resize();
  }
};
