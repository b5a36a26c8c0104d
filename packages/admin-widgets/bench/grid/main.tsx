import "@hotseat/ui/styles.css";
import "../../src/styles.css";
import { createInstance } from "i18next";
import { createRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import texts from "../../locales/batch/en.json";
import common from "../../locales/en.json";
import { BATCH_NAMESPACE } from "../../src/batch-csv-editor/batch-locales";
import { NAMESPACE } from "../../src/locales";
import { watchTasks } from "../long-tasks";
import { Bare } from "./bare";
import { Ours } from "./ours";
import { blockOf, csvOf } from "./rows";

const i18n = createInstance();
await i18n.use(initReactI18next).init({
  lng: "en",
  resources: { en: { [NAMESPACE]: common, [BATCH_NAMESPACE]: texts } },
  interpolation: { escapeValue: false },
});
const root = createRoot(document.getElementById("root") as HTMLElement);

/** Calls back after the next picture is on the screen. */
function afterPaint(then: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  });
}

const gridOf = () => document.querySelector<HTMLElement>("[role=grid], [data-grid]");
const hasRows = () => document.querySelector("[data-row]") !== null;

/** Milliseconds from having the text of a file to seeing its first rows. */
function open(kind: "ours" | "bare", rows: number): Promise<number> {
  const csv = csvOf(rows);
  const start = performance.now();
  root.render(
    kind === "bare" ? (
      <Bare csv={csv} />
    ) : (
      <I18nextProvider i18n={i18n}>
        <Ours csv={csv} />
      </I18nextProvider>
    ),
  );
  return new Promise((resolve) => {
    const look = () => (hasRows() ? afterPaint(() => resolve(performance.now() - start)) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  });
}

/** Milliseconds of each frame while the grid scrolls on by this many pixels a frame. */
function scroll(frames: number, pixels: number): Promise<number[]> {
  const grid = gridOf();
  if (!grid) throw new Error("There is no grid.");
  const took: number[] = [];
  return new Promise((resolve) => {
    let last = performance.now();
    const step = (now: number) => {
      if (took.length > 0 || now > last) took.push(now - last);
      last = now;
      grid.scrollTop += pixels;
      if (took.length < frames) requestAnimationFrame(step);
      else resolve(took.slice(1));
    };
    requestAnimationFrame(step);
  });
}

const presses: number[] = [];
addEventListener("keydown", ({ timeStamp }) => afterPaint(() => presses.push(performance.now() - timeStamp)), {
  capture: true,
});

/** Puts rows of other people on the clipboard. */
const copyBlock = (rows: number) => navigator.clipboard.writeText(blockOf(rows));

const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
let tasks = watchTasks();

async function watch(): Promise<void> {
  await pause();
  tasks = watchTasks();
  tasks.begin();
}

/** Tasks above 50 ms since `watch`, in milliseconds. */
async function longTasks(): Promise<readonly number[]> {
  // A task is reported some time after its end.
  await pause();
  tasks.end();
  return tasks.longTasks;
}

const bench = { open, scroll, presses, copyBlock, watch, longTasks, focus: () => gridOf()?.focus() };
export type GridBench = typeof bench;
declare global {
  var gridBench: GridBench;
}
globalThis.gridBench = bench;
