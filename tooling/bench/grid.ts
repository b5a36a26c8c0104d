import path from "node:path";
import type { Page } from "@playwright/test";
import { preview } from "vite";
import { mustRun } from "../../scripts/lib/child.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { openBrowser } from "../checks/browser.ts";
import { gridEdits } from "./grid-edits.ts";
import { quantile, type Row } from "./table.ts";

const ROWS = 100_000;
const FRAMES = 240;
/** A quick turn of the wheel, in pixels a frame: about nine rows. */
const PIXELS = 480;
const KEYS = 60;
const OPEN_BOUND_MS = 1_500;
const FRAME_BOUND_MS = 25;
const KEY_BOUND_MS = 100;

interface Figures {
  readonly openMs: number;
  readonly frameMs: number;
  readonly moveMs: number;
  readonly typeMs: number | null;
}

/** Milliseconds from each key to the picture that shows it, p95. */
async function pressKeys(page: Page, keys: readonly string[]): Promise<number> {
  await page.evaluate("void gridBench.presses.splice(0)");
  for (const key of keys) {
    const before = await page.evaluate<number>("gridBench.presses.length");
    await page.keyboard.press(key);
    await page.waitForFunction(`gridBench.presses.length > ${before}`);
  }
  return quantile(await page.evaluate<number[]>("gridBench.presses"), 0.95);
}

async function measure(page: Page, url: string, kind: "ours" | "bare"): Promise<Figures> {
  await page.goto(url);
  await page.waitForFunction(() => "gridBench" in globalThis);
  const openMs = await page.evaluate<number>(`gridBench.open(${JSON.stringify(kind)}, ${ROWS})`);
  // The rules go on after the first rows are there; what follows is measured at rest.
  if (kind === "ours") await page.getByText("rows need a look").waitFor();
  const frames = await page.evaluate<number[]>(`gridBench.scroll(${FRAMES}, ${PIXELS})`);
  await page.evaluate("gridBench.focus()");
  const moveMs = await pressKeys(page, Array<string>(KEYS).fill("ArrowDown"));
  const typing = Array.from({ length: KEYS / 3 }, () => ["x", "y", "Enter"]).flat();
  const typeMs = kind === "ours" ? await pressKeys(page, typing) : null;
  return { openMs, frameMs: quantile(frames, 0.95), moveMs, typeMs };
}

const row = (what: string, ours: number, peer: number | null, bound: number): Row => ({
  what: `grid of ${ROWS.toLocaleString("en")} × 12, ${what}`,
  ours: `${ours.toFixed(1)} ms`,
  peer: peer === null ? "–" : `${peer.toFixed(1)} ms bare table`,
  ratio: peer === null ? "–" : (ours / peer).toFixed(2),
  bound: `≤ ${bound} ms`,
  held: ours <= bound,
});

/** The batch editor's grid and a bare TanStack Virtual table of the same file, in one browser, one after the other. */
export async function grid(folder: string): Promise<Row[]> {
  const outDir = path.join(folder, "grid");
  const config = path.join(ROOT, "packages/admin-widgets/bench/grid/vite.config.ts");
  await mustRun("Building the page", "pnpm", ["exec", "vite", "build", "--config", config, "--outDir", outDir], {
    cwd: path.join(ROOT, "packages", "admin-widgets"),
  });
  const server = await preview({ root: folder, build: { outDir }, preview: { host: "127.0.0.1", port: 0 } });
  const browser = await openBrowser();
  try {
    const url = server.resolvedUrls?.local[0] ?? "";
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const bare = await measure(page, url, "bare");
    const ours = await measure(page, url, "ours");
    return [
      row("a file's text to its first rows", ours.openMs, bare.openMs, OPEN_BOUND_MS),
      row("p95 of a frame while scrolling", ours.frameMs, bare.frameMs, FRAME_BOUND_MS),
      row("p95 from an arrow key to its picture", ours.moveMs, bare.moveMs, KEY_BOUND_MS),
      row("p95 from a typed key to its picture", ours.typeMs ?? 0, null, KEY_BOUND_MS),
      ...(await gridEdits(page, url)),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}
