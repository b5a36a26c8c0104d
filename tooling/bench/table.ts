/** A measured figure beside its peer's. */
export interface Row {
  readonly what: string;
  readonly ours: string;
  readonly peer: string;
  readonly ratio: string;
  /** `–` for a figure that is only told. */
  readonly bound: string;
  readonly held: boolean;
}

/** Prints the rows as one Markdown table. */
export function printTable(rows: Row[]) {
  const cells = [
    ["what", "ours", "peer", "ratio", "bound", ""],
    ...rows.map((row) => [row.what, row.ours, row.peer, row.ratio, row.bound, verdictOf(row)]),
  ];
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`;
  console.log(line(cells[0]));
  console.log(`| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`);
  for (const row of cells.slice(1)) console.log(line(row));
}

/** A figure without a bound is only told. */
function verdictOf({ bound, held }: Row) {
  if (bound === "–") return "";
  return held ? "held" : "NOT HELD";
}

/** The value below which `share` (0–1) of the numbers lie. */
export function quantile(numbers: number[], share: number) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

export const median = (numbers: number[]) => quantile(numbers, 0.5);
