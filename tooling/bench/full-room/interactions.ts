import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import type { Step } from "./script.ts";
import { slowDown } from "./slow-down.ts";
import { layYardstick, mean } from "./yardstick.ts";

/** Slower than any laptop people have had for years. */
export const CPU_SLOWDOWN = 4;
/** Between finding something and pressing it, as a brisk person. */
const PACE_MS = 300;
/** The browser reports no interaction that was painted sooner. */
const SHORTEST_MS = 16;

/** An interaction as the browser times it, in milliseconds of the page's clock. */
interface Noted {
  readonly ms: number;
  readonly what: string;
  readonly starts: number;
  readonly worksFrom: number;
  readonly worksTo: number;
}

declare global {
  interface Window {
    interactions: Map<number, Noted>;
  }
}

/** Runs in the page: notes every interaction from its first event to its latest paint, and what it was. */
function watch() {
  const seen = new Map<number, Noted>();
  Object.defineProperty(window, "interactions", { value: seen });
  const nameOf = (node: Node | null) => {
    if (!(node instanceof Element)) return "gone";
    const element = node.closest("button,a,[role],input,textarea") ?? node;
    const words = element.getAttribute("aria-label") || element.textContent || "";
    return `${element.localName} "${words.trim().slice(0, 40)}"`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue;
      const known = seen.get(entry.interactionId);
      seen.set(entry.interactionId, {
        ms: Math.max(entry.duration, known?.ms ?? 0),
        what: known?.what ?? `${entry.name} on ${nameOf(entry.target)}`,
        starts: Math.min(entry.startTime, known?.starts ?? Infinity),
        worksFrom: Math.min(entry.processingStart, known?.worksFrom ?? Infinity),
        worksTo: Math.max(entry.processingEnd, known?.worksTo ?? 0),
      });
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * Plays a script on a page with a slowed processor.
 * @returns interactions: one entry a step, the slowest first; what passed before its first handler, until after its last one, and until the
 *   picture; yardstickMs: what the same piece of work took between them, in the mean; by: who slowed the page
 */
export async function play(
  page: Page,
  script: readonly Step[],
): Promise<{
  interactions: Array<{ ms: number; what: string; waits: number; works: number; paints: number }>;
  yardstickMs: number;
  by: string;
}> {
  await page.evaluate(watch);
  const yardstick = await layYardstick(page);
  const pieces: number[] = [];
  const slowed = await slowDown(page, CPU_SLOWDOWN);
  try {
    for (const [index, step] of script.entries()) {
      await once(page, step, `interaction ${index + 1} of ${script.length}`);
      pieces.push(await yardstick.time());
    }
  } finally {
    await slowed.stop();
  }
  const noted = await page.evaluate(() => [...window.interactions.values()]);
  const slow = noted.map(({ ms, what, starts, worksFrom, worksTo }) => ({
    ms,
    what,
    waits: Math.round(worksFrom - starts),
    works: Math.round(worksTo - worksFrom),
    paints: Math.round(starts + ms - worksTo),
  }));
  const quick = Array.from({ length: Math.max(0, script.length - slow.length) }, () => ({
    ms: SHORTEST_MS,
    what: "painted at once",
    waits: 0,
    works: 0,
    paints: SHORTEST_MS,
  }));
  return { interactions: [...slow, ...quick].sort((a, b) => b.ms - a.ms), yardstickMs: mean(pieces), by: slowed.by };
}

async function once(page: Page, step: Step, which: string) {
  try {
    const act = await prepare(page, step);
    await pause(PACE_MS);
    await act();
  } catch (error) {
    throw new Error(`${which}: ${error instanceof Error ? error.message : error}`);
  }
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
}

/**
 * Finds the place beforehand: to look for it costs the page time that no person's eye costs it. The pointer is there before it
 * presses, as a hand's is; the press itself has no length, as a tap's on a touch pad.
 */
async function prepare(page: Page, { find, key }: Step) {
  const target = find?.(page);
  if (key) {
    await target?.focus();
    return () => page.keyboard.press(key);
  }
  await target?.scrollIntoViewIfNeeded();
  const box = await target?.boundingBox();
  if (!box) throw new Error("what is to be pressed has no place");
  const { x, y, width, height } = box;
  await page.mouse.move(x + width / 2, y + height / 2);
  return () => Promise.all([page.mouse.down(), page.mouse.up()]);
}
