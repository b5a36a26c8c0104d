import type { BrowserContext, Request } from "@playwright/test";

/** Letters of a page that tell where it stood. */
const ENOUGH_OF_A_PAGE = 1_200;
/** The last troubles are the ones that matter. */
const ENOUGH_TROUBLES = 8;

const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;

/** Remembers what the server refused and what never arrived, in the order it was noticed. */
export function noticeTrouble(context: BrowserContext): string[] {
  const trouble: string[] = [];
  context.on("response", (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${nameOf(response.request())}`);
  });
  context.on("requestfailed", (request) => {
    trouble.push(`${request.failure()?.errorText ?? "failed"} ${nameOf(request)}`);
  });
  return trouble;
}

/** After a failed test: where everybody was, in the log, which may be all that is left of another machine's run. */
export async function sayWhatIsShown(name: string, context: BrowserContext, trouble: string[]): Promise<void> {
  if (trouble.length > 0) console.log(`  ${name} was told: ${trouble.slice(-ENOUGH_TROUBLES).join(", ")}`);
  for (const page of context.pages()) {
    const tree = await page.locator("body").ariaSnapshot().catch(String);
    const shown = tree.replace(/\s+/g, " ").slice(0, ENOUGH_OF_A_PAGE);
    console.log(`  ${name} was at ${page.url().replace(/^https?:\/\/[^/]+/, "")} and read: ${shown}`);
  }
}
