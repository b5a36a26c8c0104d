import { isDeepStrictEqual } from "node:util";
import type { Evaluation, Schedule } from "@hotseat/api-client/types";
import type { BrowserContext, Page, Request } from "playwright";
import type { Person } from "../checks/person.ts";
import { type ElementStyle, openStrictBrowser, watchPage, widgetStyles } from "./partner-browser.ts";
import { serveSite, type setStage } from "./partner-stage.ts";

/** Reports one result. */
type Check = (held: boolean, title: string) => void;

/** An evaluation as it is typed on a site; each site has another one. */
export interface TypedEvaluation {
  readonly score: number;
  readonly comment: string;
}

interface PartnerCheck {
  readonly serverUrl: string;
  readonly stage: Awaited<ReturnType<typeof setStage>>;
  readonly site: string;
  readonly port: number;
  readonly folder: string;
  readonly typed: TypedEvaluation;
  readonly check: Check;
}

/** More changes of a session than follow each other within seconds. */
const MOST_CHANGES = 10;

/** Uses the partner's site in a browser and checks the server's data afterwards. */
export async function checkPartnerSite({ serverUrl, stage, site, port, folder, typed, check }: PartnerCheck) {
  const { host, sessionId, partnerKey } = stage;
  const origin = `http://partner.localhost:${port}`;
  const server = await serveSite(site, {
    PORT: String(port),
    HOTSEAT_URL: serverUrl,
    HOTSEAT_PARTNER_KEY: partnerKey,
    SESSION_ID: String(sessionId),
  });
  const browser = await openStrictBrowser(folder);
  try {
    const page = await browser.newPage();
    const watched = watchPage(page);
    await page.goto(origin);
    await ready(page);
    check(await hostLooksItsOwn(page), "the widgets' style sheet changes nothing of the page");
    const { plain, dressed } = await stylesOfSameState(page);
    check(sameStyles(plain, dressed), "the house style changes no element of the widgets");

    const path = `/api/v1/interviews/sessions/${sessionId}/`;
    const evaluations = async () => (await host.must<{ evaluations: Evaluation[] }>("GET", path)).evaluations;
    await evaluate(page, typed, evaluations, check);
    await useControlBar(page, host, `${path}schedule/`, check);
    await openTools(page, origin, check);
    await checkNetwork(watched, { origin, serverUrl, browser, check });
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function ready(page: Page) {
  await page.getByRole("radio", { name: "4 of 6" }).waitFor();
  await page.getByRole("toolbar", { name: "Session controls" }).waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Styles without and with the page's own sheets, measured on one page between two changes of the session: the page is
 * the same before and after. Throws when the session never stands still.
 */
async function stylesOfSameState(page: Page) {
  for (let turn = 0; turn < MOST_CHANGES; turn += 1) {
    const dressed = await page.evaluate(widgetStyles);
    await setHouseStyle(page, false);
    const plain = await page.evaluate(widgetStyles);
    await setHouseStyle(page, true);
    const after = await page.evaluate(widgetStyles);
    if (isDeepStrictEqual(dressed, after)) return { plain, dressed };
  }
  throw new Error("The session changed during each measurement.");
}

/** Switches the page's own two style sheets on or off. */
async function setHouseStyle(page: Page, isOn: boolean) {
  const found = await page.evaluate((on) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    const own = links.filter((link) => /\/(reset|house-style)-[^/]*\.css$/.test(link.href));
    for (const { sheet } of own) if (sheet) sheet.disabled = !on;
    return own.length;
  }, isOn);
  if (found !== 2) throw new Error(`${found} style sheets of the page's own, not 2`);
}

/** Returns the first differences, for the person who fixes them. */
function sameStyles(plain: readonly ElementStyle[], dressed: readonly ElementStyle[]) {
  const differences = plain.flatMap(([name, before], index) => {
    const [other, after]: ElementStyle = dressed[index] ?? ["nothing", {}];
    if (other !== name) return [`${name} became ${other}`];
    return Object.keys(before)
      .filter((property) => before[property] !== after[property])
      .map((property) => `${name} ${property}: ${before[property]} → ${after[property]}`);
  });
  for (const difference of differences.slice(0, 20)) console.error(`    ${difference}`);
  if (differences.length > 20) console.error(`    and ${differences.length - 20} more`);
  return differences.length === 0 && plain.length === dressed.length && plain.length > 50;
}

async function hostLooksItsOwn(page: Page) {
  const look = await page.getByRole("button", { name: "Our own button" }).evaluate((button) => {
    const { backgroundColor, color, paddingTop, borderTopStyle } = getComputedStyle(button);
    return [
      backgroundColor,
      color,
      paddingTop,
      borderTopStyle,
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.body).fontSize,
    ].join("; ");
  });
  return look === "rgb(255, 64, 129); rgb(255, 255, 0); 24px; dotted; rgb(255, 247, 214); 22px";
}

/** Scores, comments and saves; checks that the server has the typed values. */
async function evaluate(
  page: Page,
  typed: TypedEvaluation,
  readEvaluations: () => Promise<Evaluation[]>,
  check: Check,
) {
  await page.getByRole("radio", { name: `${typed.score} of 6` }).click();
  await page.getByLabel("Comment", { exact: true }).fill(typed.comment);
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
  const [evaluation] = await readEvaluations();
  const [answer] = Object.values(evaluation?.formData ?? {});
  check(evaluation?.status === "DRAFT", "the evaluation is stored as a draft");
  check(answer?.score === typed.score && answer?.comment === typed.comment, "score and comment are stored as typed");
}

/** The bar's view controls the server through the page's own props, and follows other people's changes. */
async function useControlBar(page: Page, host: Person, path: string, check: Check) {
  const bar = page.getByRole("toolbar", { name: "Session controls" });
  await bar.getByRole("button", { name: /People/ }).click();
  check(await page.getByText("Amélie and Ben are here.").isVisible(), "the bar calls the page with the pressed button");
  await bar.getByRole("button", { name: "Pause the time" }).click();
  await bar.getByRole("button", { name: "Resume the time" }).waitFor();
  check((await host.must<Schedule>("GET", path)).status === "PAUSED", "Pause reaches the server");
  await host.must("POST", `${path}start/`, {});
  await bar.getByRole("button", { name: "Pause the time" }).waitFor();
  check(true, "the bar follows the event stream when somebody else resumes");
  await bar.getByRole("button", { name: "Leave" }).click();
  check(await page.getByText("You left the session.").isVisible(), "Leave is the page's own matter");
}

/** The board and the pad of the session, with the token alone; what both ask for is in the network's check. */
async function openTools(page: Page, origin: string, check: Check) {
  await page.goto(`${origin}/?tools`);
  await page.getByRole("application").waitFor();
  const tools = page.getByRole("toolbar", { name: "Drawing tools" });
  await tools.getByRole("button", { name: "Rectangle" }).waitFor();
  check(true, "the server lets the token's person draw on the board");
  await page.getByText("All changes are shared").waitFor({ state: "attached" });
  const before = await page.evaluate(padRevision);
  await page.getByRole("textbox", { name: "Text of the code pad" }).click();
  await page.keyboard.type("hot");
  const isStored = `(${padRevision})() > ${before}`;
  await page.waitForFunction(isStored);
  check(true, "the server stores what is typed in the pad");
}

/** Number of edits that made the pad's text. Runs in the page. */
function padRevision(): number {
  return Number(/Revision (\d+)/.exec(document.querySelector("[data-pad-foot]")?.textContent ?? "")?.[1]);
}

async function checkNetwork(
  { requests, problems }: { requests: Request[]; problems: string[] },
  { origin, serverUrl, browser, check }: { origin: string; serverUrl: string; browser: BrowserContext; check: Check },
) {
  const elsewhere = requests
    .map((request) => request.url())
    .filter((url) => ![origin, serverUrl].some((known) => url.startsWith(`${known}/`)) && !url.startsWith("data:"));
  check(elsewhere.length === 0, `the page asks nobody else (${elsewhere[0] ?? "nobody"})`);
  const calls = requests.filter(
    (request) => request.url().startsWith(`${serverUrl}/`) && request.method() !== "OPTIONS",
  );
  const headers = await Promise.all(calls.map((request) => request.allHeaders()));
  check(
    headers.length > 5 &&
      headers.every((one) => one.authorization?.startsWith("Bearer ") && !one.cookie && !one["x-csrftoken"]),
    "every call carries the token, no cookie and no CSRF token",
  );
  check((await browser.cookies(serverUrl)).length === 0, "the server leaves no cookie behind");
  check(problems.length === 0, `the console is quiet (${problems[0] ?? "quiet"})`);
}
