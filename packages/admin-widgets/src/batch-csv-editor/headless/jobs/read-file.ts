import { FILE_MAX_BYTES } from "../batch.constants";
import { decodeText } from "../file/decode-text";
import type { FileFormat } from "../file/file.types";
import { FileRefused } from "../file/file-refused";
import { detectDelimiter, parseSlices } from "../file/parse-csv";
import { type ByteSource, readBytes } from "../file/read-bytes";
import { looksLikeHeader } from "../mapping/guess-fields";
import { type NamePlaces, namePlaces, withFullName } from "../mapping/joined-name";

/** A file, or a pasted text. */
export type TextSource = ByteSource | string;

/** Parts of the format that a person has chosen; the others are detected. */
export type ChosenFormat = Partial<FileFormat>;

/** Reports of a reader, in this order: `format`, then `rows` again and again, and `format` once more where later rows have more cells. */
export type ReadEvent =
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "format"; readonly format: FileFormat; readonly headers: readonly string[] }
  | { readonly kind: "rows"; readonly rows: string[][]; readonly share: number };

/** Names of the columns: trimmed, unique, none empty. Without a header, and beyond it, columns are numbered. */
function columnNames(header: readonly string[] | null, width: number): string[] {
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, at) => {
    const wanted = (header?.[at] ?? "").trim() || `Column ${at + 1}`;
    let name = wanted;
    for (let copy = 2; taken.has(name); copy += 1) name = `${wanted} (${copy})`;
    taken.add(name);
    return name;
  });
}

async function textOf(source: TextSource, chosen: ChosenFormat, onShare: (share: number) => void) {
  if (typeof source === "string") {
    if (source.length > FILE_MAX_BYTES) throw new FileRefused("file_too_large", { limit: FILE_MAX_BYTES });
    return decodeText(new TextEncoder().encode(source), "utf-8");
  }
  return decodeText(await readBytes(source, onShare), chosen.encoding ?? null);
}

const widest = (rows: readonly string[][], least: number) =>
  rows.reduce((width, row) => Math.max(width, row.length), least);

/** Reports the records in pieces. The first piece decides the format, and whether full names come in front. */
export function* recordsOf(text: string, encoding: FileFormat["encoding"], chosen: ChosenFormat): Generator<ReadEvent> {
  const delimiter = chosen.delimiter ?? detectDelimiter(text);
  let header: readonly string[] | null = null;
  let format: FileFormat | null = null;
  let names: NamePlaces | null = null;
  let [width, hasRows] = [0, false];
  for (const { rows, share } of parseSlices(text, delimiter)) {
    const before = width;
    width = widest(rows, width);
    if (!format && rows[0]) {
      const hasHeader = chosen.hasHeader ?? looksLikeHeader(rows[0]);
      header = hasHeader ? (rows.shift() ?? null) : null;
      format = { encoding, delimiter, hasHeader };
      names = header && namePlaces(header);
    }
    if (format && width > before) {
      const headers = columnNames(header, width);
      yield { kind: "format", format, headers: names ? withFullName(headers, names) : headers };
    }
    hasRows ||= rows.length > 0;
    const places = names;
    yield { kind: "rows", rows: places ? rows.map((row) => withFullName(row, places)) : rows, share };
  }
  if (!format) throw new FileRefused("empty_file");
  if (!hasRows) throw new FileRefused("no_rows");
}

/**
 * Reads a source from its bytes to its records.
 * @param pause lets others work between two pieces, where the reader shares its thread
 * @throws {FileRefused}
 */
export async function readFile(
  source: TextSource,
  chosen: ChosenFormat,
  report: (event: ReadEvent) => void,
  run: (steps: Iterator<unknown>) => Promise<boolean>,
): Promise<void> {
  const { text, encoding } = await textOf(source, chosen, (share) => report({ kind: "progress", share: share / 2 }));
  function* steps() {
    for (const event of recordsOf(text, encoding, chosen)) {
      report(event);
      yield;
    }
  }
  await run(steps());
}
