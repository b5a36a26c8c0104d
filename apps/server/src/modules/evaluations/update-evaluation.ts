import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { admitLocked } from "../sessions/access.ts";
import { recordChange } from "../sessions/record-change.ts";
import { updateEvaluation } from "./contract.ts";
import { findOwnEvaluation } from "./evaluation-repository.ts";
import { saveEvaluation } from "./save-evaluation.ts";

/**
 * Replaces the caller's evaluation. Those of other people, and those in a session the caller cannot reach, are not
 * found.
 */
export const updateEvaluationHandler = handle(updateEvaluation, async ({ deps, viewer, params, body }) => {
  const { evaluation } = await recordChange(deps, async (tx) => {
    const own = await findOwnEvaluation(tx, params.id, viewer.keycloakId);
    if (!own || (viewer.onlySessionId !== null && viewer.onlySessionId !== own.sessionId))
      throw new ApiError("evaluation_not_found");
    const admission = await admitLocked(tx, viewer, own.sessionId);
    if (body.evaluatee !== own.evaluateeId)
      throw new ApiError("validation_failed", {
        fieldErrors: { evaluatee: ["This evaluation is about somebody else."] },
      });
    return saveEvaluation(tx, deps, admission, body);
  });
  return { status: 200, body: evaluation };
});
