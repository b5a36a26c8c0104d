import type {
  AccountRequest,
  AdminRequest,
  DecisionReply,
  RequestDecision,
  RequestDecisions,
  RequestProblem,
  SeatRequest,
} from "./admin-requests.types";

type Refusal = Exclude<DecisionReply<unknown>, { ok: true }>;

/** Result of a decision about some requests. */
export interface DecisionResult {
  done: readonly AdminRequest[];
  failed: readonly { request: AdminRequest; problem: RequestProblem }[];
  /** Requests of a call that was refused as a whole. */
  refused: readonly AdminRequest[];
  /** The reason of that call; null where both calls were accepted. */
  refusal: Refusal | null;
}

/** Decides on requests of both kinds with one call for each. */
export async function decideBothKinds(
  requests: readonly AdminRequest[],
  decision: RequestDecision,
  { accounts, seats }: RequestDecisions,
): Promise<DecisionResult> {
  const ofAccounts = requests.filter((request): request is AccountRequest => request.kind === "account");
  const ofSeats = requests.filter((request): request is SeatRequest => request.kind === "seat");
  const results = await Promise.all([
    decideOneKind<string, AccountRequest>(ofAccounts, decision, accounts),
    decideOneKind<number, SeatRequest>(ofSeats, decision, seats),
  ]);
  return {
    done: results.flatMap(({ done }) => done),
    failed: results.flatMap(({ failed }) => failed),
    refused: results.flatMap(({ refused }) => refused),
    refusal: results.find(({ refusal }) => refusal !== null)?.refusal ?? null,
  };
}

type Decide<Id> = (ids: readonly Id[], decision: RequestDecision) => Promise<DecisionReply<Id>>;

async function decideOneKind<Id, Request extends AdminRequest & { id: Id }>(
  requests: readonly Request[],
  decision: RequestDecision,
  decide: Decide<Id>,
): Promise<DecisionResult> {
  if (requests.length === 0) return { done: [], failed: [], refused: [], refusal: null };
  const reply = await decide(
    requests.map(({ id }) => id),
    decision,
  );
  if (!reply.ok) return { done: [], failed: [], refused: requests, refusal: reply };
  const problems = new Map(reply.failed.map(({ id, problem }) => [id, problem]));
  const failed = requests.flatMap((request) => {
    const problem = problems.get(request.id);
    return problem ? [{ request, problem }] : [];
  });
  return { done: requests.filter(({ id }) => !problems.has(id)), failed, refused: [], refusal: null };
}
