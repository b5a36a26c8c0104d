import type { Page } from "@playwright/test";
import { openBrowser } from "../../checks/browser.ts";
import { quantile } from "../table.ts";

/** Some twenty milliseconds: as long as an interaction, so that it is held up as often. */
const TURNS = 20_000_000;
const WARM_UP = 5;
const SAMPLES = 160;
/** The share of the samples that nothing else of the computer came between. */
const UNDISTURBED = 0.25;

export const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

declare global {
  interface Window {
    work: typeof work;
    lastState: number;
  }
}

/** Runs in the page: the same arithmetic each time, in milliseconds. */
function work(turns: number) {
  const since = performance.now();
  let state = 1;
  for (let turn = 0; turn < turns; turn++) state = (Math.imul(state, 1103515245) + 12345) >>> 0;
  window.lastState = state;
  return performance.now() - since;
}

/**
 * How much slower a page's main thread is than it would be alone. What the browser calls four times is what its throttling aims at;
 * whoever else wants the processor comes on top, and is no part of what is promised.
 */
export async function layYardstick(page: Page) {
  await page.evaluate(`window.work = ${work}`);
  await page.evaluate(
    ([warmUp, turns]) => {
      for (let run = 0; run < warmUp; run++) window.work(turns);
    },
    [WARM_UP, TURNS],
  );
  return { time: () => page.evaluate((turns) => window.work(turns), TURNS) };
}

/** The time of the same work on this computer with nothing beside it and nothing slowed. */
export async function timeAlone() {
  const browser = await openBrowser();
  try {
    const yardstick = await layYardstick(await browser.newPage());
    const times = [];
    for (let sample = 0; sample < SAMPLES; sample++) times.push(await yardstick.time());
    return quantile(times, UNDISTURBED);
  } finally {
    await browser.close();
  }
}
