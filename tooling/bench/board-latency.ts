import type { Page } from "@playwright/test";

/** Milliseconds since 1970, of one machine's pages comparable with each other; by `<element>:<version>`. */
interface Times {
  readonly changed: Record<string, number>;
  readonly applied: Record<string, number>;
  readonly painted: Record<string, number>;
  /** The ends of the strokes, in their order. */
  readonly lifted: number[];
}

type Watched = typeof globalThis & { boardTimes: Times };

/** Notes from now on when changes leave this page, arrive at it and are on its screen. */
export function watchBoard(page: Page): Promise<void> {
  return page.evaluate(() => {
    const times: Times = { changed: {}, applied: {}, painted: {}, lifted: [] };
    (globalThis as Watched).boardTimes = times;
    const now = () => performance.timeOrigin + performance.now();
    type Elements = { id: string; version: number }[];
    const keysOf = (elements: Elements) => elements.map(({ id, version }) => `${id}:${version}`);
    document.addEventListener("pointerup", () => times.lifted.push(now()), true);
    document.addEventListener("wb:scene-change", (event) => {
      for (const key of keysOf((event as CustomEvent<{ changed: Elements }>).detail.changed))
        times.changed[key] ??= now();
    });
    document.addEventListener("wb:apply-scene", (event) => {
      const keys = keysOf((event as CustomEvent<{ scene: { elements: Elements } }>).detail.scene.elements);
      for (const key of keys) times.applied[key] ??= now();
      // Excalidraw draws at the next frame; it is on the screen at the one after.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          for (const key of keys) times.painted[key] ??= now();
        }),
      );
    });
  });
}

const timesOf = (page: Page): Promise<Times> => page.evaluate(() => (globalThis as Watched).boardTimes);

/** Draws rectangles with the mouse, one after the other, each once the other page has the one before. */
export async function drawAll(page: Page, other: Page, strokes: number): Promise<void> {
  const area = await page
    .getByRole("region", { name: "Whiteboard", exact: true })
    .getByRole("application")
    .boundingBox();
  if (!area) throw new Error("the board has no place on the page");
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    await page.getByRole("toolbar", { name: "Drawing tools" }).getByRole("button", { name: "Rectangle" }).click();
    const [x, y] = [area.x + 60 + (stroke % 8) * 40, area.y + 120 + Math.floor(stroke / 8) * 30];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 25, y + 20, { steps: 5 });
    await page.mouse.up();
    const { changed } = await timesOf(page);
    const before = Object.keys(changed).length;
    await other.waitForFunction(
      (count) => Object.keys((globalThis as Watched).boardTimes.painted).length >= count,
      before,
    );
  }
}

/** Milliseconds from each change that leaves a page to its arrival at the other one, and from the end of a stroke to the other screen. */
export async function latenciesOf(page: Page, other: Page): Promise<{ event: number[]; pen: number[] }> {
  const [here, there] = [await timesOf(page), await timesOf(other)];
  const event = Object.entries(here.changed).flatMap(([key, at]) => {
    const applied = there.applied[key];
    return applied === undefined ? [] : [applied - at];
  });
  const last = new Map<string, { version: number; painted: number }>();
  for (const [key, painted] of Object.entries(there.painted)) {
    const [id = "", version = "0"] = key.split(":");
    if (Number(version) >= (last.get(id)?.version ?? 0)) last.set(id, { version: Number(version), painted });
  }
  const painted = [...last.values()].map((one) => one.painted).sort((a, b) => a - b);
  const lifts = here.lifted.slice(-painted.length * 2);
  // Choosing the tool lifts the pointer too: the stroke's end is the last lift before its picture.
  const pen = painted.map((at) => at - Math.max(...lifts.filter((lift) => lift <= at)));
  return { event, pen };
}
