import { errors } from "playwright";

const READY_MS = 60_000;

/** Opens a docs page and waits until it has its title and all that it loads later. */
async function open(tab, address) {
  // A page of its own each time: a change of the address's end alone would keep the last one.
  await tab.goto("about:blank");
  await tab.goto(address);
  await tab.waitForFunction(
    () => document.querySelector("#storybook-docs h1") || document.body.classList.contains("sb-show-errordisplay"),
    undefined,
    { timeout: READY_MS },
  );
}

/**
 * What a docs page shows.
 * @returns {Promise<{ error: string | null, raw: string[], headings: string[], props: number, valueless: string[], ignoresControls: boolean }>}
 */
export async function readPage(tab, address) {
  await open(tab, address);
  return tab.evaluate(() => {
    const isFailed = document.body.classList.contains("sb-show-errordisplay");
    const docs = document.querySelector("#storybook-docs");
    const lines = (docs?.textContent ?? "").split("\n");
    const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
    const [first] =
      render?.csfFiles?.flatMap((file) => render.store.componentStoriesFromCSFFile({ csfFile: file })) ?? [];
    return {
      error: isFailed
        ? (document.querySelector("#error-message")?.textContent ?? "no reason given").slice(0, 200)
        : null,
      raw: lines.filter((line) => /\|\s*:?-{3,}/.test(line)),
      headings: [...(docs?.querySelectorAll("h2") ?? [])].map((heading) => heading.textContent?.trim() ?? ""),
      props: docs?.querySelectorAll(".docblock-argstable-body tr").length ?? 0,
      valueless: [...(docs?.querySelectorAll("[data-token]") ?? [])]
        .filter((row) => [...row.querySelectorAll("[data-value]")].some((cell) => !cell.textContent?.trim()))
        .map((row) => row.getAttribute("data-token") ?? ""),
      // A story that takes no arguments cannot show what the controls say.
      ignoresControls: first ? first.originalStoryFn.length === 0 && !first.parameters.controls?.disable : false,
    };
  });
}

/** Types into a control of a docs page; true once the first story shows it. */
export async function changeControl(tab, address, { control, value, shown }) {
  await open(tab, address);
  const field = tab.locator(`[id^="control-"][id$="-${control}"]`).first();
  const changed = tab.locator(".docs-story").first().locator(shown).filter({ hasText: value }).first();
  try {
    await field.fill(value, { timeout: 10_000 });
    await changed.waitFor({ timeout: 10_000 });
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}
