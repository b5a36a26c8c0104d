import Papa from "papaparse";
import { inferSchema, initParser } from "udsv";
import { watchTasks } from "../../../packages/admin-widgets/bench/long-tasks.ts";
import { PLATFORM } from "../../../packages/admin-widgets/src/batch-csv-editor/headless/batch.fixtures.ts";
import { plantedFile } from "../../../packages/admin-widgets/src/batch-csv-editor/headless/planted-file.fixtures.ts";
import { type BatchEditor, createBatchEditor } from "../../../packages/admin-widgets/src/batch-csv-editor/headless.ts";
import { type HostileFigure, measureHostile } from "./hostile.ts";

/** Figures of the rounds in the page, in milliseconds. */
export interface PageFigures {
  readonly ours: number[];
  readonly papaparse: number[];
  readonly udsv: number[];
  /** Tasks of the page's thread above 50 ms while our rounds ran. */
  readonly longTasks: number[];
  readonly withProblems: number;
  readonly updated: number;
  readonly hasWorker: boolean;
}

/** Figures of the hostile files. */
export interface HostileFigures {
  readonly files: HostileFigure[];
  /** Tasks of the page's thread above 50 ms while they were read. */
  readonly longTasks: number[];
}

declare global {
  interface Window {
    measureHostile(): Promise<HostileFigures>;
    measureBatch(rows: number, faults: number, rounds: number): Promise<PageFigures>;
  }
}

const SEED = 20_261_125;
/** Every second row is a stored person with another name. */
const STORED_SHARE = 2;

const settled = (editor: BatchEditor) =>
  new Promise<void>((resolve) => {
    const look = () => {
      const state = editor.store.getState();
      if (state.step !== "check" || state.checking) return;
      stop();
      resolve();
    };
    const stop = editor.store.subscribe(look);
    look();
  });

const nextPause = () => new Promise((resolve) => setTimeout(resolve, 100));

function peopleOf(text: string) {
  const { data } = Papa.parse<string[]>(text, { delimiter: ";" });
  return data
    .slice(1)
    .filter((row, index) => index % STORED_SHARE === 0 && row[0])
    .map((row) => ({ email: row[0] ?? "", full_name: "Another Name" }));
}

async function measureOurs(text: string, known: { email: string; full_name: string }[]) {
  const editor = createBatchEditor({ scope: PLATFORM, known, onUpload: () => Promise.reject(new Error("no upload")) });
  await editor.prepare();
  const file = new Blob([text]);
  await nextPause();
  const from = performance.now();
  await editor.openFile(file);
  editor.confirmMapping();
  await settled(editor);
  const ms = performance.now() - from;
  const state = editor.store.getState();
  editor.dispose();
  if (state.step !== "check") throw new Error(`the editor is in ${state.step}`);
  return { ms, totals: state.totals };
}

function timed(work: () => unknown): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

window.measureHostile = async () => {
  const tasks = watchTasks();
  await nextPause();
  tasks.begin();
  const files = await measureHostile();
  await nextPause();
  tasks.end();
  return { files, longTasks: tasks.longTasks };
};

window.measureBatch = async (rows, faults, rounds) => {
  const { text } = plantedFile(rows, faults, SEED);
  const known = peopleOf(text);
  const tasks = watchTasks();
  const figures = { ours: [] as number[], papaparse: [] as number[], udsv: [] as number[] };
  let [withProblems, updated] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    await nextPause();
    tasks.begin();
    const ours = await measureOurs(text, known);
    await nextPause();
    tasks.end();
    figures.ours.push(ours.ms);
    [withProblems, updated] = [ours.totals.withProblems, ours.totals.updated];
    figures.papaparse.push(timed(() => Papa.parse(text, { skipEmptyLines: true })));
    await nextPause();
    figures.udsv.push(timed(() => initParser(inferSchema(text)).stringArrs(text)));
  }
  return { ...figures, longTasks: tasks.longTasks, withProblems, updated, hasWorker: typeof Worker !== "undefined" };
};
