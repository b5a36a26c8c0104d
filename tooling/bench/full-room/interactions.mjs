import { setTimeout as pause } from "node:timers/promises";
import { layYardstick, mean } from "./yardstick.mjs";

/** Slower than any laptop people have had for years. */
const CPU_SLOWDOWN = 4;
/** Between finding something and pressing it, as a brisk person. */
const PACE_MS = 300;
/** The browser reports no interaction that was painted sooner. */
const SHORTEST_MS = 16;

/** Runs in the page: notes every interaction from its first event to its latest paint, and what it was. */
function watch() {
  const seen = new Map();
  Object.defineProperty(window, "interactions", { value: seen });
  const nameOf = (node) => {
    const element = node?.closest?.("button,a,[role],input,textarea") ?? node;
    const words = element?.getAttribute?.("aria-label") || element?.textContent || "";
    return element ? `${element.localName} "${words.trim().slice(0, 40)}"` : "gone";
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!entry.interactionId) continue;
      const known = seen.get(entry.interactionId);
      seen.set(entry.interactionId, {
        ms: Math.max(entry.duration, known?.ms ?? 0),
        what: known?.what ?? `${entry.name} on ${nameOf(entry.target)}`,
        starts: Math.min(entry.startTime, known?.starts ?? Infinity),
        worksFrom: Math.min(entry.processingStart, known?.worksFrom ?? Infinity),
        worksTo: Math.max(entry.processingEnd, known?.worksTo ?? 0),
      });
    }
  }).observe({ type: "event", durationThreshold: 16 });
}

/**
 * Plays a script on a page with a slowed processor.
 * @param {import("@playwright/test").Page} page @param {import("./script.mjs").Step[]} script
 * @returns {Promise<{ interactions: Array<{ ms: number, what: string, waits: number, works: number, paints: number }>, yardstickMs: number }>}
 *   interactions: one entry a step, the slowest first; what passed before its first handler, until after its last one, and until the
 *   picture; yardstickMs: what the same piece of work took between them, in the mean
 */
export async function play(page, script) {
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(watch);
  const yardstick = await layYardstick(page);
  const pieces = [];
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  for (const [index, step] of script.entries()) {
    try {
      const act = await prepare(page, step);
      await pause(PACE_MS);
      await act();
    } catch (error) {
      throw new Error(`interaction ${index + 1} of ${script.length}: ${error.message}`);
    }
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    pieces.push(await yardstick.time());
  }
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
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
  return { interactions: [...slow, ...quick].sort((a, b) => b.ms - a.ms), yardstickMs: mean(pieces) };
}

/** Finds the place beforehand: to look for it costs the page time that no person's eye costs it. */
async function prepare(page, { find, key }) {
  const target = find?.(page);
  if (key) {
    await target?.focus();
    return () => page.keyboard.press(key);
  }
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  return () => page.mouse.click(x + width / 2, y + height / 2);
}
