/** Rows as one text and the number of cells of each: copied between threads in a fraction of the time of single texts. */
export interface PackedRows {
  readonly text: string;
  readonly widths: Uint16Array;
}

/** Files with this character are refused, so no cell has it. */
const BETWEEN = "\0";

export function packRows(rows: readonly (readonly string[])[]): PackedRows {
  return {
    text: rows.map((row) => row.join(BETWEEN)).join(BETWEEN),
    widths: Uint16Array.from(rows, (row) => row.length),
  };
}

export function unpackRows({ text, widths }: PackedRows): string[][] {
  const cells = text.split(BETWEEN);
  let at = 0;
  return Array.from(widths, (width) => {
    at += width;
    return cells.slice(at - width, at);
  });
}
