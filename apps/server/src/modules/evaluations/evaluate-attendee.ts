import { handle } from "../../handle.ts";
import { admitLocked } from "../sessions/access.ts";
import { recordChange } from "../sessions/record-change.ts";
import { evaluateAttendee } from "./contract.ts";
import { saveEvaluation } from "./save-evaluation.ts";

/** 201 for the first save, 200 after. */
export const evaluateAttendeeHandler = handle(evaluateAttendee, async ({ deps, viewer, params, body }) => {
  const { evaluation, created } = await recordChange(deps, async (tx) =>
    saveEvaluation(tx, deps, await admitLocked(tx, viewer, params.id), body),
  );
  return created ? { status: 201, body: evaluation } : { status: 200, body: evaluation };
});
