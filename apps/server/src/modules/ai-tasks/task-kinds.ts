import type { Db } from "../../platform/database/database.ts";
import { findAttendeeOf } from "../attendees/attendee-repository.ts";
import { findSession, lockSession } from "../sessions/session-repository.ts";
import { feedbackSummary } from "./kinds/feedback-summary.ts";
import { insights } from "./kinds/insights.ts";
import type { Kind, Subject } from "./kinds/kind.ts";
import { profile } from "./kinds/profile.ts";
import { questions } from "./kinds/questions.ts";
import { scenario } from "./kinds/scenario.ts";
import { isOwnQuestions, type TaskRow } from "./task-repository.ts";
import type { TaskKind } from "./task-types.ts";

const KINDS: { readonly [K in TaskKind]: Kind<K> } = {
  scenario,
  questions,
  profile,
  feedback_summary: feedbackSummary,
  insights,
};

/** Any kind of task. */
export const kindOf = (kind: TaskKind): Kind => KINDS[kind] as Kind;

/** The asker's rights, as they are now. */
export async function subjectOf(db: Db, task: TaskRow, how: "read" | "locked"): Promise<Subject | null> {
  const session = await (how === "locked" ? lockSession : findSession)(db, task.sessionId);
  if (!session) return null;
  const me = await findAttendeeOf(db, session.id, task.keycloakId);
  return kindOf(task.kind).admit(db, { session, me }, task.attendeeId);
}

/** A candidate does not read their own questions before they are asked (docs/decisions/0021). */
export async function isHidden(db: Db, task: TaskRow): Promise<boolean> {
  const me = await findAttendeeOf(db, task.sessionId, task.keycloakId);
  return isOwnQuestions(task, me?.id);
}
