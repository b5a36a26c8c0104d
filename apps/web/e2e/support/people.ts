import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BrowserContext, type BrowserContextOptions, test as base, chromium, type Page } from "@playwright/test";
import { deviceSwitches, executablePath, QUIET_SWITCHES } from "../../../../scripts/lib/chromium-switches.mjs";
import { logPage, recordFailures } from "./failure-report.ts";
import { type Hotseat, startHotseat } from "./hotseat.ts";
import { LIMITS } from "./limits.ts";
import { expectNoneLeftOut, recordLeftOut } from "./loaded-files.ts";
import { createSignIns } from "./sign-ins.ts";
import { sendSmallPictures } from "./video-probe.ts";

/** The demo people and their password. */
export const PASSWORD = "practise";
export type PersonName = "amelie" | "ben" | "chiara" | "dieter" | AdministratorName | StrangerName;
/** One administrator a level. */
export type AdministratorName = "platform.admin" | "org.admin" | "institution.admin";
/** People of an empty installation, without an account until they have one made. */
export type StrangerName = "ada" | "greta" | "luca";
export const loginOf = (name: PersonName): string => `${name}@hotseat.example`;

/** Milliseconds for a whole Hotseat to be ready with its demo people, beside another one with a call in it. */
const HOTSEAT_TIMEOUT_MS = 300_000;
/** Pictures a second of everybody's camera, enough to see that a call stands and moves. */
const FEW_PICTURES = 5;

/** One person with storage, cookies and devices of their own. */
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
  /** A browser process with a profile folder of its own, as on another computer; with `args` always. */
  ownBrowser?: boolean;
  /**
   * Sends 720 lines, as the product does by default. Other people send 480, which needs two thirds of the processor time of 720.
   */
  fullPictures?: boolean;
}

export type OpenPerson = (name: PersonName, options?: PersonOptions) => Promise<Person>;

interface Fixtures {
  /** Opens a browser for a person; closed after the test. */
  person: OpenPerson;
}

interface WorkerFixtures {
  /** Starts the demo's practice partner in the test's Hotseat; a file requests it with `test.use`. */
  practicePartner: boolean;
  /** Starts the test's Hotseat without demo people and with a real SMTP server; a file requests it with `test.use`. */
  emptyInstallation: boolean;
  /** Keeps the accounts of the test's Hotseat in a real Keycloak; a file requests it with `test.use`. */
  keycloak: boolean;
  /** Keeps the data of the test's Hotseat in a PostgreSQL of its own; a file requests it with `test.use`. */
  postgres: boolean;
  /** Names a Hotseat that no other file uses, for tests that count what a person has; a file requests it with `test.use`. */
  ownHotseat: string;
  /** The Hotseat of this worker, which its tests share with nobody. */
  hotseat: Hotseat;
}

/** A browser of a test, with what was noted of it. */
interface Opened {
  name: PersonName;
  context: BrowserContext;
  /** Refusals of the server and failed requests. */
  trouble: readonly string[];
  /** Files of the build outside the test's area. */
  leftOut: ReadonlySet<string>;
  /** Removes its profile folder. */
  clear(): void;
}

const launch = (args: readonly string[]) => ({
  executablePath,
  args: ["--headless=new", ...QUIET_SWITCHES, ...args],
});

/** A person's own browser process, and how to close it. */
async function openOwn(name: PersonName, args: readonly string[], options: BrowserContextOptions) {
  const folder = mkdtempSync(path.join(tmpdir(), `hotseat-${name}-`));
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    ...launch([...deviceSwitches(FEW_PICTURES), ...args]),
  });
  return { context, clear: () => rmSync(folder, { recursive: true, force: true }) };
}

const signIns = createSignIns();

export const test = base.extend<Fixtures, WorkerFixtures>({
  practicePartner: [false, { scope: "worker", option: true }],
  emptyInstallation: [false, { scope: "worker", option: true }],
  keycloak: [false, { scope: "worker", option: true }],
  postgres: [false, { scope: "worker", option: true }],
  // Files with different values run in different workers.
  ownHotseat: ["", { scope: "worker", option: true }],
  hotseat: [
    async ({ practicePartner, emptyInstallation, keycloak, postgres }, use) => {
      const hotseat = await startHotseat({ partner: practicePartner, empty: emptyInstallation, keycloak, postgres });
      await use(hotseat);
      await hotseat.close();
    },
    { scope: "worker", timeout: HOTSEAT_TIMEOUT_MS },
  ],
  // People who need no browser of their own share the worker's: each has a context, which shares nothing.
  launchOptions: [launch(deviceSwitches(FEW_PICTURES)), { scope: "worker" }],
  person: async ({ hotseat, browser }, use, testInfo) => {
    const opened: Opened[] = [];
    await use(async (name, { args = [], ownBrowser = args.length > 0, fullPictures = false, ...special } = {}) => {
      const options = { ...DEFAULTS, ...special, baseURL: hotseat.url };
      const { context, clear } = ownBrowser
        ? await openOwn(name, args, options)
        : { context: await browser.newContext(options), clear: () => {} };
      opened.push({
        name,
        context,
        trouble: recordFailures(context),
        leftOut: recordLeftOut(context, testInfo),
        clear,
      });
      if (!fullPictures) await sendSmallPictures(context, hotseat.url);
      context.setDefaultTimeout(LIMITS.expect.timeout);
      await context.grantPermissions(["camera", "microphone", "clipboard-read", "clipboard-write"], {
        origin: hotseat.url,
      });
      const page = context.pages()[0] ?? (await context.newPage());
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(String(error)));
      return { name, context, page, problems };
    });
    for (const { name, context, trouble, clear } of opened) {
      if (testInfo.status !== testInfo.expectedStatus) await logPage(name, context, trouble);
      await signIns.keep(loginOf(name), context);
      await context.close();
      clear();
    }
    expectNoneLeftOut(
      opened.flatMap(({ leftOut }) => [...leftOut]),
      testInfo,
    );
  },
});
export { expect } from "@playwright/test";

/** Fills the built-in provider's form; the browser comes back to the page first requested. */
export async function fillSignIn(page: Page, name: PersonName, password = PASSWORD): Promise<void> {
  await page.locator("input[name=login]").fill(loginOf(name));
  await page.locator("input[name=password]").fill(password);
  await page.locator("button[type=submit]").click();
}

/**
 * Opens a page as a signed-in person: with the sign-in of an earlier test if one is free, else by the provider's form.
 */
export async function signIn({ page, name, context }: Person, path = "/home"): Promise<void> {
  if (await signIns.reuse(loginOf(name), context)) {
    await page.goto(path);
    return;
  }
  await page.goto(`/api/v1/oidc/authenticate/?next=${encodeURIComponent(path)}`);
  await fillSignIn(page, name);
  await page.waitForURL((url) => url.pathname + url.search === path);
}
