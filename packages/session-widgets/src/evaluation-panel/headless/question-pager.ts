import type { Field } from "./evaluation.types";
import type { FormRow } from "./evaluation-rows";

/** The row that is open: a question, a pillar, or the comment on the whole. */
export type Page = Field;

export interface PagerState {
  /** Where the view opened; null before there were rows. */
  opened: Page | null;
  /** Where the person went; null while the view follows the question that is asked. */
  chosen: Page | null;
  /** The row being written in: it is not taken away under the writing hand. */
  held: Page | null;
}

/** The row to open: chosen, else being written in, else asked now or last, else where it opened. */
export function shownPage(state: PagerState, rows: readonly FormRow[], askedQuestionId: number | null): Page | null {
  const exists = (page: Page | null) => page === "overall" || rows.some(({ field }) => field === page);
  return [state.chosen, state.held, askedQuestionId, state.opened].find(exists) ?? rows[0]?.field ?? null;
}

/** All rows in order. */
export function pagesOf(rows: readonly FormRow[]): Page[] {
  return rows.length === 0 ? [] : [...rows.map(({ field }) => field), "overall" as const];
}

/** The row one step on or back; null at the ends. */
export function neighbour(rows: readonly FormRow[], page: Page, step: 1 | -1): Page | null {
  const pages = pagesOf(rows);
  return pages[pages.indexOf(page) + step] ?? null;
}
