import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** More tab stops than any page here has; a control beyond them counts as not reachable. */
const STOPS_MAX = 80;
/** Pixels by which a control's edge may lie outside because of rounding. */
const ROUNDING = 1;

interface Stop {
  /** Tag and text, for the report. */
  name: string;
  /** Why a person could not see the focus; null when they can. */
  fault: string | null;
  /** The previous stop looks as it did with the focus, so its mark is always there. */
  isMarkedBefore: boolean;
}

declare global {
  interface Window {
    /** The focused element of the last stop, and its look then. */
    hotseatStop?: { element: Element; isControl: boolean; look: string };
  }
}

/** The focused element, and whether a person can see its focus. */
function focused(page: Page): Promise<Stop> {
  return page.evaluate((rounding) => {
    // A field is marked by its frame, a row by its link's area, a choice by its dot or its label.
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
    // A whole page or dialog that gets the focus when it opens cannot be operated and needs no mark.
    const isControl = element instanceof HTMLElement && element.tabIndex >= 0;
    window.hotseatStop = { element, isControl, look: lookOf(element).join() };
    return { name: `${element.tagName.toLowerCase()} ${words}`, fault: faultOf(), isMarkedBefore };
  }, ROUNDING);
}

/** The focus must be visible: it has a ring, lies whole in the window and is not covered. */
async function expectFocusSeen(page: Page): Promise<Stop> {
  const stop = await focused(page);
  if (stop.fault)
    await expect.poll(async () => (await focused(page)).fault, `the focus can be seen on ${stop.name}`).toBeNull();
  return stop;
}

const isOn = async (page: Page, wanted: Locator) => (await wanted.and(page.locator(":focus")).count()) > 0;

type StepKey = "Tab" | "Shift+Tab" | "ArrowRight" | "ArrowLeft" | "ArrowDown" | "ArrowUp";

/**
 * Presses a key that moves the focus, and waits until it has moved: a group of radios moves it a moment later, and a
 * second press would go past.
 */
async function pressAndMove(page: Page, key: StepKey): Promise<void> {
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press(key);
  await page.waitForFunction((stop) => document.activeElement !== stop, before);
  await before.dispose();
}

/** Presses one key until the element has the focus; at every stop on the way the focus is visible. */
export async function moveFocusTo(page: Page, wanted: Locator, key: StepKey = "Tab"): Promise<void> {
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

/** Moves the focus there and presses it. */
export async function press(page: Page, wanted: Locator, key?: StepKey): Promise<void> {
  await moveFocusTo(page, wanted, key);
  await page.keyboard.press("Enter");
}
