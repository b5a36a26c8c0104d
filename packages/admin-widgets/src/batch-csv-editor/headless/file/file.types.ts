/** Encodings that a file can be read in. */
export type FileEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

export type Delimiter = "," | ";" | "\t" | "|";

/** How a file is read. Detected; each part can be changed, and the file is read again. */
export interface FileFormat {
  readonly encoding: FileEncoding;
  readonly delimiter: Delimiter;
  /** True: the first line that is not blank has the names of the columns. */
  readonly hasHeader: boolean;
}

/** Codes of files that are refused. Their words are `batch.files.<code>`. */
export type FileProblemCode =
  | "file_too_large"
  | "too_many_columns"
  | "too_many_rows"
  | "cell_too_large"
  | "excel_file"
  | "archive"
  | "binary"
  | "encoding_unsupported"
  | "nul_character"
  | "quote_unterminated"
  | "empty_file"
  | "no_rows"
  | "unreadable"
  | "parse_failed";

/** Refused file. */
export interface FileProblem {
  readonly code: FileProblemCode;
  /** Line of the file as a text editor counts them, from 1, where it is known. */
  readonly line: number | null;
  /** The limit that was passed: bytes, columns, rows or characters. */
  readonly limit: number | null;
}
