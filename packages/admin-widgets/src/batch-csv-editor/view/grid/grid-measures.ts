import type { BatchField } from "../../headless/batch.types";
import type { BatchColumn } from "../../headless/editor.types";

/** Two lines: the value, and what is wrong with it. */
export const ROW_HEIGHT_PX = 54;
export const HEAD_HEIGHT_PX = 36;
/** Column of the row numbers; wide enough for six digits. */
export const NUMBER_WIDTH_PX = 60;
const OTHER_WIDTH_PX = 180;

const WIDTHS_PX: Readonly<Record<BatchField, number>> = {
  email: 272,
  full_name: 200,
  short_name: 150,
  role: 190,
  organisation: 250,
  institution: 250,
  language: 110,
};

/** Width of each column, in pixels. Free room goes to the column of full names, else to the last. */
export function columnWidths(columns: readonly BatchColumn[], room: number): readonly number[] {
  const widths = columns.map(({ field }) => (field === null ? OTHER_WIDTH_PX : WIDTHS_PX[field]));
  const left = room - NUMBER_WIDTH_PX - widths.reduce((sum, width) => sum + width, 0);
  if (left <= 0 || widths.length === 0) return widths;
  const named = columns.findIndex(({ field }) => field === "full_name");
  const taker = named < 0 ? widths.length - 1 : named;
  return widths.map((width, at) => (at === taker ? width + left : width));
}
