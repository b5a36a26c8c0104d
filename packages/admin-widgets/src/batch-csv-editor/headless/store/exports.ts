import { DEFAULT_FILE_NAME } from "../batch.constants";
import type { BatchField, BatchRowResult } from "../batch.types";
import { csvBlob, writeRecord } from "../file/write-csv";
import { inSlices } from "../jobs/slices";
import { scopeFields } from "../mapping/scope-fields";
import type { BatchCore } from "./batch-core";

/** A file to download. */
export interface CsvFile {
  readonly name: string;
  readonly blob: Blob;
}

function* records(core: BatchCore, rows: readonly number[], more: (row: number) => string[], lines: string[]) {
  const { table } = core.model;
  for (const row of rows) {
    lines.push(writeRecord([...table.columns.map(({ id }) => table.cell(row, id)), ...more(row)]));
    yield;
  }
}

/** Fields of the template: those of the scope; a short name is made from the full one. */
const templateFields = ({ options: { template, scope } }: BatchCore): readonly BatchField[] =>
  template?.columns ?? scopeFields(scope).filter((field) => field !== "short_name");

/** Files to download: UTF-8 with a mark, lines end in CRLF, no cell can start a formula. */
export function createExports(core: BatchCore) {
  async function write(rows: readonly number[], heads: readonly string[], more: (row: number) => string[]) {
    const lines = [writeRecord([...core.model.table.columns.map(({ name }) => name), ...heads])];
    await inSlices(records(core, rows, more, lines));
    return csvBlob(lines);
  }

  return {
    /** The whole table as it is. */
    async exportCsv(name: string = DEFAULT_FILE_NAME): Promise<CsvFile> {
      core.edits.finish();
      return { name, blob: await write(core.model.table.rows, [], () => []) };
    },
    /**
     * The rows of the last result that are not in, with a column for the reason.
     * @param heading name of that column
     * @param reasonOf words of a reason
     */
    async exportRejected(
      name: string,
      heading: string,
      reasonOf: (result: BatchRowResult) => string,
    ): Promise<CsvFile> {
      core.edits.finish();
      const { model, session } = core;
      const results = new Map(session.result?.results.map((result) => [result.row, result]));
      const rows = model.table.rows.filter((row) => results.has(row));
      const more = (row: number) => {
        const result = results.get(row);
        return [result ? reasonOf(result) : ""];
      };
      return { name, blob: await write(rows, [heading], more) };
    },
    /** An empty file with the columns of the scope, and the example rows of the template. */
    templateCsv(name: string): CsvFile {
      const rows = [templateFields(core), ...(core.options.template?.rows ?? [])];
      return { name, blob: csvBlob(rows.map((row) => writeRecord(row))) };
    },
  };
}
