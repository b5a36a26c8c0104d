import { ApiError } from "../../contract/errors.ts";
import { Pillar } from "../modules/contract.ts";
import type { HearingKind } from "../schedule/hearing.ts";
import type { AnswerShape, EvaluationStatus, FormDataShape, PillarsShape } from "./evaluation-types.ts";

export interface Draft {
  readonly answers: readonly AnswerShape[];
  readonly formData?: FormDataShape | undefined;
  readonly pillars: PillarsShape;
  readonly status: EvaluationStatus;
}

/** A candidate's question, as far as the scorer has heard it. */
export interface ScoredQuestion {
  readonly id: number;
  readonly number: number;
  readonly hearing: HearingKind;
}

/** A candidate's turn, as it is scored. */
export interface ScoredTurn {
  /** The turn runs or is over, or the session is; a turn that was passed over has not begun. */
  readonly hasBegun: boolean;
  readonly questions: readonly ScoredQuestion[];
}

/** A score of 1–6 answers a question; 0 and null do not (LS-5.4). */
function isRated(answer: Pick<AnswerShape, "score"> | undefined): boolean {
  return (answer?.score ?? 0) > 0;
}

const NOT_THEIRS = "This is not a question of this candidate.";
const NO_TURN = "This candidate has had no turn.";
const UNHEARD = "This question has not been asked in your presence.";

/** Refuses answers to other people's questions, scores of questions not heard, and an incomplete submission. */
export function checkEvaluation(draft: Draft, turn: ScoredTurn): void {
  const theirs = new Map(turn.questions.map((question) => [question.id, question]));
  const fieldErrors: Record<string, string[]> = {};
  const seen = new Set<number>();
  for (const [index, answer] of draft.answers.entries()) {
    const known = theirs.get(answer.question);
    if (!known) fieldErrors[`answers.${index}.question`] = [NOT_THEIRS];
    else if (seen.has(answer.question)) fieldErrors[`answers.${index}.question`] = ["This question is answered twice."];
    else if (isRated(answer) && known.hearing !== "HEARD") fieldErrors[`answers.${index}.score`] = [UNHEARD];
    seen.add(answer.question);
  }
  for (const [key, entry] of Object.entries(draft.formData ?? {})) {
    const known = theirs.get(Number(key));
    if (!known) fieldErrors[`formData.${key}`] = [NOT_THEIRS];
    else if (isRated(entry) && known.hearing !== "HEARD") fieldErrors[`formData.${key}.score`] = [UNHEARD];
  }
  if (Object.keys(fieldErrors).length > 0) throw new ApiError("validation_failed", { fieldErrors });
  if (draft.status === "SUBMITTED") checkComplete(draft, turn);
}

/**
 * Requires the heard questions and the five pillars of a turn that took place, once no question is still to be asked
 * (LS-D5.7).
 */
function checkComplete(draft: Draft, { hasBegun, questions }: ScoredTurn): void {
  const toAsk = questions.flatMap(({ id, number, hearing }) => {
    if (hearing === "AHEAD") return [`Question ${number} is still to be asked.`];
    if (hearing === "NOT_HEARD" || isRated(draft.answers.find((answer) => answer.question === id))) return [];
    return [`Question ${number} is not rated.`];
  });
  const pillars = Pillar.options.flatMap((pillar) =>
    isRated(draft.pillars[pillar]) ? [] : [`${pillar} is not rated.`],
  );
  const answers = toAsk.length > 0 || hasBegun ? toAsk : [NO_TURN];
  if (answers.length + pillars.length === 0) return;
  throw new ApiError("evaluation_incomplete", {
    fieldErrors: { ...(answers.length > 0 && { answers }), ...(pillars.length > 0 && { pillars }) },
  });
}

/** The draft as it will be shown again: the form's own data, or the answers in its shape. */
export function formDataOf(draft: Pick<Draft, "answers" | "formData">): FormDataShape {
  if (draft.formData) return draft.formData;
  return Object.fromEntries(
    draft.answers.map((answer) => [
      String(answer.question),
      { score: answer.score ?? null, comment: answer.comments ?? "", isComplete: isRated(answer) },
    ]),
  );
}

/** A time later than both the clock and the last change, so that each version has its own. */
export function nextMoment(now: Date, last: Date | null): Date {
  return last !== null && last.getTime() >= now.getTime() ? new Date(last.getTime() + 1) : now;
}
