import type { Language } from "../../contract/handle.ts";
import type { Db, Deps } from "../../deps.ts";
import type { NewEvent } from "../../ledger/ledger.ts";
import type { GenerationInputs } from "../../platform/generation/generation.ts";
import { type AttendeeRow, findAttendeeOf } from "../attendees/attendee-repository.ts";
import type { Admission } from "../sessions/access.ts";
import { findSession, lockSession, type SessionRow } from "../sessions/session-repository.ts";
import { feedbackSummary } from "./kinds/feedback-summary.ts";
import { insights } from "./kinds/insights.ts";
import { profile } from "./kinds/profile.ts";
import { questions } from "./kinds/questions.ts";
import { scenario } from "./kinds/scenario.ts";
import { isOwnQuestions, type TaskRow } from "./task-repository.ts";
import type { TaskKind } from "./task-types.ts";

/** A task with its rights judged anew. */
export interface Subject {
  readonly session: SessionRow;
  readonly me: AttendeeRow;
  /** Null for what is about the whole session. */
  readonly attendee: AttendeeRow | null;
}

/** What differs from one kind to another. */
export interface Kind<K extends TaskKind = TaskKind> {
  /** Refuses whoever may not ask for it now; asked again before the result is used. */
  admit(db: Db, admission: Admission, attendeeId: number | null): Promise<Subject>;
  input(db: Db, deps: Deps, subject: Subject, language: Language): Promise<GenerationInputs[K]>;
  /** Reads what was written and puts it in place, with the session locked; the text is what is kept. */
  apply(
    tx: Db,
    deps: Deps,
    subject: Subject,
    output: string,
    input: GenerationInputs[K],
  ): Promise<{ readonly text: string; readonly events: readonly NewEvent[] }>;
}

export const KINDS: { readonly [K in TaskKind]: Kind<K> } = {
  scenario,
  questions,
  profile,
  feedback_summary: feedbackSummary,
  insights,
};

/** One kind, whichever it is. */
export const kindOf = (kind: TaskKind): Kind => KINDS[kind] as Kind;

/** The rights of who asked, as they are now. */
export async function subjectOf(db: Db, task: TaskRow, how: "read" | "locked"): Promise<Subject | null> {
  const session = await (how === "locked" ? lockSession : findSession)(db, task.sessionId);
  if (!session) return null;
  const me = await findAttendeeOf(db, session.id, task.keycloakId);
  return kindOf(task.kind).admit(db, { session, me }, task.attendeeId);
}

/** A candidate does not read their own questions before they are asked (docs/decisions/0006). */
export async function isHidden(db: Db, task: TaskRow): Promise<boolean> {
  const me = await findAttendeeOf(db, task.sessionId, task.keycloakId);
  return isOwnQuestions(task, me?.id);
}
