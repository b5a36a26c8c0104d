import { ApiError } from "../../contract/errors.ts";
import { reasonOf } from "../../contract/rejection.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { handle } from "../../handle.ts";
import { approvePendingUser, decidePendingUsers, rejectPendingUser } from "./contract.requests.ts";
import { type Decision, decideRequest } from "./decide-request.ts";

export const approvePendingUserHandler = handle(approvePendingUser, async ({ deps, viewer, params, body }) => {
  await decideRequest(deps, viewer, params.id, { kind: "approved", role: body.role });
  return { status: 204 };
});

export const rejectPendingUserHandler = handle(rejectPendingUser, async ({ deps, viewer, params, body }) => {
  await decideRequest(deps, viewer, params.id, { kind: "rejected", reason: body.reason });
  return { status: 204 };
});

export const decidePendingUsersHandler = handle(decidePendingUsers, async ({ deps, viewer, body }) => {
  const decision = decisionOf(body.decision, body.reason);
  const results = [];
  for (const id of body.ids) results.push({ id, outcome: await outcomeOf(deps, viewer, id, decision) });
  return { status: 200, body: { results } };
});

function decisionOf(decision: "approve" | "reject", given: string | undefined): Decision {
  const reason = reasonOf(decision === "reject", given);
  return reason === null ? { kind: "approved", role: "user" } : { kind: "rejected", reason };
}

/** Errors that are the result of one request; others end the call. */
const RESULT_ERRORS = ["registration_not_found", "registration_decided", "unavailable"] as const;
type Outcome = Decision["kind"] | (typeof RESULT_ERRORS)[number];

/** Decides one request of many; its refusal is returned, and the others are decided all the same. */
async function outcomeOf(deps: Deps, viewer: Viewer, id: string, decision: Decision): Promise<Outcome> {
  try {
    await decideRequest(deps, viewer, id, decision);
    return decision.kind;
  } catch (error) {
    const refusal = error instanceof ApiError && RESULT_ERRORS.find((code) => code === error.code);
    if (!refusal) throw error;
    return refusal;
  }
}
