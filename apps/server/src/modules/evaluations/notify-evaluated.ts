import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import type { NewEvent } from "../events/server-event.ts";
import { notify } from "../notifications/notify.ts";
import { type EvaluationRow, listRatingsAbout } from "./evaluation-repository.ts";

/**
 * Notifies the candidate of a submitted evaluation. It names the author once the candidate has rated themself: only then
 * does the feedback name the raters (LS-D5.5).
 */
export async function notifyEvaluated(
  tx: Db,
  { clock }: Pick<Deps, "clock">,
  { id, sessionId }: EvaluationRow,
  scorer: AttendeeRow,
  evaluatee: AttendeeRow,
): Promise<NewEvent[]> {
  const ratings = await listRatingsAbout(tx, evaluatee.id);
  const isNamed = ratings.some(({ raterId }) => raterId === evaluatee.id);
  return notify(tx, clock, [
    {
      kind: "evaluation_received",
      cause: `evaluation:${id}`,
      keycloakId: evaluatee.keycloakId,
      sessionId,
      ...(isNamed && { actor: scorer.keycloakId }),
    },
  ]);
}
