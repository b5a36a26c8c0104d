import { CELL_MAX_LENGTH, COLUMNS_MAX, FILE_MAX_BYTES, ROWS_MAX } from "../batch.constants";
import type { FileEncoding, FileProblemCode } from "./file.types";
import type { ByteSource } from "./read-bytes";

const GIGABYTE = 1024 ** 3;
const HEAD = "email,name\r\n";
const GOOD = `${HEAD}lea@bfh.ch,Léa\r\n`;

/** Expected result of a file: its problem, or the cells of its first row. */
export type Outcome = { readonly problem: FileProblemCode } | { readonly cells: readonly string[] };
export type Hostile = readonly [name: string, source: ByteSource | Blob, outcome: Outcome];

const problem = (code: FileProblemCode): Outcome => ({ problem: code });
const cells = (...values: string[]): Outcome => ({ cells: values });
const text = (value: string) => new Blob([value]);
const bytes = (...values: number[]) => new Blob([Uint8Array.from(values)]);

function utf16(value: string, encoding: FileEncoding, hasMark: boolean): Blob {
  const marked = hasMark ? `\uFEFF${value}` : value;
  const view = new DataView(new ArrayBuffer(marked.length * 2));
  for (let at = 0; at < marked.length; at += 1) view.setUint16(at * 2, marked.charCodeAt(at), encoding === "utf-16le");
  return new Blob([view]);
}

function utf32(value: string, isLittle: boolean, hasMark: boolean): Blob {
  const points = [...(hasMark ? `\uFEFF${value}` : value)];
  const view = new DataView(new ArrayBuffer(points.length * 4));
  for (const [at, point] of points.entries()) view.setUint32(at * 4, point.codePointAt(0) ?? 0, isLittle);
  return new Blob([view]);
}

const latin = (value: string) => new Blob([Uint8Array.from(value, (letter) => letter.charCodeAt(0))]);

/** A line without an end, as far as it is read; counts what is read. */
export function endlessLine(size: number): ByteSource & { readonly read: () => number } {
  const piece = new Uint8Array(1024 * 1024).fill(97);
  let read = 0;
  return {
    size,
    read: () => read,
    stream: () =>
      new ReadableStream({
        pull(controller) {
          if (read >= GIGABYTE) return controller.close();
          read += piece.byteLength;
          controller.enqueue(piece);
        },
      }),
  };
}

const failing: ByteSource = {
  size: 10,
  stream: () =>
    new ReadableStream({
      pull(controller) {
        controller.error(new Error("the disk is gone"));
      },
    }),
};

const zip = (content: string) => new Blob([Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]), content]);
const row = (...values: string[]) => text(`${HEAD}${values.join(",")}\r\n`);
const wide = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`).join(",");

const LIMITS: readonly Hostile[] = [
  ["a file of 1 GB by its size", endlessLine(GIGABYTE), problem("file_too_large")],
  ["a line of 1 GB whose size nobody knows", endlessLine(0), problem("file_too_large")],
  ["one byte more than 50 MB", endlessLine(FILE_MAX_BYTES + 1), problem("file_too_large")],
  ["1,000 columns", text(`${wide(1000)}\n${wide(1000)}\n`), problem("too_many_columns")],
  ["one column too many in the second row", text(`a,b\n${wide(COLUMNS_MAX + 1)}\n`), problem("too_many_columns")],
  ["as many columns as are allowed", text(`${wide(COLUMNS_MAX)}\n1\n`), cells("1")],
  ["a cell of more than 1 MB", row("x".repeat(CELL_MAX_LENGTH + 1), "b"), problem("cell_too_large")],
  [
    "a quoted cell of more than 1 MB",
    row(`"${"x\n".repeat(CELL_MAX_LENGTH / 2 + 1)}"`, "b"),
    problem("cell_too_large"),
  ],
  ["a line of 20 MB", text(`${HEAD}${"x".repeat(20 * 1024 * 1024)}`), problem("cell_too_large")],
  ["20 MB of commas", text(`${HEAD}${",".repeat(20 * 1024 * 1024)}`), problem("too_many_columns")],
  ["20 MB of quotes", text(`${HEAD}${'"'.repeat(20 * 1024 * 1024)}`), problem("cell_too_large")],
  ["20 MB of line breaks", text(`${HEAD}${"\n".repeat(20 * 1024 * 1024)}`), problem("no_rows")],
  ["more rows than are allowed", text(`a,b\n${"1,2\n".repeat(ROWS_MAX + 1)}`), problem("too_many_rows")],
];

const BINARY: readonly Hostile[] = [
  ["an .xlsx file", zip("[Content_Types].xml xl/workbook.xml"), problem("excel_file")],
  ["an .xlsx file with folders first", zip("_rels/.rels"), problem("excel_file")],
  ["an .ods file", zip("mimetypeapplication/vnd.oasis.opendocument.spreadsheet"), problem("excel_file")],
  ["an .xls file", bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), problem("excel_file")],
  ["a ZIP archive renamed to .csv", zip("holiday.jpg"), problem("archive")],
  ["an empty ZIP archive", bytes(0x50, 0x4b, 5, 6, 0, 0), problem("archive")],
  ["a gzip file", bytes(0x1f, 0x8b, 8, 0), problem("archive")],
  ["a 7z archive", bytes(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c), problem("archive")],
  ["a RAR archive", text("Rar!\u001a\u0007"), problem("archive")],
  ["a PDF", text("%PDF-1.7 \u0001"), problem("binary")],
  ["a PNG picture", bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), problem("binary")],
  ["a JPEG picture", bytes(0xff, 0xd8, 0xff, 0xe0), problem("binary")],
  ["a program", bytes(0x7f, 0x45, 0x4c, 0x46, 2, 1), problem("binary")],
  ["control characters", text("\u0001\u0002\u0003\u0004,\u0005\u0006\n"), problem("binary")],
  ["a NUL character in a cell", row("a\0b", "c"), problem("nul_character")],
  ["a NUL character at the end", text(`${GOOD}\0`), problem("nul_character")],
  ["nothing", text(""), problem("empty_file")],
  ["a mark alone", text("\uFEFF"), problem("empty_file")],
  ["blank lines alone", text("\r\n \r\n\t\r\n"), problem("empty_file")],
  ["a header alone", text(HEAD), problem("no_rows")],
  ["a header and blank rows", text(`${HEAD},\r\n , \r\n`), problem("no_rows")],
  ["a file that cannot be read", failing, problem("unreadable")],
];

const ENCODINGS: readonly Hostile[] = [
  ["UTF-8 with a mark", text(`\uFEFF${GOOD}`), cells("lea@bfh.ch", "Léa")],
  ["UTF-16 LE with a mark", utf16(GOOD, "utf-16le", true), cells("lea@bfh.ch", "Léa")],
  ["UTF-16 BE with a mark", utf16(GOOD, "utf-16be", true), cells("lea@bfh.ch", "Léa")],
  ["UTF-16 LE without a mark", utf16(GOOD, "utf-16le", false), cells("lea@bfh.ch", "Léa")],
  ["UTF-16 BE without a mark", utf16(GOOD, "utf-16be", false), cells("lea@bfh.ch", "Léa")],
  ["UTF-32 LE with a mark", utf32(GOOD, true, true), problem("encoding_unsupported")],
  ["UTF-32 BE with a mark", utf32(GOOD, false, true), problem("encoding_unsupported")],
  ["UTF-32 LE without a mark", utf32(GOOD, true, false), problem("encoding_unsupported")],
  ["Windows-1252", latin("email,name\nlea@bfh.ch,L\xe9a \x80 \x93x\x94\n"), cells("lea@bfh.ch", "Léa € “x”")],
  ["UTF-8 with one byte of Windows-1252", new Blob(["a,b\nÄ,", Uint8Array.of(0xe9)]), cells("Ã„", "é")],
  ["half a character at the end", new Blob(["a,b\n1,", Uint8Array.of(0xc3)]), cells("1", "Ã")],
  [
    "half of a UTF-16 pair at the end",
    new Blob([utf16("a,b\n1,2", "utf-16le", true), Uint8Array.of(0x41)]),
    cells("1", "2\uFFFD"),
  ],
];

const RECORDS: readonly Hostile[] = [
  ["a quote that is never closed", row('"a', "b"), problem("quote_unterminated")],
  ["a quote that is never closed, in the header", text('"email,name\na,b\n'), problem("quote_unterminated")],
  ["text after a closed quote", row('"a"b', "c"), problem("parse_failed")],
  ["a quote inside a cell without quotes", row('5" disk', "b"), cells('5" disk', "b")],
  ["doubled quotes", row('"say ""hi"""', "b"), cells('say "hi"', "b")],
  ["a line break in quotes", row('"a\r\nb"', '"c\nd"'), cells("a\r\nb", "c\nd")],
  ["lone carriage returns", text("email,name\rlea@bfh.ch,Léa\r"), cells("lea@bfh.ch", "Léa")],
  ["three kinds of line breaks", text("a,b\r\n1,2\n3,4\r5,6"), cells("1", "2")],
  ["a different number of cells in each row", text("a,b\n1\n1,2,3\n"), cells("1")],
  ["names of columns that are empty or twice", text("name, name ,\n1,2,3\n"), cells("1", "2", "3")],
];

const CONTENT: readonly Hostile[] = [
  ["a formula", row("=cmd|' /C calc'!A0", "+1"), cells("=cmd|' /C calc'!A0", "+1")],
  ["an exported formula", row("'=1+1", "'@x"), cells("=1+1", "@x")],
  ["an apostrophe that was typed", row("'n Abend", "''=1"), cells("'n Abend", "'=1")],
  ["markup", row("<img src=x onerror=alert(1)>", "</script>"), cells("<img src=x onerror=alert(1)>", "</script>")],
  ["emoji with joiners", row("👩🏽‍🚀", "🇨🇭"), cells("👩🏽‍🚀", "🇨🇭")],
  ["text that changes its direction", row("\u202Egro.live@a", "שלום"), cells("\u202Egro.live@a", "שלום")],
  ["invisible characters", row("a\u200B@b.ch", "\u00A0x"), cells("a\u200B@b.ch", "\u00A0x")],
  ["names of an object’s inner parts", text("__proto__,constructor\na,b\n"), cells("a", "b")],
  ["a hundred marks on one letter", row(`e${"\u0301".repeat(100)}`, "b"), cells(`e${"\u0301".repeat(100)}`, "b")],
  ["no line break at the end", text("a,b\n1,2"), cells("1", "2")],
];

export const HOSTILE_FILES: readonly Hostile[] = [...LIMITS, ...BINARY, ...ENCODINGS, ...RECORDS, ...CONTENT];
