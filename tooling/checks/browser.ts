import { type Browser, chromium } from "@playwright/test";
import { obtainChromium } from "../../scripts/lib/chromium.mjs";
import { deviceSwitches, QUIET_SWITCHES } from "../../scripts/lib/chromium-switches.mjs";
import type { Person } from "./person.ts";

export type { Page } from "@playwright/test";

const SWITCHES = [...QUIET_SWITCHES, "--autoplay-policy=no-user-gesture-required"];

/**
 * A real Chromium with a fake camera and microphone.
 * @param options through: the program to start in its place,
 *   such as one that puts it behind a network of its own
 */
export async function openBrowser({
  through = (program) => program,
  args = [],
  fps,
}: {
  through?: (program: string) => string;
  args?: readonly string[];
  fps?: number;
} = {}) {
  const { executablePath } = await obtainChromium();
  return chromium.launch({
    executablePath: through(executablePath),
    headless: true,
    args: [...SWITCHES, ...deviceSwitches(fps), ...args],
    // Whoever opens it closes it, also after Ctrl-C.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/** A browser profile of its own in which this person is signed in already. */
export async function signedInContext(browser: Browser, url: string, person: Person) {
  const context = await browser.newContext({
    locale: "en-GB",
    permissions: ["camera", "microphone"],
    viewport: { width: 1440, height: 900 },
  });
  await context.addCookies(
    person.cookieHeader.split("; ").map((pair) => {
      const split = pair.indexOf("=");
      return { name: pair.slice(0, split), value: pair.slice(split + 1), url };
    }),
  );
  return context;
}
