import { and, asc, eq, ne } from "drizzle-orm";
import type { z } from "zod";
import type { Language } from "../../contract/viewer.ts";
import type { Db } from "../../platform/database/database.ts";
import { hasPerson } from "../attendees/attendee-repository.ts";
import { FORMER_MEMBER } from "../attendees/former-member.ts";
import { namesOfEverybody } from "../attendees/names-of-everybody.ts";
import { attendees } from "../attendees/tables.ts";
import type { EvaluationState } from "./contract.states.ts";
import { type Reopening, refusalToReopen } from "./may-reopen.ts";
import { evaluations } from "./tables.ts";

type StateShape = z.input<typeof EvaluationState>;

interface Which {
  /** One evaluation only. */
  readonly only?: number;
  /** Without evaluations of this attendee. */
  readonly notAbout?: number | undefined;
}

/** The state of each evaluation of a session: its author, begun or submitted, and whether it may be reopened. */
export async function listStates(
  db: Db,
  reopening: Reopening,
  language: Language,
  { only, notAbout }: Which,
): Promise<StateShape[]> {
  const rows = await db
    .select({ evaluation: evaluations, author: attendees })
    .from(evaluations)
    .innerJoin(attendees, eq(attendees.id, evaluations.evaluatorId))
    .where(
      and(
        eq(evaluations.sessionId, reopening.session.id),
        only === undefined ? undefined : eq(evaluations.id, only),
        notAbout === undefined ? undefined : ne(evaluations.evaluateeId, notAbout),
      ),
    )
    .orderBy(asc(evaluations.id));
  const names = await namesOfEverybody(db, reopening.session.id);
  return rows.map(({ evaluation, author }) => ({
    id: evaluation.id,
    session_id: evaluation.sessionId,
    evaluator: {
      attendee_id: author.id,
      full_name: names.get(author.id) ?? FORMER_MEMBER[language],
      attends: hasPerson(author) && author.status === "CONFIRMED",
    },
    evaluatee: evaluation.evaluateeId,
    status: evaluation.status,
    can_reopen: refusalToReopen(reopening, evaluation, hasPerson(author) ? author : null) === null,
    updated_at: evaluation.updatedAt.toISOString(),
  }));
}
