import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Page, type Request } from "playwright";
import { obtainChromium } from "../../scripts/lib/chromium.mjs";
import { QUIET_SWITCHES } from "../../scripts/lib/chromium-switches.mjs";

/** Chromium's settings for somebody who blocks third-party cookies. */
const PREFERENCES = {
  profile: { cookie_controls_mode: 1, block_third_party_cookies: true },
  privacy_sandbox: { tracking_protection_3pcd_enabled: true },
};

/** A browser that blocks third-party cookies, with a profile of its own. */
export async function openStrictBrowser(folder: string) {
  const { executablePath } = await obtainChromium();
  const profile = path.join(folder, "profile");
  mkdirSync(path.join(profile, "Default"), { recursive: true });
  writeFileSync(path.join(profile, "Default", "Preferences"), JSON.stringify(PREFERENCES));
  return chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    args: [...QUIET_SWITCHES, "--test-third-party-cookie-phaseout"],
    locale: "en-GB",
    viewport: { width: 1440, height: 1000 },
  });
}

/** Everything the page asks the network for, and everything that goes wrong in it. */
export function watchPage(page: Page) {
  const requests: Request[] = [];
  const problems: string[] = [];
  page.on("request", (request) => requests.push(request));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(String(error)));
  return { requests, problems };
}

/** An element by its tag and class, and the values of its style properties. */
export type ElementStyle = [name: string, properties: Record<string, string>];

/** Style properties a house style could reach, of every element of the widgets, in document order. Runs in the page. */
export function widgetStyles(): ElementStyle[] {
  const NAMES = [
    "align-items",
    "background-color",
    "border-top-color",
    "border-top-style",
    "border-top-width",
    "border-top-left-radius",
    "box-shadow",
    "box-sizing",
    "color",
    "display",
    "fill",
    "float",
    "font-family",
    "font-size",
    "font-style",
    "font-weight",
    "height",
    "letter-spacing",
    "line-height",
    "margin-bottom",
    "margin-left",
    "margin-right",
    "margin-top",
    "max-width",
    "min-width",
    "outline-style",
    "padding-bottom",
    "padding-left",
    "padding-right",
    "padding-top",
    "text-align",
    "text-decoration-line",
    "text-indent",
    "text-transform",
    "transform",
    "visibility",
    "white-space-collapse",
    "width",
    "word-spacing",
  ];
  return [...document.querySelectorAll(".radix-themes *")].map((element) => {
    const style = getComputedStyle(element);
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
    return [name, Object.fromEntries(NAMES.map((property) => [property, style.getPropertyValue(property)]))];
  });
}
