import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { check } from "../../scripts/lib/checks.mjs";
import { joinRoom, liveSession, schedulePath } from "./live-session.ts";
import { runCheck, signInAll } from "./run-check.ts";

/**
 * The same second for everybody: two browsers whose clocks are eight minutes apart change their timers together, and a tab that was
 * frozen for a minute is right when it wakes. A busy machine makes a page change late and never early. So the pages are compared by
 * their earliest changes, and the tab by the text of its first change, not by how long either took.
 */
const WRONG_BY_MS = 8 * 60_000;
const WATCH_MS = 30_000;
/** Changes that both pages must show; a busy page leaves some out. */
const MIN_TURNS = 10;
const SPREAD_MS = 150;
const AWAY_MS = 60_000;
/** Milliseconds for a change that does come: only a page that hangs takes longer. */
const HANGS_AFTER_MS = 60_000;

/** Sets the clock of every page of a context wrong; `performance` keeps the right time, to measure by. */
const setWrong = (context: BrowserContext) =>
  context.addInitScript((wrongByMs: number) => {
    const Right = Date;
    const now = () => Right.now() + wrongByMs;
    window.Date = new Proxy(Right, {
      construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
      get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
    });
  }, WRONG_BY_MS);

const TIMER = '[role="banner"] [role="timer"], header [role="timer"]';

declare global {
  interface Window {
    turns?: [text: string, at: number][];
    longestPause?: () => number;
  }
}

const BEAT_MS = 100;

/** Measures the longest time, in milliseconds, in which none of the page's timers ran: in a frozen page none does. */
const measurePauses = (page: Page) =>
  page.evaluate((every: number) => {
    let last = performance.now();
    let longest = 0;
    window.longestPause = () => Math.max(longest, performance.now() - last);
    setInterval(() => {
      longest = window.longestPause?.() ?? 0;
      last = performance.now();
    }, every);
  }, BEAT_MS);
const longestPause = (page: Page) => page.evaluate(() => window.longestPause?.() ?? 0);

/** Records every change of the dashboard's clock with the machine's own time. */
const watch = (page: Page) =>
  page.evaluate((selector: string) => {
    const clock = document.querySelector(selector);
    if (!clock) throw new Error(`the page has no ${selector}`);
    const turns: [text: string, at: number][] = [];
    window.turns = turns;
    const note = () => turns.push([clock.textContent ?? "", performance.timeOrigin + performance.now()]);
    new MutationObserver(note).observe(clock, { childList: true, characterData: true, subtree: true });
  }, TIMER);

type Turn = readonly [secondsLeft: number, at: number];

const secondsIn = (text: string): number => {
  const [minutes = 0, seconds = 0] = (/(\d+):(\d\d)/.exec(text)?.slice(1) ?? []).map(Number);
  return minutes * 60 + seconds;
};
const turnsOf = async (page: Page): Promise<Turn[]> =>
  (await page.evaluate(() => window.turns ?? [])).map(([text, at]) => [secondsIn(text), at]);

/** Returns the moment at which a page's timer is at zero, in milliseconds since 1970: by the earliest of its changes. */
const endBy = (turns: readonly Turn[]): number => Math.min(...turns.map(([left, at]) => at + left * 1000));

/** Returns milliseconds between the two pages' changes to the same second, smallest first: what a person sees. */
function spreads(one: readonly Turn[], other: readonly Turn[]): number[] {
  const atOf = new Map(other);
  return one
    .map(([left, at]) => Math.abs(at - (atOf.get(left) ?? Number.NaN)))
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
}

/** Returns the moment at which the timers end. */
async function sameSecond(right: Page, wrong: Page): Promise<number> {
  const off = (await wrong.evaluate(() => Date.now())) - Date.now();
  check(Math.abs(off - WRONG_BY_MS) < 60_000, `one browser's clock is ${Math.round(off / 60_000)} minutes wrong`);
  await Promise.all([watch(right), watch(wrong)]);
  await wait(WATCH_MS);
  const [one, other] = await Promise.all([turnsOf(right), turnsOf(wrong)]);
  const found = spreads(one, other);
  const [median, most] = [found[Math.floor(found.length / 2)], found.at(-1)].map((ms) => Math.round(ms ?? Number.NaN));
  const apart = Math.round(Math.abs(endBy(one) - endBy(other)));
  check(
    found.length >= MIN_TURNS && apart <= SPREAD_MS,
    `the two clocks are ${apart} ms apart (bound ${SPREAD_MS}); ${found.length} seconds turned at most ${most} ms apart on this machine (median ${median})`,
  );
  return endBy(one);
}

async function rightOnReturn(goes: Page, end: number) {
  const devtools = await goes.context().newCDPSession(goes);
  await measurePauses(goes);
  // A visible page ignores the lifecycle state "frozen", and every page without a window is visible; a debugger stops it.
  await devtools.send("Debugger.enable");
  await devtools.send("Debugger.pause");
  await wait(AWAY_MS);
  const back = Date.now();
  await devtools.send("Debugger.resume");
  await goes.waitForFunction((since) => (window.turns ?? []).some(([, at]) => at >= since), back, {
    timeout: HANGS_AFTER_MS,
  });
  const turns = await turnsOf(goes);
  const next = turns.findIndex(([, at]) => at >= back);
  const [[before], [shown, at]] = [turns[next - 1] as Turn, turns[next] as Turn];
  const paused = Math.round(await longestPause(goes));
  check(paused >= AWAY_MS - 2000, `the tab was frozen: none of its timers ran for ${paused} ms`);
  const wrongBy = Math.abs(shown - (end - at) / 1000);
  check(
    wrongBy <= 1 && before - shown >= AWAY_MS / 1000 - 2,
    `the first change of a tab frozen for ${AWAY_MS / 1000} s, ${Math.round(at - back)} ms after its return, was ${wrongBy.toFixed(1)} s off (its clock moved ${before - shown} s)`,
  );
}

await runCheck({ name: "second" }, async ({ stack, browser }) => {
  const { amelie: host, ben: guest } = await signInAll(stack.url, ["amelie", "ben"]);
  const session = await liveSession(60, [host, guest]);
  const right = await joinRoom(browser, stack.url, host, session);
  const wrong = await joinRoom(browser, stack.url, guest, session, setWrong);
  await host.must("POST", `${schedulePath(session)}start/`, {});
  await right.locator(TIMER).first().waitFor();
  await wrong.locator(TIMER).first().waitFor();
  await rightOnReturn(wrong, await sameSecond(right, wrong));
});
