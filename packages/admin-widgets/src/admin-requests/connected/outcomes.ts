import type { decideJoinRequests, decidePendingUsers } from "@hotseat/api-client/admin";
import type { OperationResponse } from "@hotseat/api-client/types";
import type { RequestProblem } from "../headless/admin-requests.types";

type Decide = typeof decidePendingUsers | typeof decideJoinRequests;
/** The server's result for one request. */
export type RequestOutcome = OperationResponse<Decide>["results"][number]["outcome"];

const PROBLEMS: Readonly<Record<RequestOutcome, RequestProblem | null>> = {
  approved: null,
  rejected: null,
  registration_decided: "settled",
  request_settled: "settled",
  registration_not_found: "gone",
  join_request_not_found: "gone",
  own_request: "own",
  session_full: "full",
  session_over: "over",
  observers_not_allowed: "noObservers",
  seat_cannot_be_given: "notPossible",
  unavailable: "unavailable",
};

/** Returns the requests that the server did not decide, each with its reason. */
export function problemsOf<Id>(
  results: readonly { id: Id; outcome: RequestOutcome }[],
): { id: Id; problem: RequestProblem }[] {
  return results.flatMap(({ id, outcome }) => {
    const problem = PROBLEMS[outcome];
    return problem ? [{ id, problem }] : [];
  });
}
