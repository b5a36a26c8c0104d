import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { context } from "esbuild";
import type { BrowserContext, Page } from "playwright";
import { freePort } from "../../scripts/lib/port.mjs";
import { openStrictBrowser, watchPage } from "./partner-browser.ts";

/** Another site than the server's, which `ALLOWED_ORIGINS` does not name: a pad of its own needs none. */
const HOST = "localhost";
const TYPED = "reverse = [3, 2, 1]";

interface PlainPageCheck {
  readonly serverUrl: string;
  /** The built page. */
  readonly site: string;
  /** For the browsers' profiles. */
  readonly folder: string;
  /** Reports one result. */
  check(held: boolean, title: string): void;
}

/** Two visitors, each with a browser of their own, write in one pad of the page. */
export async function checkPlainPage({ serverUrl, site, folder, check }: PlainPageCheck): Promise<void> {
  setHotseatUrl(path.join(site, "index.html"), serverUrl);
  const files = await context({});
  const { port } = await files.serve({ servedir: site, host: "127.0.0.1", port: await freePort() });
  const origin = `http://${HOST}:${port}`;
  const browsers: BrowserContext[] = [];
  const visit = async (name: string, url: string) => {
    const browser = await openStrictBrowser(path.join(folder, name));
    browsers.push(browser);
    const page = await browser.newPage();
    const watched = watchPage(page);
    await page.goto(url);
    return { browser, page, ...watched };
  };
  try {
    const first = await visit("first", origin);
    await textOf(first.page).click();
    await first.page.keyboard.type(TYPED);
    const second = await visit("second", first.page.url());
    await textOf(second.page).getByText(TYPED).waitFor();
    check(true, "a second visitor reads what the first one typed");
    await switchPad(first.page, check);
    const requests = [first, second].flatMap((visitor) => visitor.requests.map((request) => request.url()));
    const elsewhere = requests.filter(
      (url) => !/^(data|blob):/.test(url) && !isOf(url, origin) && !isOf(url, serverUrl),
    );
    check(elsewhere.length === 0, `the page asks nobody else (${elsewhere[0] ?? "nobody"})`);
    const cookies = await Promise.all([first, second].map(({ browser }) => browser.cookies(serverUrl)));
    check(cookies.flat().length === 0, "the server leaves no cookie behind");
    const problems = [first, second].flatMap((visitor) => visitor.problems);
    check(problems.length === 0, `the console is quiet (${problems[0] ?? "quiet"})`);
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await files.dispose();
  }
}

/** The text, once the server has let the visitor write. */
const textOf = (page: Page) => page.locator("#pad [contenteditable=true]");

const isOf = (url: string, origin: string): boolean => url.startsWith(`${origin}/`);

/** The page's plain button takes the pad away and brings it back. */
async function switchPad(page: Page, check: PlainPageCheck["check"]): Promise<void> {
  await page.getByRole("button", { name: "Close the pad" }).click();
  await page.waitForFunction(() => document.querySelector("#pad")?.childElementCount === 0);
  await page.getByRole("button", { name: "Open the pad" }).click();
  await textOf(page).getByText(TYPED).waitFor();
  check(true, "the page takes the pad away, brings it back, and the text is there");
}

function setHotseatUrl(file: string, url: string): void {
  const html = readFileSync(file, "utf8");
  const changed = html.replace(/(<meta name="hotseat-url" content=")[^"]*/, `$1${url}`);
  if (changed === html) throw new Error(`${file} names no server`);
  writeFileSync(file, changed);
}
