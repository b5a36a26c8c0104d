import type { BatchColumn } from "../editor.types";
import type { BatchTable } from "../table/batch-table";
import { fieldOfHeader, plain } from "./field-synonyms";

/** Headers of first names, in English, French, German and Italian, as `plain` writes them. */
const GIVEN = new Set([
  ...["first name", "firstname", "given name", "given names", "forename"],
  ...["prenom", "prenoms", "vorname", "vornamen", "nome"],
]);
/** Headers of family names; some of them mean the full name in a file without a column of first names. */
const FAMILY = new Set([
  ...["last name", "lastname", "surname", "family name", "name"],
  ...["nom", "nom de famille", "nachname", "familienname", "cognome"],
]);

type NameColumns = readonly [given: BatchColumn, family: BatchColumn];

/** The columns of first and family names; null where the file has not one of each, or has full names besides. */
function nameColumns(columns: readonly BatchColumn[]): NameColumns | null {
  const family = columns.filter(({ name }) => FAMILY.has(plain(name)));
  const given = columns.filter(({ name }) => GIVEN.has(plain(name)));
  const [first, last] = [given[0], family[0]];
  if (!first || !last || given.length > 1 || family.length > 1) return null;
  const hasFull = columns.some((column) => {
    return column !== first && column !== last && fieldOfHeader(column.name) === "full_name";
  });
  return hasFull ? null : [first, last];
}

/**
 * Adds a column of full names in front, where a file has first and family names apart, as lists of classes do: without it
 * a person would be imported under the family name alone. Both columns stay.
 */
export function joinNames(table: BatchTable): void {
  const pair = nameColumns(table.columns);
  if (!pair) return;
  const [given, family] = pair;
  const id = table.columns.length;
  for (const row of table.rows) {
    const cells = Array.from({ length: id }, (_, at) => table.cell(row, at));
    const full = [cells[given.id], cells[family.id]].map((part) => (part ?? "").trim()).filter((part) => part !== "");
    table.restore(row, [...cells, full.join(" ")]);
  }
  table.columns = [{ id, name: `${given.name} ${family.name}`, field: null }, ...table.columns];
}
