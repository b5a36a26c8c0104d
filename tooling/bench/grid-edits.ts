import type { Page } from "@playwright/test";
import type { Row } from "./table.ts";

const ROWS = 10_000;

/** A step on the whole grid: keys that do it, and the number of rows with a problem once it is checked. */
const STEPS: readonly { readonly what: string; readonly keys: readonly string[]; readonly faulty: number }[] = [
  { what: "emptying every cell", keys: ["Control+A", "Delete"], faulty: 10_000 },
  { what: "undo of the emptying", keys: ["Control+Z"], faulty: 200 },
  { what: "redo of the emptying", keys: ["Control+Y"], faulty: 10_000 },
  { what: "second undo of the emptying", keys: ["Control+Z"], faulty: 200 },
  { what: "pasting 10,000 rows over them", keys: ["Control+Home", "Control+V"], faulty: 400 },
  { what: "undo of the pasting over", keys: ["Control+Z"], faulty: 200 },
  { what: "redo of the pasting over", keys: ["Control+Y"], faulty: 400 },
  { what: "pasting 10,000 rows below them", keys: ["Control+End", "Home", "Control+V"], faulty: 19_999 },
  { what: "undo of the pasting below", keys: ["Control+Z"], faulty: 400 },
  { what: "redo of the pasting below", keys: ["Control+Y"], faulty: 19_999 },
];

/** Tasks above 50 ms of the page's thread in each step on all cells of 10,000 rows, from the key to the end of the check. */
export async function gridEdits(page: Page, url: string): Promise<Row[]> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: new URL(url).origin });
  await page.goto(url);
  await page.waitForFunction(() => "gridBench" in globalThis);
  await page.evaluate(`gridBench.open("ours", ${ROWS})`);
  await page.getByText("200 rows need a look").waitFor();
  await page.evaluate(`gridBench.copyBlock(${ROWS})`);
  await page.evaluate("gridBench.focus()");
  const rows: Row[] = [];
  for (const { what, keys, faulty } of STEPS) {
    for (const key of keys.slice(0, -1)) await page.keyboard.press(key);
    await page.evaluate("gridBench.watch()");
    await page.keyboard.press(keys.at(-1) ?? "");
    await page.getByText(`${faulty.toLocaleString("en")} rows need a look`).waitFor();
    const longTasks = await page.evaluate<number[]>("gridBench.longTasks()");
    const longest = longTasks.length > 0 ? `, the longest ${Math.max(...longTasks)} ms` : "";
    rows.push({
      what: `grid of ${ROWS.toLocaleString("en")} × 12, tasks above 50 ms: ${what}`,
      ours: `${longTasks.length}${longest}`,
      peer: "–",
      ratio: "–",
      bound: "0",
      held: longTasks.length === 0,
    });
  }
  return rows;
}
