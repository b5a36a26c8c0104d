import { createRequire } from "node:module";
import path from "node:path";
import { obtainChromium } from "../../scripts/lib/chromium.mjs";
import { DEVICE_SWITCHES, QUIET_SWITCHES } from "../../scripts/lib/chromium-switches.mjs";

const { chromium } = createRequire(path.resolve(import.meta.dirname, "../../apps/web/package.json"))(
  "@playwright/test",
);

const SWITCHES = [...QUIET_SWITCHES, ...DEVICE_SWITCHES, "--autoplay-policy=no-user-gesture-required"];

/** A real Chromium with a fake camera and microphone. */
export async function openBrowser() {
  const { executablePath } = await obtainChromium();
  return chromium.launch({ executablePath, headless: true, args: SWITCHES });
}

/** A browser profile of its own in which this person is signed in already. @param {import("./person.mjs").Person} person */
export async function signedInContext(browser, url, person) {
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
