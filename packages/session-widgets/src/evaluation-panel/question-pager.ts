import type { PanelQuestion } from "./evaluation.types";

/** A page of the questions view: a question by its id, or the comment on the whole. */
export type Page = number | "overall";

export interface PagerState {
  /** Where the view opened; null before there were questions. */
  opened: Page | null;
  /** Where the person went; null while the view follows the question that is asked. */
  chosen: Page | null;
  /** The page being written on: it is not taken away under the writing hand. */
  held: Page | null;
}

/** The page to show: chosen, else being written on, else asked now or last, else where it opened. */
export function shownPage(
  state: PagerState,
  questions: readonly PanelQuestion[],
  askedQuestionId: number | null,
): Page | null {
  const exists = (page: Page | null) =>
    page !== null && (page === "overall" || questions.some((question) => question.id === page));
  return [state.chosen, state.held, askedQuestionId, state.opened].find(exists) ?? questions[0]?.id ?? null;
}

/** All pages in order. */
export function pagesOf(questions: readonly PanelQuestion[]): Page[] {
  return questions.length === 0 ? [] : [...questions.map((question) => question.id), "overall" as const];
}

/** The page one step on or back; null at the ends. */
export function neighbour(questions: readonly PanelQuestion[], page: Page, step: 1 | -1): Page | null {
  const pages = pagesOf(questions);
  return pages[pages.indexOf(page) + step] ?? null;
}
