import { PILLARS } from "@hotseat/api-client/constants";
import type { Draft, PanelQuestion, ScoredField } from "./evaluation.types";
import { isAnswered, isTooLong } from "./evaluation-rules";

/** `open` may be scored; `ahead` will be; `notHeard` was asked in one's absence, `notAsked` was left out: both do not count. */
export type RowState = "open" | "ahead" | "notHeard" | "notAsked";

/** One line of the form: a question or a pillar. */
export interface FormRow {
  field: ScoredField;
  state: RowState;
}

function stateOf({ hearing, askedFrom }: PanelQuestion): RowState {
  if (hearing === "HEARD") return "open";
  if (hearing === "AHEAD") return "ahead";
  return askedFrom === null ? "notAsked" : "notHeard";
}

/** The form's lines in order; the pillars open with the turn's evaluation (LS-D5.5). */
export function rowsOf(questions: readonly PanelQuestion[], pillarsOpen: boolean): FormRow[] {
  const pillarState = pillarsOpen ? "open" : "ahead";
  return [
    ...questions.map((question) => ({ field: question.id, state: stateOf(question) })),
    ...PILLARS.map((pillar) => ({ field: pillar, state: pillarState }) as const),
  ];
}

const counts = ({ state }: FormRow) => state === "open" || state === "ahead";
const isRated = (draft: Draft, { field, state }: FormRow) => state === "open" && isAnswered(draft, field);

const isQuestion = ({ field }: FormRow) => typeof field === "number";

function ratedOf(draft: Draft, rows: readonly FormRow[]) {
  return { done: rows.filter((row) => isRated(draft, row)).length, total: rows.filter(counts).length };
}

/** Returns the form's progress; questions not heard or never asked do not count. */
export function progressOf(draft: Draft, rows: readonly FormRow[]) {
  return {
    ...ratedOf(draft, rows),
    questionsRated: ratedOf(draft, rows.filter(isQuestion)),
    pillarsRated: ratedOf(
      draft,
      rows.filter((row) => !isQuestion(row)),
    ),
    notHeard: rows.filter(({ state }) => state === "notHeard").length,
    notAsked: rows.filter(({ state }) => state === "notAsked").length,
  };
}

/** Submitting needs a score on every question heard and on the five pillars, and no question still to be asked. */
export function canSubmit(draft: Draft, rows: readonly FormRow[]): boolean {
  const { done, total } = progressOf(draft, rows);
  return total > 0 && done === total && !isTooLong(draft);
}

/** The view opens at the first unanswered question (LS-2.37), at the first when all are answered. */
export function firstUnanswered(draft: Draft, rows: readonly FormRow[]): ScoredField | null {
  const waiting = rows.filter((row) => counts(row) && !isRated(draft, row));
  const next = waiting.find(({ state }) => state === "open") ?? waiting[0] ?? rows[0];
  return next?.field ?? null;
}
