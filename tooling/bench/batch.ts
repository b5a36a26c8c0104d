import path from "node:path";
import { gzipSync } from "node:zlib";
import { hotseatSource } from "@hotseat/vite-config/hotseat.ts";
import type { Browser, Page } from "@playwright/test";
import { build, preview } from "vite";
import { openBrowser } from "../checks/browser.ts";
import type { HostileFigures, PageFigures } from "./batch/page.ts";
import { median, type Row } from "./table.ts";

const ROOT = path.join(import.meta.dirname, "batch");
const HEADLESS = path.resolve(import.meta.dirname, "../../packages/admin-widgets/src/batch-csv-editor/headless.ts");
const ROWS = 10_000;
const FAULTS = 500;
const ROUNDS = 7;
const BOUND_MS = 150;
const LONG_TASK_MS = 50;
const SIZE_BOUND_KB = 45;
const HOSTILE_BOUND_MS = 1000;
/** Hostile files that are beyond a limit of their size. */
const TOO_LARGE = /1 GB|50 MB/;

async function openPage(browser: Browser, url: string, hasWorker: boolean): Promise<Page> {
  const page = await browser.newPage();
  if (!hasWorker) await page.addInitScript(() => Reflect.deleteProperty(globalThis, "Worker"));
  await page.goto(url);
  await page.waitForFunction(() => "measureBatch" in window);
  return page;
}

async function hostileRows(browser: Browser, url: string): Promise<Row[]> {
  const page = await openPage(browser, url, true);
  const { files, longTasks }: HostileFigures = await page.evaluate(() => window.measureHostile());
  await page.close();
  const slowest = (wanted: (name: string) => boolean, what: string): Row => {
    const [first] = files.filter(({ name }) => wanted(name)).sort((one, other) => other.ms - one.ms);
    if (!first) throw new Error(`there is no hostile file: ${what}`);
    return {
      what: `batch, ${what}: ${first.name}`,
      ours: `${first.ms.toFixed(0)} ms`,
      peer: "–",
      ratio: "–",
      bound: `≤ ${HOSTILE_BOUND_MS} ms`,
      held: first.ms <= HOSTILE_BOUND_MS,
    };
  };
  return [
    slowest((name) => TOO_LARGE.test(name), "slowest refusal of a file that is too large"),
    slowest(() => true, `slowest of ${files.length} hostile files`),
    longTaskRow(`of ${files.length} hostile files`, longTasks, "in all"),
  ];
}

const longTaskRow = (of: string, longTasks: readonly number[], within: string): Row => ({
  what: `batch, tasks above ${LONG_TASK_MS} ms on the page's thread ${of}`,
  ours: `${longTasks.length} ${within}`,
  peer: "–",
  ratio: "–",
  bound: "0",
  held: longTasks.length === 0,
});

async function figuresOf(browser: Browser, url: string, hasWorker: boolean): Promise<PageFigures> {
  const page = await openPage(browser, url, hasWorker);
  const figures = await page.evaluate(([rows, faults, rounds]) => window.measureBatch(rows, faults, rounds), [
    ROWS,
    FAULTS,
    ROUNDS,
  ] as const);
  await page.close();
  if (figures.hasWorker !== hasWorker) throw new Error("the page has, or lacks, workers against the plan");
  if (figures.withProblems === 0 || figures.updated === 0) throw new Error("the editor found nothing");
  return figures;
}

const ms = (times: number[]) => `${median(times).toFixed(1)} ms`;

function rowsOf(where: string, { ours, papaparse, udsv, longTasks }: PageFigures): Row[] {
  const what = `batch, parse + validate + diff of ${ROWS} × 12 ${where}`;
  const peers = [
    { name: "PapaParse, parse alone", times: papaparse },
    { name: "uDSV, parse alone", times: udsv },
  ];
  return [
    ...peers.map(({ name, times }) => ({
      what,
      ours: `${ms(ours)} (first ${ours[0]?.toFixed(0)})`,
      peer: `${ms(times)} ${name}`,
      ratio: (median(ours) / median(times)).toFixed(2),
      bound: `≤ ${BOUND_MS} ms`,
      held: median(ours) <= BOUND_MS,
    })),
    longTaskRow(where, longTasks, `in ${ROUNDS} rounds`),
  ];
}

/** The headless entry with its parser and its worker, without React and zustand, compressed file by file. */
async function size(): Promise<Row> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [hotseatSource()],
    worker: { format: "es" },
    build: {
      write: false,
      minify: true,
      lib: { entry: HEADLESS, formats: ["es"] },
      rolldownOptions: { external: [/^react/, /^zustand/] },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ("output" in one ? one.output : []));
  const bytes = outputs.reduce((sum, file) => {
    const content = file.type === "chunk" ? file.code : file.source;
    return sum + gzipSync(content, { level: 9 }).length;
  }, 0);
  return {
    what: `batch, headless entry with parser and worker, ${outputs.length} files`,
    ours: `${(bytes / 1000).toFixed(1)} kB gzip`,
    peer: "–",
    ratio: "–",
    bound: `≤ ${SIZE_BOUND_KB} kB`,
    held: bytes <= SIZE_BOUND_KB * 1000,
  };
}

/**
 * A file of users from its bytes to its checked and compared rows in Chromium, on a worker and, without one, in slices, beside two
 * parsers in the same page.
 */
export async function batch(folder: string): Promise<Row[]> {
  const outDir = path.join(folder, "batch");
  const shared = { root: ROOT, configFile: false as const, logLevel: "error" as const };
  await build({
    ...shared,
    plugins: [hotseatSource()],
    worker: { format: "es" },
    build: { outDir, target: "es2023", emptyOutDir: true },
  });
  const server = await preview({ ...shared, build: { outDir }, preview: { host: "127.0.0.1", port: 0 } });
  const browser = await openBrowser();
  try {
    const [url] = server.resolvedUrls?.local ?? [];
    if (!url) throw new Error("the page has no address");
    return [
      ...rowsOf("on a worker", await figuresOf(browser, url, true)),
      ...rowsOf("without a worker", await figuresOf(browser, url, false)),
      ...(await hostileRows(browser, url)),
      await size(),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}
