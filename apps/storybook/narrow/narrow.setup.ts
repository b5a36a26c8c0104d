import axe, { type RunOptions } from "axe-core";
import { findFaults } from "../../../tooling/layout/find-faults.ts";
import { findSideways } from "../../../tooling/layout/find-sideways.ts";
import { refuseInvisibleText } from "../decorators/invisible-text";
import { overrideLanguage } from "../decorators/texts";
import { overrideAppearance } from "../decorators/theme";

/**
 * Further checks of every story, after its test: light in 320 pixels, which is a window of 1280 at 400 %, also in the language
 * with the longest words; dark in 1280 × 720 at 200 % (WCAG 1.4.4, 1.4.10), and dark in the story's own window. Storybook's addon checks
 * that window afterwards, light. A theme changes colours alone, no element, size or behaviour. So one theme is enough for the layout, a story is
 * rendered and played once, and what it shows then changes to dark in place; in a window that was checked light, only the rules about
 * colours can find something new there. Most stories show the same elements in 640 pixels as in 320; for those, axe checks colours and
 * scrolling only.
 */
const LOOKS = [
  // An axe error here also occurs in the next window.
  { size: { width: 320, height: 568 }, language: "en", appearance: null, rules: "none" },
  { size: { width: 320, height: 568 }, language: "de", appearance: null, rules: "all" },
  { size: { width: 640, height: 360 }, language: "en", appearance: "dark", rules: "all" },
  { size: null, language: "en", appearance: "dark", rules: "colours" },
] as const;

/** The time limit of a page's new layout, in milliseconds: a fault that is left then does not go away by itself. */
const SETTLES_MS = 10_000;
const BETWEEN_MS = 50;

/** The same as in the addon: a part of a page has no landmarks. */
const ALL: RunOptions = { resultTypes: ["violations"], rules: { region: { enabled: false } } };
const only = (...values: string[]): RunOptions => ({ ...ALL, runOnly: { type: "rule", values } });
const COLOURS = ["color-contrast", "link-in-text-block"];
const RULES = {
  all: ALL,
  "colours and scrolling": only(...COLOURS, "scrollable-region-focusable"),
  colours: only(...COLOURS),
} as const satisfies Record<string, RunOptions>;

/** The time limit of a page's drawing, in milliseconds. */
const DRAWS_MS = 20_000;

const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));
/** Resolves after the tasks that wait already, among them React's: a task of the lowest priority runs last. */
const idle = () => scheduler.postTask(() => {}, { priority: "background" });

/** Resolves when the page is drawn, together with what a component changed after the first drawing, such as its measured size. */
async function drawn(): Promise<void> {
  let limit: number | undefined;
  const late = new Promise<never>((_, failed) => {
    limit = window.setTimeout(() => failed(new Error(`The page drew nothing in ${DRAWS_MS} ms.`)), DRAWS_MS);
  });
  const all = async () => {
    await frame();
    await idle();
    await frame();
    await idle();
  };
  await Promise.race([all(), late]).finally(() => clearTimeout(limit));
}
const later = () => new Promise<void>((done) => setTimeout(done, BETWEEN_MS));

/**
 * Sets the size of the story's frame, or resets it: its content sees a window of that size. Vitest's `page.viewport` sends a request to
 * the browser's process through the runner, which takes a quarter of a second and needs a reply.
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

/** Attributes whose value decides which rules of axe apply to an element. */
const DECISIVE = ["role", "aria-hidden", "tabindex", "inert", "aria-expanded", "disabled"];
const attributesOf = (each: Element): string =>
  each
    .getAttributeNames()
    .map((name) => (DECISIVE.includes(name) ? `${name}=${each.getAttribute(name)}` : name))
    .sort()
    .join(" ");
/** Elements with their attributes, and whether each is visible. Texts and labels are left out: they differ by language. */
const elementsShown = (): string =>
  Array.from(document.body.querySelectorAll("*"), (each) =>
    [each.localName, attributesOf(each), each.checkVisibility({ visibilityProperty: true })].join(" "),
  ).join();

async function axeFaults(options: RunOptions): Promise<string[]> {
  axe.reset();
  const { violations } = await axe.run(document.body, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** A colour on its way to another one is neither of the two. */
function endTransitions(): void {
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
}

/** Registered with the page, not with Vitest: on a page with several files, Vitest calls the hooks of the first file alone. */
globalThis.checkStoryInOtherWindows = async (canvasElement) => {
  const own = { width: window.innerWidth, height: window.innerHeight };
  try {
    const checked = new Set<string>();
    for (const { size, language, appearance, rules } of LOOKS) {
      const { width, height } = size ?? own;
      await overrideLanguage(language);
      overrideAppearance(appearance);
      resize({ width, height });
      const faults = await layoutFaults();
      endTransitions();
      if (rules !== "none") {
        const shown = elementsShown();
        const isKnown = rules === "all" && checked.has(shown);
        faults.push(...(await axeFaults(RULES[isKnown ? "colours and scrolling" : rules])));
        checked.add(shown);
      }
      if (faults.length > 0)
        throw new Error(
          `In a window of ${width} × ${height}, ${appearance ?? "light"}, in ${language}: ${faults.join("; ")}`,
        );
      if (appearance === "dark") refuseInvisibleText({ canvasElement });
    }
  } finally {
    await overrideLanguage("en");
    overrideAppearance(null);
    resize();
  }
};
