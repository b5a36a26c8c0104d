/**
 * What a page shows of its connections, written down in the page itself while it may be cut off.
 * @typedef {{ at: number, connection: string, stream: string, dialog: boolean, moving: string[], tiles: string[], lost: string[], away: string[] }} Entry
 *   connection, stream: as on the dashboard; dialog: the lost connection covers the page; moving: identities whose pictures move;
 *   tiles: identities with a tile; lost: those whose tile says that their connection is lost; away: attendee ids that the list of people shows as away
 */
const LOOK_EVERY_MS = 100;
/** A picture without a new frame for this long stands still; a busy machine may draw none for a second or two. */
const STILL_AFTER_MS = 2500;

/** Starts the diary on every page of this browser profile. Call it before its first page loads. */
export async function keepDiary(context) {
  await context.addInitScript(
    ([lookEvery, stillAfter]) => {
      const entries = [];
      const frames = new Map();
      window.hotseatDiary = entries;
      const all = (selector) => [...document.querySelectorAll(selector)];
      const look = () => {
        const at = Date.now();
        const moving = [];
        for (const video of all("[data-identity] video")) {
          const identity = video.closest("[data-identity]").dataset.identity;
          const count = video.getVideoPlaybackQuality().totalVideoFrames;
          const before = frames.get(video);
          if (!before) frames.set(video, { count, at: 0 });
          // An element counts from zero again when it is given another picture.
          else if (count !== before.count) frames.set(video, { count, at });
          if (at - frames.get(video).at < stillAfter) moving.push(identity);
        }
        const dashboard = document.querySelector("[data-stream]");
        const entry = {
          connection: dashboard?.dataset.connection ?? "gone",
          stream: dashboard?.dataset.stream ?? "gone",
          dialog: document.querySelector("[role=alertdialog]") !== null,
          moving: moving.sort(),
          tiles: all("[data-identity]")
            .map((tile) => tile.dataset.identity)
            .sort(),
          lost: all('[data-identity][data-quality="lost"]')
            .map((tile) => tile.dataset.identity)
            .sort(),
          away: all('[data-presence="away"][data-attendee]').map((row) => row.dataset.attendee),
        };
        const { at: _, ...last } = entries.at(-1) ?? { at: 0 };
        if (JSON.stringify(last) !== JSON.stringify(entry)) entries.push({ at, ...entry });
      };
      setInterval(look, lookEvery);
    },
    [LOOK_EVERY_MS, STILL_AFTER_MS],
  );
}

/** @returns {Promise<Entry[]>} all of it, the oldest first */
export const diaryOf = (page) => page.evaluate(() => window.hotseatDiary ?? []);

/** How it stood at a moment and everything after. @param {Entry[]} diary @param {number} from */
export function since(diary, from) {
  const later = diary.findIndex(({ at }) => at > from);
  return diary.slice(later < 0 ? -1 : Math.max(0, later - 1));
}

/** For the report of somebody who is not back: what a page showed since a moment, each entry with its seconds since then. */
export async function storyOf(page, from) {
  const entries = since(await diaryOf(page), from).map(
    ({ at, connection, stream, moving }) =>
      `${((at - from) / 1000).toFixed(1)} ${connection} ${stream} ${moving.join("+") || "nobody"}`,
  );
  return entries.join(", ");
}

/**
 * Waits until what is shown has fitted for a while; the moment since when it does, `from` at the earliest, or null when it does not in time.
 * @param {(entry: Entry) => boolean} fits @param {{ from: number, withinMs: number, steadyMs?: number }} when
 */
export async function untilShown(page, fits, { from, withinMs, steadyMs = 0 }) {
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
