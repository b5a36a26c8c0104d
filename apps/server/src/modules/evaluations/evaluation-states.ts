import { and, asc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../deps.ts";
import { attendees } from "../attendees/tables.ts";
import { users } from "../users/tables.ts";
import type { EvaluationState } from "./contract.ts";
import { evaluations } from "./tables.ts";

type StateShape = z.input<typeof EvaluationState>;

/** Who has begun or submitted what in a session; of all, or of one evaluation. */
export async function listStates(db: Db, sessionId: number, only?: number): Promise<StateShape[]> {
  const rows = await db
    .select({ evaluation: evaluations, fullName: users.fullName })
    .from(evaluations)
    .innerJoin(attendees, eq(attendees.id, evaluations.evaluatorId))
    .innerJoin(users, eq(users.keycloakId, attendees.keycloakId))
    .where(and(eq(evaluations.sessionId, sessionId), only === undefined ? undefined : inArray(evaluations.id, [only])))
    .orderBy(asc(evaluations.id));
  return rows.map(({ evaluation, fullName }) => ({
    id: evaluation.id,
    session_id: evaluation.sessionId,
    evaluator: { attendee_id: evaluation.evaluatorId, full_name: fullName },
    evaluatee: evaluation.evaluateeId,
    status: evaluation.status,
    updated_at: evaluation.updatedAt.toISOString(),
  }));
}
