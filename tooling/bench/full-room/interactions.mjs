import { setTimeout as pause } from "node:timers/promises";

/** Slower than any laptop people have had for years. */
const CPU_SLOWDOWN = 4;
/** Between two interactions, as a brisk person. */
const PACE_MS = 150;
/** The browser reports no interaction that was painted sooner. */
const SHORTEST_MS = 16;

/** Runs in the page: notes every interaction with the time to its next paint and what it was. */
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
      if (known && known.ms >= entry.duration) continue;
      seen.set(entry.interactionId, {
        ms: entry.duration,
        what: `${entry.name} on ${nameOf(entry.target)}`,
        waits: Math.round(entry.processingStart - entry.startTime),
        works: Math.round(entry.processingEnd - entry.processingStart),
      });
    }
  }).observe({ type: "event", durationThreshold: 16 });
}

/**
 * Plays a script on a page with a slowed processor.
 * @param {any} page @param {import("./script.mjs").Step[]} script
 * @returns {Promise<Array<{ ms: number, what: string, waits: number, works: number }>>} one entry a step, the slowest first
 */
export async function play(page, script) {
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(watch);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  for (const [index, step] of script.entries()) {
    await step(page).catch((error) => {
      throw new Error(`interaction ${index + 1} of ${script.length}: ${error.message}`);
    });
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    await pause(PACE_MS);
  }
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const slow = await page.evaluate(() => [...window.interactions.values()]);
  const quick = Array.from({ length: Math.max(0, script.length - slow.length) }, () => ({
    ms: SHORTEST_MS,
    what: "painted at once",
    waits: 0,
    works: 0,
  }));
  return [...slow, ...quick].sort((a, b) => b.ms - a.ms);
}
