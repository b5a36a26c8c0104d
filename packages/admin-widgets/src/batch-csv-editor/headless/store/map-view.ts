import type { BatchField } from "../batch.types";
import type { ColumnMapping } from "../editor.types";
import { samplesOf } from "../mapping/guess-fields";
import type { BatchTable } from "../table/batch-table";

const HEAD_ROWS = 200;

/** The mapping step: each column with samples, and the required fields that no column has. */
export function mapView(
  table: BatchTable,
  origins: ReadonlyMap<number, ColumnMapping["origin"]>,
  required: readonly BatchField[],
): { mappings: readonly ColumnMapping[]; missing: readonly BatchField[] } {
  const head = table.rows.slice(0, HEAD_ROWS).map((row) => table.row(row));
  const mappings = table.columns.map((column) => ({
    ...column,
    samples: samplesOf(head, column.id),
    origin: column.field === null ? ("none" as const) : (origins.get(column.id) ?? "guessed"),
  }));
  const missing = required.filter((field) => !table.columns.some((column) => column.field === field));
  return { mappings, missing };
}
