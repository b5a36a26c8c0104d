import Papa from "papaparse";
import { CELL_MAX_LENGTH, COLUMNS_MAX, ROWS_MAX } from "../batch.constants";
import { lineAt } from "./decode-text";
import type { Delimiter } from "./file.types";
import { FileRefused } from "./file-refused";
import { unguardCell } from "./formula-cells";
import { settleNewlines } from "./newlines";

/** Characters that are parsed at once: a few milliseconds. */
const SLICE_LENGTH = 128 * 1024;
const LONG_SLICE_LENGTH = 2 * CELL_MAX_LENGTH + SLICE_LENGTH;
/** Records that show the delimiter and an absurd number of columns. */
const PREVIEW_ROWS = 20;
const DELIMITERS: readonly Delimiter[] = [",", ";", "\t", "|"];

interface Parsed {
  readonly data: string[][];
  readonly errors: readonly Papa.ParseError[];
  readonly meta: { readonly cursor: number };
}

/** Returns the delimiter that the first records agree on; a comma where there is none. */
export function detectDelimiter(text: string): Delimiter {
  const start = text.slice(0, SLICE_LENGTH);
  const { meta } = Papa.parse(start, {
    preview: PREVIEW_ROWS,
    delimitersToGuess: [...DELIMITERS],
    skipEmptyLines: "greedy",
  });
  return DELIMITERS.find((known) => known === meta.delimiter) ?? ",";
}

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === "");

function refuseErrors(text: string, from: number, { data, errors }: Parsed): void {
  // An error in the last, incomplete record of a slice is found again, or not, with the next slice.
  const error = errors.find(({ type, row }) => type === "Quotes" && (row ?? 0) < data.length);
  if (!error) return;
  const code = error.code === "MissingQuotes" ? "quote_unterminated" : "parse_failed";
  throw new FileRefused(code, { line: lineAt(text, from + (error.index ?? 0)) });
}

/** Checks the limits and makes the cells of a record what they were before an export. */
function readRow(row: string[]): string[] {
  if (row.length > COLUMNS_MAX) throw new FileRefused("too_many_columns", { limit: COLUMNS_MAX });
  for (let at = 0; at < row.length; at += 1) {
    const cell = row[at] ?? "";
    if (cell.length > CELL_MAX_LENGTH) throw new FileRefused("cell_too_large", { limit: CELL_MAX_LENGTH });
    const plain = unguardCell(cell);
    // A cell is a slice of the whole text until it is changed: the text stays in memory as long as one cell of it.
    if (plain !== cell) row[at] = plain;
  }
  return row;
}

/**
 * Refuses an unfinished record as soon as one of its cells must be too large, so that nobody waits for its end. A quote inside a cell
 * takes two characters in the file.
 */
function refuseEndless(record: string, delimiter: Delimiter): void {
  let most = 2 * CELL_MAX_LENGTH;
  for (let at = record.indexOf(delimiter); at >= 0 && most < record.length; at = record.indexOf(delimiter, at + 1)) {
    most += 2 * CELL_MAX_LENGTH;
  }
  if (most < record.length) throw new FileRefused("cell_too_large", { limit: CELL_MAX_LENGTH });
}

/**
 * Parses a file piece by piece and yields its records, without blank ones. Between two pieces the caller may let the browser paint.
 * @throws {FileRefused} for a broken quote or a limit that is passed
 */
export function* parseSlices(source: string, delimiter: Delimiter): Generator<{ rows: string[][]; share: number }> {
  const { text, newline } = settleNewlines(source);
  const parser = new Papa.Parser({ delimiter, newline, quoteChar: '"', escapeChar: '"' } as Papa.ParseConfig);
  let [from, length, count] = [0, SLICE_LENGTH, 0];
  while (from < text.length) {
    // Millions of blank lines are passed over without making a record of each.
    while (text.startsWith(newline, from)) from += newline.length;
    const isLast = from + length >= text.length;
    const slice = text.slice(from, from + length);
    const parsed: Parsed = parser.parse(slice, 0, !isLast);
    if (parsed.data.length === 0) {
      refuseEndless(slice, delimiter);
      // Every cell of an unfinished record but the last is whole.
      if (length === SLICE_LENGTH) readRow((parser.parse(slice, 0, false).data[0] ?? []).slice(0, -1));
    }
    refuseErrors(text, from, parsed);
    const rows = parsed.data.map(readRow).filter((row) => !isBlank(row));
    count += rows.length;
    // One more for the header.
    if (count > ROWS_MAX + 1) throw new FileRefused("too_many_rows", { limit: ROWS_MAX });
    from = isLast ? text.length : from + parsed.meta.cursor;
    // A record that is longer than the slice needs a longer one: at once one that shows a cell without an end.
    length = parsed.data.length === 0 ? Math.max(2 * length, LONG_SLICE_LENGTH) : SLICE_LENGTH;
    yield { rows, share: text.length === 0 ? 1 : from / text.length };
  }
}

/** Parses a pasted block, one row a step. Nothing is skipped, and a broken quote is a cell like another. */
export function* parseBlock(source: string): Generator<void, string[][]> {
  const { text, newline } = settleNewlines(source.replace(/(\r\n|\n|\r)$/, ""));
  const parser = new Papa.Parser({ delimiter: "\t", newline, quoteChar: '"', escapeChar: '"' } as Papa.ParseConfig);
  const rows: string[][] = [];
  let [from, length] = [0, SLICE_LENGTH];
  while (from < text.length) {
    const isLast = from + length >= text.length;
    const { data, meta }: Parsed = parser.parse(text.slice(from, from + length), 0, !isLast);
    for (const row of data) {
      rows.push(row.map(unguardCell));
      yield;
    }
    from = isLast ? text.length : from + meta.cursor;
    length = data.length === 0 ? 2 * length : SLICE_LENGTH;
  }
  return rows;
}
