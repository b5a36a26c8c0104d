import { decideEach, reasonOf } from "../../contract/decisions.ts";
import { handle } from "../../handle.ts";
import {
  approvePendingUser,
  decidePendingUsers,
  REGISTRATION_DECISION_ERRORS,
  rejectPendingUser,
} from "./contract.requests.ts";
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
  const results = await decideEach(body.ids, REGISTRATION_DECISION_ERRORS, decision.kind, (id) =>
    decideRequest(deps, viewer, id, decision),
  );
  return { status: 200, body: { results } };
});

function decisionOf(decision: "approve" | "reject", given: string | undefined): Decision {
  const reason = reasonOf(decision === "reject", given);
  return reason === null ? { kind: "approved", role: "user" } : { kind: "rejected", reason };
}
