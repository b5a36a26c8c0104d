/**
 * @typedef {{ what: string, ours: string, peer: string, ratio: string, bound: string, held: boolean }} Row
 */

/** Prints the rows as one Markdown table. @param {Row[]} rows */
export function printTable(rows) {
  const cells = [
    ["what", "ours", "peer", "ratio", "bound", ""],
    ...rows.map((row) => [row.what, row.ours, row.peer, row.ratio, row.bound, verdictOf(row)]),
  ];
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`;
  console.log(line(cells[0]));
  console.log(`| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`);
  for (const row of cells.slice(1)) console.log(line(row));
}

/** A figure without a bound is only told. @param {Row} row */
function verdictOf({ bound, held }) {
  if (bound === "–") return "";
  return held ? "held" : "NOT HELD";
}

/** The value below which `share` (0–1) of the numbers lie. @param {number[]} numbers @param {number} share */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

export const median = (numbers) => quantile(numbers, 0.5);
