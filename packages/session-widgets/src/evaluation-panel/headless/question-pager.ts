import type { Field } from "./evaluation.types";
import type { FormRow } from "./evaluation-rows";

/** The row that is open: a question, a pillar, or the comment on the whole. */
export type Page = Field;

export interface PagerState {
  /** Where the view opened; null before there were rows. */
  opened: Page | null;
  /** Where the person went; null while the view follows the question that is asked. */
  chosen: Page | null;
}

/** Whether the form has this row. */
export function isPageOf(rows: readonly FormRow[], page: Page | null): boolean {
  return page === "overall" || rows.some(({ field }) => field === page);
}

/** Returns the row to open: the chosen one, else the question asked now or last, else the first shown. */
export function shownPage(state: PagerState, rows: readonly FormRow[], askedQuestionId: number | null): Page | null {
  const exists = (page: Page | null) => isPageOf(rows, page);
  return [state.chosen, askedQuestionId, state.opened].find(exists) ?? rows[0]?.field ?? null;
}

/** Returns all rows in order. */
export function pagesOf(rows: readonly FormRow[]): Page[] {
  return rows.length === 0 ? [] : [...rows.map(({ field }) => field), "overall" as const];
}

/** Returns the next or previous row; null at the ends. */
export function neighbour(rows: readonly FormRow[], page: Page, step: 1 | -1): Page | null {
  const pages = pagesOf(rows);
  return pages[pages.indexOf(page) + step] ?? null;
}
