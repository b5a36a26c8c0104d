import { type BatchJobs, checkRows } from "./batch-jobs";
import { readFile } from "./read-file";
import { inSlices } from "./slices";

/** The long work on the page's own thread, in slices: where there is no worker, or the page's security policy forbids one. */
export const inlineJobs: BatchJobs = {
  async prepare() {},
  async read(source, chosen, report, signal) {
    await readFile(source, chosen, report, (steps) => inSlices(steps, signal));
  },
  async check({ rows, cellsOf, rules, report }, signal) {
    await inSlices(checkRows(rows, cellsOf, rules, report), signal);
  },
  dispose() {},
};
