import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { check } from "../../scripts/lib/checks.mjs";
import { joinRoom, liveSession, schedulePath } from "./live-session.ts";
import { runCheck, signInAll } from "./run-check.ts";

/**
 * The same second for everybody: two browsers whose clocks are eight minutes apart change their timers together, and a tab that was
 * frozen for a minute is right when it wakes.
 */
const WRONG_BY_MS = 8 * 60_000;
const WATCH_MS = 30_000;
const SPREAD_MS = 150;
const AWAY_MS = 60_000;
/** For a tab that wakes: its own second and one round trip. */
const RIGHT_WITHIN_MS = 2000;

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
const turnsOf = (page: Page) => page.evaluate(() => Object.fromEntries(window.turns ?? []));

async function secondsShown(page: Page) {
  const text = (await page.locator(TIMER).first().textContent()) ?? "";
  const [minutes = 0, seconds = 0] = (/(\d+):(\d\d)/.exec(text)?.slice(1) ?? []).map(Number);
  return minutes * 60 + seconds;
}

/** Returns milliseconds between the two pages' changes to the same text, smallest first. */
function spreads(one: Record<string, number>, other: Record<string, number>) {
  return Object.keys(one)
    .filter((text) => text in other)
    .map((text) => Math.abs(one[text] - other[text]))
    .sort((a, b) => a - b);
}

async function sameSecond(right: Page, wrong: Page) {
  const off = (await wrong.evaluate(() => Date.now())) - Date.now();
  check(Math.abs(off - WRONG_BY_MS) < 60_000, `one browser's clock is ${Math.round(off / 60_000)} minutes wrong`);
  await Promise.all([watch(right), watch(wrong)]);
  await wait(WATCH_MS);
  const found = spreads(await turnsOf(right), await turnsOf(wrong));
  const [median, most] = [found[Math.floor(found.length / 2)], found.at(-1)].map((ms) => Math.round(ms ?? Number.NaN));
  check(
    found.length >= WATCH_MS / 1000 - 3 && most <= SPREAD_MS,
    `${found.length} seconds turned at most ${most} ms apart (median ${median}, bound ${SPREAD_MS})`,
  );
}

async function rightOnReturn(stays: Page, goes: Page) {
  const devtools = await goes.context().newCDPSession(goes);
  await measurePauses(goes);
  const before = await secondsShown(goes);
  // A visible page ignores the lifecycle state "frozen", and every page without a window is visible; a debugger stops it.
  await devtools.send("Debugger.enable");
  await devtools.send("Debugger.pause");
  await wait(AWAY_MS);
  await devtools.send("Debugger.resume");
  const back = performance.now();
  let apart = Number.POSITIVE_INFINITY;
  while (performance.now() - back < RIGHT_WITHIN_MS && apart > 1) {
    const [one, other] = await Promise.all([secondsShown(stays), secondsShown(goes)]);
    apart = Math.abs(one - other);
  }
  const took = Math.round(performance.now() - back);
  const passedBy = before - (await secondsShown(goes));
  const paused = Math.round(await longestPause(goes));
  check(paused >= AWAY_MS - RIGHT_WITHIN_MS, `the tab was frozen: none of its timers ran for ${paused} ms`);
  check(
    apart <= 1 && passedBy >= AWAY_MS / 1000 - 2,
    `a tab frozen for ${AWAY_MS / 1000} s was right ${took} ms after its return (its clock moved ${passedBy} s)`,
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
  await sameSecond(right, wrong);
  await rightOnReturn(right, wrong);
});
