import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BrowserContext, type BrowserContextOptions, test as base, chromium, type Page } from "@playwright/test";
import { DEVICE_SWITCHES, executablePath, QUIET_SWITCHES } from "../../../../scripts/lib/chromium-switches.mjs";

/** The demo people and their password. */
export const PASSWORD = "practise";
export type PersonName = "amelie" | "ben" | "chiara" | "dieter";
export const loginOf = (name: PersonName): string => `${name}@hotseat.example`;

/** Milliseconds for one click or page; a machine under load is slow, a broken page never comes. */
const ACTION_TIMEOUT_MS = 20_000;

/** The stack's address; set by start-stack.ts. */
export function address(): string {
  const url = process.env.HOTSEAT_E2E_URL;
  if (!url) throw new Error("The stack is not running: start the specs with `pnpm --filter @hotseat/web e2e`.");
  return url;
}

/** One person at a computer of their own: a browser process with its own profile folder. */
export interface Person {
  name: PersonName;
  context: BrowserContext;
  page: Page;
  /** Errors of the page's own scripts, which no test may leave behind. */
  problems: string[];
}

const DEFAULTS: BrowserContextOptions = {
  locale: "en-GB",
  timezoneId: "Europe/Zurich",
  viewport: { width: 1440, height: 900 },
  reducedMotion: "reduce",
};

/** How a person's browser differs from the others'; `args` are Chromium's own. */
export interface PersonOptions extends BrowserContextOptions {
  args?: readonly string[];
}

export type OpenPerson = (name: PersonName, options?: PersonOptions) => Promise<Person>;

interface Fixtures {
  /** Sits somebody down at a browser of their own; closed after the test. */
  person: OpenPerson;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's names.
  person: async ({}, use) => {
    const opened: Array<{ context: BrowserContext; folder: string }> = [];
    await use(async (name, { args = [], ...options } = {}) => {
      const folder = mkdtempSync(path.join(tmpdir(), `hotseat-${name}-`));
      const context = await chromium.launchPersistentContext(folder, {
        ...DEFAULTS,
        ...options,
        baseURL: address(),
        executablePath,
        args: ["--headless=new", ...QUIET_SWITCHES, ...DEVICE_SWITCHES, ...args],
      });
      opened.push({ context, folder });
      context.setDefaultTimeout(ACTION_TIMEOUT_MS);
      await context.grantPermissions(["camera", "microphone", "clipboard-read", "clipboard-write"], {
        origin: address(),
      });
      const page = context.pages()[0] ?? (await context.newPage());
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(String(error)));
      return { name, context, page, problems };
    });
    for (const { context, folder } of opened) {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
export { expect } from "@playwright/test";

/** Fills the built-in provider's form; the browser comes back to the page first asked for. */
export async function fillSignIn(page: Page, name: PersonName): Promise<void> {
  await page.locator("input[name=login]").fill(loginOf(name));
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.locator("button[type=submit]").click();
}

/** Goes to a page as somebody signed in. */
export async function signIn({ page, name }: Person, path = "/home"): Promise<void> {
  await page.goto(`/api/v1/oidc/authenticate/?next=${encodeURIComponent(path)}`);
  await fillSignIn(page, name);
  await page.waitForURL((url) => url.pathname + url.search === path);
}
