import type { FileProblemCode } from "./file.types";
import { FileRefused } from "./file-refused";

/** Bytes that show the kind of a file. */
export const SNIFFED_BYTES = 4096;

/** First bytes of files that are no text. An Excel file is a ZIP archive (.xlsx) or a compound file (.xls). */
const MAGIC: readonly (readonly [FileProblemCode, readonly number[]])[] = [
  ["archive", [0x50, 0x4b, 0x03, 0x04]],
  ["archive", [0x50, 0x4b, 0x05, 0x06]],
  ["archive", [0x50, 0x4b, 0x07, 0x08]],
  ["excel_file", [0xd0, 0xcf, 0x11, 0xe0]],
  ["archive", [0x1f, 0x8b]],
  ["archive", [0x37, 0x7a, 0xbc, 0xaf]],
  ["archive", [0x52, 0x61, 0x72, 0x21]],
  ["binary", [0x25, 0x50, 0x44, 0x46]],
  ["binary", [0x89, 0x50, 0x4e, 0x47]],
  ["binary", [0xff, 0xd8, 0xff]],
  ["binary", [0x47, 0x49, 0x46, 0x38]],
  ["binary", [0x7f, 0x45, 0x4c, 0x46]],
  ["encoding_unsupported", [0xff, 0xfe, 0x00, 0x00]],
  ["encoding_unsupported", [0x00, 0x00, 0xfe, 0xff]],
];

const startsWith = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte);

/** Folders that the archive of a spreadsheet or of LibreOffice begins with. */
const SPREADSHEET = /\[Content_Types\]\.xml|xl\/|_rels\/|application\/vnd\.oasis\.opendocument\.spreadsheet/;

/**
 * Refuses a file by its first bytes, whatever its name says.
 * @throws {FileRefused} `excel_file` for a spreadsheet, `archive`, `binary` or, for UTF-32, `encoding_unsupported`
 */
export function refuseBinary(start: Uint8Array): void {
  const found = MAGIC.find(([, magic]) => startsWith(start, magic));
  if (!found) return;
  const [code] = found;
  if (code === "archive" && SPREADSHEET.test(latin(start.subarray(0, SNIFFED_BYTES))))
    throw new FileRefused("excel_file");
  throw new FileRefused(code);
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
