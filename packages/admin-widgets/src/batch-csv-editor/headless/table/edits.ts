import { CELL_MAX_LENGTH, COLUMNS_MAX, ROWS_MAX } from "../batch.constants";
import type { BatchField } from "../batch.types";
import type { BatchColumn, EditProblem } from "../editor.types";
import { storableCell } from "../file/formula-cells";
import type { BatchTable } from "./batch-table";
import { type Change, noChange } from "./change";

/** The change that an edit makes, or why it is refused. */
export type Edit = { readonly change: Change } | { readonly refused: EditProblem };

const refuse = (code: EditProblem["code"], detail: string | null = null): Edit => ({ refused: { code, detail } });

/** An edit that is worked out step by step, one row a step; nothing is changed before its end. */
export type EditSteps = Generator<unknown, Edit>;

/** New texts of cells: row, column id, text. */
export type CellText = readonly [row: number, column: number, text: string];

/** Sets cells; rows that stay as they are are left out. The texts of a row come one after the other. */
export function* setCells(table: BatchTable, texts: Iterable<CellText>): EditSteps {
  const changed = new Map<number, string[]>();
  let [at, own, cells]: [number, string[] | undefined, readonly string[]] = [0, undefined, []];
  for (const [row, column, text] of texts) {
    if (text.length > CELL_MAX_LENGTH) return refuse("cell_too_large");
    if (row !== at) {
      yield;
      [at, own, cells] = [row, changed.get(row), changed.get(row) ?? table.row(row)];
    }
    const after = text === "" ? text : storableCell(text);
    if (after === (cells[column] ?? "")) continue;
    own ??= [...cells];
    while (own.length < column) own.push("");
    own[column] = after;
    cells = own;
    changed.set(row, own);
  }
  return { change: { ...noChange, cells: [...changed].map(([row, next]) => [row, table.row(row), next]) } };
}

/** Two edits as one step: the second one's cells are set in the first one's rows or columns. */
export function combineEdits(first: Edit, cells: Edit): Edit {
  if ("refused" in first) return first;
  return "refused" in cells ? cells : { change: { ...first.change, cells: cells.change.cells } };
}

function nameProblem(columns: readonly BatchColumn[], name: string): EditProblem["code"] | null {
  if (name.trim() === "") return "column_name_invalid";
  return columns.some((column) => column.name === name.trim()) ? "column_name_exists" : null;
}

/** Adds a column at the end; without a name one is made: 'Column 7'. A name must be unique and not empty. */
export function addColumn(table: BatchTable, name: string | null, field: BatchField | null, nextId: number): Edit {
  const { columns } = table;
  if (columns.length >= COLUMNS_MAX) return refuse("too_many_columns", String(COLUMNS_MAX));
  if (name !== null && nameProblem(columns, name)) return refuse("column_name_invalid", name);
  const column = { id: nextId, name: name?.trim() ?? freeName(columns), field };
  return { change: { ...noChange, columns: [columns, [...columns, column]] } };
}

function freeName(columns: readonly BatchColumn[]): string {
  for (let number = columns.length + 1; ; number += 1) {
    const name = `Column ${number}`;
    if (!columns.some((column) => column.name === name)) return name;
  }
}

/** Renames a column. An empty name is invalid; that of another column exists already. */
export function renameColumn(table: BatchTable, id: number, name: string): Edit {
  const { columns } = table;
  const others = columns.filter((column) => column.id !== id);
  const code = nameProblem(others, name);
  if (code) return refuse(code, name);
  const renamed = columns.map((column) => (column.id === id ? { ...column, name: name.trim() } : column));
  return { change: { ...noChange, columns: [columns, renamed] } };
}

/** Deletes a column, unless it is the last one or has a required field. */
export function deleteColumn(table: BatchTable, id: number, required: readonly BatchField[]): Edit {
  const { columns } = table;
  if (columns.length <= 1) return refuse("last_column");
  const field = columns.find((column) => column.id === id)?.field;
  if (field && required.includes(field)) return refuse("required_column", field);
  return { change: { ...noChange, columns: [columns, columns.filter((column) => column.id !== id)] } };
}

/** Gives a column another field; a column that had the field loses it. */
export function mapColumn(table: BatchTable, id: number, field: BatchField | null): Edit {
  const { columns } = table;
  const freed = columns.map((column) => (field && column.field === field ? { ...column, field: null } : column));
  const mapped = freed.map((column) => (column.id === id ? { ...column, field } : column));
  return { change: { ...noChange, columns: [columns, mapped] } };
}

/** Adds empty rows after a row; after null: at the end. Their numbers are new. */
export function addRows(table: BatchTable, after: number | null, count: number): Edit {
  const { rows } = table;
  if (rows.length + count > ROWS_MAX) return refuse("too_many_rows", String(ROWS_MAX));
  const added = Array.from({ length: count }, (_, at) => table.lastRow + 1 + at);
  for (const row of added) table.restore(row, []);
  const place = after === null ? rows.length : rows.indexOf(after) + 1;
  const next = [...rows.slice(0, place), ...added, ...rows.slice(place)];
  return { change: { ...noChange, rows: [rows, next], touched: added } };
}

/** Deletes rows. The last remaining row is cleared rather than removed. */
export function deleteRows(table: BatchTable, gone: ReadonlySet<number>): Edit {
  const { rows } = table;
  const rest = rows.filter((row) => !gone.has(row));
  const touched = rows.filter((row) => gone.has(row));
  const [last] = touched;
  if (rest.length > 0 || last === undefined) return { change: { ...noChange, rows: [rows, rest], touched } };
  return { change: { ...noChange, cells: [[last, table.row(last), []]], rows: [rows, [last]], touched } };
}

/** Sets rows aside, or takes them back. */
export function setAside(table: BatchTable, rows: Iterable<number>, isAside: boolean): Edit {
  const next = new Set(table.aside);
  const touched = [...rows].filter((row) => next.has(row) !== isAside);
  for (const row of touched) {
    if (isAside) next.add(row);
    else next.delete(row);
  }
  return { change: { ...noChange, aside: [table.aside, next], touched } };
}

/** Accepts e-mail addresses as they are written, although they look like a typo. */
export function acceptEmails(table: BatchTable, emails: Iterable<string>, rows: readonly number[]): Edit {
  const next = new Set(table.accepted);
  for (const email of emails) next.add(email.trim().toLowerCase());
  return { change: { ...noChange, accepted: [table.accepted, next], touched: rows } };
}
