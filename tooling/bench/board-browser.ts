import type { Browser, Page } from "@playwright/test";
import { startStack } from "../../scripts/lib/stack.mjs";
import { buildWeb } from "../../scripts/lib/turbo.mjs";
import { openBrowser } from "../checks/browser.ts";
import { joinRoom, liveSession } from "../checks/live-session.ts";
import { signInAll } from "../checks/run-check.ts";
import { serveBareBoard } from "./bare-board/serve.ts";
import { fillBoard, newBoardIn, openBoard, rectangle } from "./board-client.ts";
import { watchInk } from "./board-ink.ts";
import { drawAll, latenciesOf, watchBoard } from "./board-latency.ts";
import { median, quantile, type Row } from "./table.ts";

const STROKES = 40;
const EVENT_BOUND_MS = 100;
const PEN_BOUND_MS = 350;
const ELEMENTS = 10_000;
const OPENINGS = 5;
const OPENING_BOUND = 1.3;
/** Milliseconds without a request, after which a room has loaded all of its own. */
const REST_MS = 500;

/** Two browsers at one board: from change to change, from pen to screen; and how long 10,000 elements take to open, against bare Excalidraw. */
export async function boardBrowser(folder: string): Promise<Row[]> {
  await buildWeb();
  const stack = await startStack({ dataDir: folder, env: { HOTSEAT_RATE_LIMIT: "0" } });
  const browser = await openBrowser({ fps: 5 });
  try {
    const { amelie, ben } = await signInAll(stack.url, ["amelie", "ben"]);
    const session = await liveSession(60, [amelie, ben]);
    const pages = [];
    for (const person of [amelie, ben]) {
      const page = await joinRoom(browser, stack.url, person, session);
      await openTab(page);
      await watchBoard(page);
      pages.push(page);
    }
    const [one, other] = pages as [Page, Page];
    await drawAll(one, other, STROKES);
    const { event, pen } = await latenciesOf(one, other);

    const large = await liveSession(60, [amelie, ben]);
    const socket = await openBoard(amelie, await newBoardIn(amelie, large));
    await socket.joined;
    await fillBoard(socket, ELEMENTS);
    socket.close();
    for (const page of pages) await page.context().close();
    const enter = () => joinRoom(browser, stack.url, amelie, large);
    const { ours, bare } = await openings(browser, enter, folder);
    return rowsOf(event, pen, ours, bare);
  } finally {
    await browser.close();
    await stack.stop();
  }
}

async function openTab(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Whiteboard" }).click();
  await page.getByRole("region", { name: "Whiteboard", exact: true }).getByRole("application").waitFor();
}

/** Opens the same drawing in turns, each time with nothing of it loaded. */
async function openings(browser: Browser, enter: () => Promise<Page>, folder: string) {
  const elements = Array.from({ length: ELEMENTS }, (_, at) => rectangle(at, 1));
  const server = await serveBareBoard(folder, elements);
  const [ours, bare]: [number[], number[]] = [[], []];
  try {
    for (let opening = 0; opening < OPENINGS; opening += 1) {
      ours.push(await openOurs(enter));
      bare.push(await openBare(browser, server.url));
    }
  } finally {
    await server.close();
  }
  return { ours, bare };
}

type Opened = typeof globalThis & { inkAtMs?: number; pressedAtMs?: number };

/** Milliseconds from the press of the tab to the drawing on the screen, in a browser that has nothing of the board yet. */
async function openOurs(enter: () => Promise<Page>): Promise<number> {
  const page = await enter();
  await page.evaluate(untilAtRest, REST_MS);
  await page.evaluate(() => {
    document.addEventListener("mousedown", () => {
      (globalThis as Opened).pressedAtMs = performance.now();
    });
  });
  await page.evaluate(watchInk);
  await page.getByRole("tab", { name: "Whiteboard" }).click();
  const at = await inkAt(page);
  const pressedAt = await page.evaluate(() => (globalThis as Opened).pressedAtMs ?? Number.NaN);
  await page.context().close();
  return at - pressedAt;
}

/** In a page: resolves when it has requested nothing for this time. A room that still loads would be measured as the board. */
function untilAtRest(restMs: number): Promise<void> {
  return new Promise((resolve) => {
    let rest = setTimeout(resolve, restMs);
    new PerformanceObserver(() => {
      clearTimeout(rest);
      rest = setTimeout(resolve, restMs);
    }).observe({ type: "resource" });
  });
}

/** Milliseconds from the page's begin to the drawing on the screen. */
async function openBare(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(watchInk);
  const page = await context.newPage();
  await page.goto(url);
  const at = await inkAt(page);
  await context.close();
  return at;
}

async function inkAt(page: Page): Promise<number> {
  const at = await page.waitForFunction(() => (globalThis as Opened).inkAtMs);
  return Number(await at.jsonValue());
}

function rowsOf(event: number[], pen: number[], ours: number[], bare: number[]): Row[] {
  const within = (what: string, figure: number, bound: number): Row => ({
    what,
    ours: `${figure.toFixed(0)} ms`,
    peer: "–",
    ratio: "–",
    bound: `≤ ${bound} ms`,
    held: figure <= bound,
  });
  const ratio = median(ours) / median(bare);
  return [
    within(
      `board, wb:scene-change in one page until wb:apply-scene in the other, p95 of ${event.length}`,
      quantile(event, 0.95),
      EVENT_BOUND_MS,
    ),
    within(
      `board, pen lifted in one page until its stroke is on the other screen, p95 of ${pen.length}`,
      quantile(pen, 0.95),
      PEN_BOUND_MS,
    ),
    {
      what: `board of ${ELEMENTS} elements, press of the tab (bare: begin of navigation) until the canvas has ink, median of ${OPENINGS}`,
      ours: `${median(ours).toFixed(0)} ms`,
      peer: `${median(bare).toFixed(0)} ms bare Excalidraw`,
      ratio: ratio.toFixed(2),
      bound: `≤ ${OPENING_BOUND}`,
      held: ratio <= OPENING_BOUND,
    },
  ];
}
