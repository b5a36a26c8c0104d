export const APPEARANCES = ["light", "dark"];

const VIEWPORT = { width: 1280, height: 800 };
/** The time limit of a story's rendering and play function. */
const READY_MS = 30_000;
/** Pictures of a page that is at rest: it may take this many until two in a row are the same. */
const ATTEMPTS_MAX = 10;

/** A browser context; its pages share the loaded files. */
export function openContext(browser) {
  return browser.newContext({
    viewport: VIEWPORT,
    reducedMotion: "reduce",
    colorScheme: "light",
    locale: "en-GB",
    timezoneId: "Europe/Zurich",
  });
}

const addressOf = (origin, story) =>
  `${origin}/iframe.html?id=${story}&viewMode=story&globals=appearance:light;language:en;role:story;a11y.manual:!true`;

/** Returns the window of each story that has its own, by the story's id: known first, no story has to be opened twice. */
export async function readWindows(context, origin, stories) {
  const page = await context.newPage();
  try {
    await page.goto(addressOf(origin, stories[0]));
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyRenders?.[0]?.story, undefined, {
      timeout: READY_MS,
    });
    return await page.evaluate(async (ids) => {
      const windows = {};
      for (const id of ids) {
        const story = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId: id });
        const styles = story.parameters.viewport?.options?.[story.storyGlobals?.viewport?.value]?.styles;
        if (styles)
          windows[id] = { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
      }
      return windows;
    }, stories);
  } finally {
    await page.close();
  }
}

/** Waits for the end of a story's play function. */
async function untilPlayed(page) {
  const phase = await page.waitForFunction(
    () => {
      const phases = window.__STORYBOOK_PREVIEW__?.storyRenders?.map((render) => render.phase) ?? [];
      return phases.find((each) => ["finished", "errored", "aborted"].includes(each));
    },
    undefined,
    { timeout: READY_MS },
  );
  const end = await phase.jsonValue();
  if (end !== "finished") throw new Error(`the story ended as ${end}`);
}

/** Waits for two drawn frames. */
const frames = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * Follows the requests of a new page. Returns a function that waits until none is on its way: a part of a story that loads by itself is
 * not there before, and a picture of the fallback is at rest as well. Playwright's "networkidle" waits half a second more, in each story.
 */
function followRequests(page) {
  const open = new Set();
  let onNone = () => {};
  const end = (request) => {
    open.delete(request);
    if (open.size === 0) onNone();
  };
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return async () => {
    do {
      if (open.size > 0)
        await new Promise((resolve, reject) => {
          const late = () => reject(new Error(`the story still loads ${[...open][0]?.url()} after ${READY_MS} ms`));
          const timer = setTimeout(late, READY_MS);
          onNone = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      await frames(page);
    } while (open.size > 0);
  };
}

/** Ends motion, and loads every font face of ours: late text must not be drawn in another font. */
async function rest(page) {
  // The screenshot's own "disabled" stops an endless animation at an arbitrary moment.
  await page.addStyleTag({
    content: "*, ::before, ::after { animation: none !important; transition: none !important; }",
  });
  await page.evaluate(async () => {
    const ours = [...document.fonts].filter(({ family }) => /Inter|JetBrains/.test(family));
    await Promise.all(ours.map((face) => face.load()));
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map(async (image) => {
        if (!image.complete)
          await new Promise((resolve) => {
            for (const end of ["load", "error"]) image.addEventListener(end, resolve, { once: true });
          });
        // An image without an address of its own, or a missing one, is drawn as it is.
        if (image.naturalWidth > 0) await image.decode();
      }),
    );
  });
}

/** Returns the picture of a page as soon as two in a row are the same. */
async function shoot(page) {
  let before;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    await frames(page);
    const image = await page.screenshot({ animations: "disabled", caret: "hide", fullPage: true, scale: "css" });
    if (before?.equals(image)) return image;
    before = image;
  }
  throw new Error(`the story does not come to rest: ${ATTEMPTS_MAX} pictures, each different from the one before`);
}

/** Takes the pictures of one story, by appearance: played once in a fresh page, light, then dark in place. */
export async function takePictures(context, origin, story, size) {
  const page = await context.newPage();
  const untilLoaded = followRequests(page);
  try {
    await page.setViewportSize(size ?? VIEWPORT);
    await page.goto(addressOf(origin, story));
    await untilPlayed(page);
    await untilLoaded();
    await rest(page);
    const images = {};
    for (const appearance of APPEARANCES) {
      await page.emulateMedia({ colorScheme: appearance });
      await page.evaluate((name) => globalThis.overrideStoryAppearance(name), appearance);
      images[appearance] = await shoot(page);
    }
    return images;
  } finally {
    await page.close();
  }
}
