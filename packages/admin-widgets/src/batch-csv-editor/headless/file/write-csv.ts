import type { Delimiter } from "./file.types";
import { guardCell } from "./formula-cells";

/** Characters that end or split a cell in some program: another country's delimiter would make two cells of one. */
const TO_QUOTE = /[",;\t|\r\n]|^\s|\s$/;

function writeCell(value: string): string {
  const guarded = guardCell(value);
  return TO_QUOTE.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** One record, with its line break. */
export function writeRecord(cells: readonly string[], delimiter: Delimiter = ","): string {
  return `${cells.map(writeCell).join(delimiter)}\r\n`;
}

/** A file of records as UTF-8 with a mark at its start, so that Excel reads the accents. */
export function csvBlob(records: readonly string[]): Blob {
  return new Blob(["\uFEFF", ...records], { type: "text/csv;charset=utf-8" });
}

/** A block for the clipboard: cells split by tabs, as spreadsheets write them. */
export function writeBlock(rows: readonly (readonly string[])[]): string {
  const cell = (value: string) => {
    const guarded = guardCell(value);
    return /["\t\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
  };
  return rows.map((row) => row.map(cell).join("\t")).join("\r\n");
}
