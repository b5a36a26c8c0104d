import type { BrowserContext, Page } from "@playwright/test";

/** What a page shows of its connections, written down in the page itself while it may be cut off. */
export interface Entry {
  readonly at: number;
  /** As on the dashboard. */
  readonly connection: string;
  readonly stream: string;
  /** The lost connection covers the page. */
  readonly dialog: boolean;
  /** Identities whose pictures move. */
  readonly moving: readonly string[];
  /** Identities with a tile. */
  readonly tiles: readonly string[];
  /** Those whose tile says that their connection is lost. */
  readonly lost: readonly string[];
  /** Attendee ids that the list of people shows as away. */
  readonly away: readonly string[];
}

declare global {
  interface Window {
    hotseatDiary?: Entry[];
  }
}

const LOOK_EVERY_MS = 100;
/** A picture without a new frame for this long stands still; a busy machine may draw none for a second or two. */
const STILL_AFTER_MS = 2500;

/** Starts the diary on every page of this browser profile. Call it before its first page loads. */
export async function keepDiary(context: BrowserContext) {
  await context.addInitScript(
    ([lookEvery, stillAfter]: [number, number]) => {
      const entries: Entry[] = [];
      const frames = new Map<HTMLVideoElement, { count: number; at: number }>();
      window.hotseatDiary = entries;
      const all = (selector: string, name: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset[name] ?? "");
      const look = () => {
        const at = Date.now();
        const moving: string[] = [];
        for (const video of document.querySelectorAll<HTMLVideoElement>("[data-identity] video")) {
          const identity = video.closest<HTMLElement>("[data-identity]")?.dataset.identity ?? "";
          const count = video.getVideoPlaybackQuality().totalVideoFrames;
          const before = frames.get(video);
          // An element counts from zero again when it is given another picture.
          const since = before ? (count === before.count ? before.at : at) : 0;
          frames.set(video, { count, at: since });
          if (at - since < stillAfter) moving.push(identity);
        }
        const dashboard = document.querySelector<HTMLElement>("[data-stream]");
        const entry = {
          connection: dashboard?.dataset.connection ?? "gone",
          stream: dashboard?.dataset.stream ?? "gone",
          dialog: document.querySelector("[role=alertdialog]") !== null,
          moving: moving.sort(),
          tiles: all("[data-identity]", "identity").sort(),
          lost: all('[data-identity][data-quality="lost"]', "identity").sort(),
          away: all('[data-presence="away"][data-attendee]', "attendee"),
        };
        const { at: _, ...last } = entries.at(-1) ?? { at: 0 };
        if (JSON.stringify(last) !== JSON.stringify(entry)) entries.push({ at, ...entry });
      };
      setInterval(look, lookEvery);
    },
    [LOOK_EVERY_MS, STILL_AFTER_MS] as [number, number],
  );
}

/** @returns all of it, the oldest first */
export const diaryOf = (page: Page): Promise<Entry[]> => page.evaluate(() => window.hotseatDiary ?? []);

/** How it stood at a moment and everything after. */
export function since(diary: Entry[], from: number) {
  const later = diary.findIndex(({ at }) => at > from);
  return diary.slice(later < 0 ? -1 : Math.max(0, later - 1));
}

/** For the report of somebody who is not back: what a page showed since a moment, each entry with its seconds since then. */
export async function storyOf(page: Page, from: number) {
  const entries = since(await diaryOf(page), from).map(
    ({ at, connection, stream, moving }) =>
      `${((at - from) / 1000).toFixed(1)} ${connection} ${stream} ${moving.join("+") || "nobody"}`,
  );
  return entries.join(", ");
}

/**
 * Waits until what is shown has fitted for a while; the moment since when it does, `from` at the earliest, or null when it does not in time.
 */
export async function untilShown(
  page: Page,
  fits: (entry: Entry) => boolean,
  { from, withinMs, steadyMs = 0 }: { from: number; withinMs: number; steadyMs?: number },
) {
  for (;;) {
    const diary = await diaryOf(page);
    const now = await page.evaluate(() => Date.now());
    const unfit = diary.findLastIndex((entry) => !fits(entry));
    const first = diary[unfit + 1];
    const at = first && Math.max(first.at, from);
    if (first && now - at >= steadyMs) return at;
    if (now > from + withinMs + steadyMs) return null;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
