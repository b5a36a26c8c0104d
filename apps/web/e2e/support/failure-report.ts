import type { BrowserContext, Request } from "@playwright/test";

/** Characters of a page's text that show its state. */
const ENOUGH_OF_A_PAGE = 1_200;
/** The number of last failures that are kept. */
const ENOUGH_TROUBLES = 8;

const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;

/** Records the server's refusals and failed requests, in the order they were noticed. */
export function recordFailures(context: BrowserContext): string[] {
  const trouble: string[] = [];
  context.on("response", (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${nameOf(response.request())}`);
  });
  context.on("requestfailed", (request) => {
    trouble.push(`${request.failure()?.errorText ?? "failed"} ${nameOf(request)}`);
  });
  return trouble;
}

/** After a failed test, logs the page of each person, which may be all that is left of another machine's run. */
export async function logPage(name: string, context: BrowserContext, trouble: readonly string[]): Promise<void> {
  if (trouble.length > 0) console.log(`  ${name} received: ${trouble.slice(-ENOUGH_TROUBLES).join(", ")}`);
  for (const page of context.pages()) {
    const tree = await page.locator("body").ariaSnapshot().catch(String);
    const shown = tree.replace(/\s+/g, " ").slice(0, ENOUGH_OF_A_PAGE);
    console.log(`  ${name} was at ${page.url().replace(/^https?:\/\/[^/]+/, "")} and read: ${shown}`);
  }
}
