const VIEWPORT = { width: 1280, height: 800 };
const READY_MS = 20_000;

/** A browser context for one appearance; its pages share the loaded files. */
export function openContext(browser, appearance) {
  return browser.newContext({
    viewport: VIEWPORT,
    reducedMotion: "reduce",
    colorScheme: appearance,
    locale: "en-GB",
    timezoneId: "Europe/Zurich",
  });
}

/** Returns the window of a story; null where any window will do. */
async function windowOf(page) {
  const found = await page.waitForFunction(
    () => {
      const story = window.__STORYBOOK_PREVIEW__?.storyRenders?.[0]?.story;
      if (!story) return null;
      const { width, height } = story.parameters.viewport?.options?.[story.storyGlobals?.viewport?.value]?.styles ?? {};
      return {
        size: width && height ? { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) } : null,
      };
    },
    undefined,
    { timeout: READY_MS },
  );
  return (await found.jsonValue()).size;
}

/** Takes the picture of one story in one appearance: fonts loaded, its play function done, motion and caret stopped. */
export async function takePicture(context, origin, { story, appearance }) {
  const page = await context.newPage();
  try {
    const address = `${origin}/iframe.html?id=${story}&viewMode=story&globals=appearance:${appearance};language:en;role:story;a11y.manual:!true`;
    await page.goto(address);
    const asked = await windowOf(page);
    if (asked) {
      await page.setViewportSize(asked);
      await page.goto("about:blank");
      await page.goto(address);
    }
    const phase = await page.waitForFunction(
      () => {
        const phases = window.__STORYBOOK_PREVIEW__?.storyRenders?.map((render) => render.phase) ?? [];
        return phases.find((each) => ["completed", "finished", "errored", "aborted"].includes(each));
      },
      undefined,
      { timeout: READY_MS },
    );
    const end = await phase.jsonValue();
    if (end === "errored" || end === "aborted") throw new Error(`the story ended as ${end}`);
    // "disabled" below stops an endless animation at an arbitrary moment.
    await page.addStyleTag({
      content: "*, ::before, ::after { animation: none !important; transition: none !important; }",
    });
    await page.evaluate(async () => {
      // Loads every font face of ours, not only the requested ones: late text must not be drawn in another font.
      const ours = [...document.fonts].filter(({ family }) => /Inter|JetBrains/.test(family));
      await Promise.all(ours.map((face) => face.load()));
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
    return await page.screenshot({ animations: "disabled", caret: "hide", fullPage: true, scale: "css" });
  } finally {
    await page.close();
  }
}
