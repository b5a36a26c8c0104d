import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** More stops than any page here has: past them the way to something is not a way. */
const STOPS_MAX = 80;
/** How far a control's edge may lie outside by rounding, in pixels. */
const ROUNDING = 1;

interface Stop {
  /** Tag and words, for the report. */
  name: string;
  /** Why a person could not see the focus; null when they can. */
  fault: string | null;
  /** The stop before looks as it did with the focus: what marks it is always there. */
  isMarkedBefore: boolean;
}

declare global {
  interface Window {
    /** What had the focus at the last stop, and how it looked then. */
    hotseatStop?: { element: Element; isControl: boolean; look: string };
  }
}

/** What has the focus, and whether a person can see that it has. */
function focused(page: Page): Promise<Stop> {
  return page.evaluate((rounding) => {
    // A field is marked by its frame, a row by the link's reach over it, a choice by its dot or its words.
    const stylesOf = (element: Element) => [
      ...["", "::before", "::after"].map((part) => getComputedStyle(element, part)),
      ...(element.matches("input, textarea") && element.parentElement ? [getComputedStyle(element.parentElement)] : []),
      ...[...element.querySelectorAll("span")].map((inside) => getComputedStyle(inside)),
    ];
    const lookOf = (element: Element) => stylesOf(element).map((style) => `${style.outline} ${style.boxShadow}`);
    const element = document.activeElement ?? document.body;
    const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 60);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const over = document.elementFromPoint(
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    );
    const faultOf = () => {
      if (element === document.body) return "nothing has the focus";
      const isMarked = stylesOf(element).some(
        ({ outlineStyle, outlineWidth, boxShadow }) =>
          (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none",
      );
      if (!isMarked) return "no ring";
      // A panel higher than the window is seen by a part of it.
      const isWhole = (start: number, end: number, size: number) =>
        end - start > size ? start < size && end > 0 : start >= -rounding && end <= size + rounding;
      const isIn = isWhole(left, right, innerWidth) && isWhole(top, bottom, innerHeight);
      if (!isIn) return `outside the window: ${[left, top, right, bottom].map(Math.round)}`;
      return over && (element.contains(over) || over.contains(element))
        ? null
        : `under ${over?.outerHTML.slice(0, 80)}`;
    };
    const before = window.hotseatStop;
    const isMarkedBefore =
      before !== undefined &&
      before.element !== element &&
      before.element.isConnected &&
      before.isControl &&
      lookOf(before.element).join() === before.look;
    // A page or dialog as a whole, where one lands when it comes, cannot be operated and needs no mark.
    const isControl = element instanceof HTMLElement && element.tabIndex >= 0;
    window.hotseatStop = { element, isControl, look: lookOf(element).join() };
    return { name: `${element.tagName.toLowerCase()} ${words}`, fault: faultOf(), isMarkedBefore };
  }, ROUNDING);
}

/** Nobody can use what they do not see: the focus has a ring, lies whole in the window and under nothing. */
async function expectFocusSeen(page: Page): Promise<Stop> {
  const stop = await focused(page);
  if (stop.fault)
    await expect.poll(async () => (await focused(page)).fault, `the focus can be seen on ${stop.name}`).toBeNull();
  return stop;
}

const isOn = async (page: Page, wanted: Locator) => (await wanted.and(page.locator(":focus")).count()) > 0;

type StepKey = "Tab" | "Shift+Tab" | "ArrowRight" | "ArrowLeft" | "ArrowDown" | "ArrowUp";

/** Presses a key that moves the focus, and waits until it has moved: a group of radios moves it a moment later, and a second press would go past. */
async function pressAndMove(page: Page, key: StepKey): Promise<void> {
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press(key);
  await page.waitForFunction((stop) => document.activeElement !== stop, before);
  await before.dispose();
}

/** Goes on with one key until something has the focus; at every stop on the way the focus can be seen. */
export async function walkTo(page: Page, wanted: Locator, key: StepKey = "Tab"): Promise<void> {
  const stops: string[] = [];
  for (let count = 0; count < STOPS_MAX; count += 1) {
    await pressAndMove(page, key);
    const { name, isMarkedBefore } = await expectFocusSeen(page);
    expect(isMarkedBefore, `the focus changes the look of ${stops.at(-1)}`).toBe(false);
    stops.push(name);
    if (await isOn(page, wanted)) return;
  }
  throw new Error(`${key} never reached ${wanted}: ${stops.join(", ")}`);
}

/** Walks there and presses it. */
export async function press(page: Page, wanted: Locator, key?: StepKey): Promise<void> {
  await walkTo(page, wanted, key);
  await page.keyboard.press("Enter");
}
