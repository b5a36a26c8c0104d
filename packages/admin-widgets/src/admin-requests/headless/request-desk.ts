import { createStore, type StoreApi } from "zustand/vanilla";
import type {
  AdminRequest,
  RequestDecision,
  RequestDecisions,
  RequestKey,
  RequestProblem,
} from "./admin-requests.types";
import { type DecisionResult, decideBothKinds } from "./decide-both-kinds";
import { keyOf } from "./request-rules";

type ByKey<Value> = ReadonlyMap<RequestKey, Value>;

/** A request that left the list undecided. */
export interface LeftRequest {
  request: AdminRequest;
  /** Reason of the last decision's failure; null: no decision was made here. */
  problem: RequestProblem | null;
}

export interface RequestDeskState {
  selected: ByKey<AdminRequest>;
  /** Requests whose decision is on its way to the server; several decisions may be, each about others. */
  deciding: ReadonlySet<RequestKey>;
  problems: ByKey<{ request: AdminRequest; problem: RequestProblem }>;
}

/** Selection and decisions over a list of requests, without React. */
export interface RequestDesk {
  store: StoreApi<RequestDeskState>;
  toggle(request: AdminRequest): void;
  /** Selects all of these requests, or none of them; the others keep their state. */
  setAll(requests: readonly AdminRequest[], isSelected: boolean): void;
  clear(): void;
  /**
   * Decides with one call for each kind. Decided requests leave the selection; the others stay in it, with the reason in
   * `problems`. A request that is being decided already is left out; null when there is no other.
   */
  decide(
    requests: readonly AdminRequest[],
    decision: RequestDecision,
    decisions: RequestDecisions,
  ): Promise<DecisionResult | null>;
  /** Takes over the list that is shown. Returns the selected and the undecided requests that have left it, and forgets them. */
  show(requests: readonly AdminRequest[]): readonly LeftRequest[];
}

export function createRequestDesk(): RequestDesk {
  const store = createStore<RequestDeskState>(() => ({
    selected: new Map(),
    deciding: new Set(),
    problems: new Map(),
  }));
  const { getState, setState } = store;
  return {
    store,
    toggle(request) {
      const { selected } = getState();
      const isSelected = selected.has(keyOf(request));
      setState({ selected: isSelected ? without(selected, [request]) : withAll(selected, [request]) });
    },
    setAll: (requests, isSelected) =>
      setState(({ selected }) => ({
        selected: isSelected ? withAll(selected, requests) : without(selected, requests),
      })),
    clear: () => setState({ selected: new Map(), problems: new Map() }),

    async decide(requests, decision, decisions) {
      const { deciding, problems } = getState();
      const free = requests.filter((request) => !deciding.has(keyOf(request)));
      if (free.length === 0) return null;
      const keys = new Set(free.map(keyOf));
      setState({ deciding: new Set([...deciding, ...keys]), problems: without(problems, free) });
      const result = await decideBothKinds(free, decision, decisions);
      setState((now) => ({
        deciding: new Set([...now.deciding].filter((key) => !keys.has(key))),
        selected: without(now.selected, result.done),
        problems: new Map([...now.problems, ...result.failed.map((each) => [keyOf(each.request), each] as const)]),
      }));
      return result;
    },

    show(requests) {
      const { selected, deciding, problems } = getState();
      const shown = new Set(requests.map(keyOf));
      const isLeft = (request: AdminRequest) => !shown.has(keyOf(request)) && !deciding.has(keyOf(request));
      const undecided = [...problems.values()].filter(({ request }) => isLeft(request));
      const unnoticed = [...selected.values()].filter((request) => isLeft(request) && !problems.has(keyOf(request)));
      const left = [...undecided, ...unnoticed.map((request) => ({ request, problem: null }))];
      const requestsLeft = left.map(({ request }) => request);
      if (left.length > 0)
        setState({ selected: without(selected, requestsLeft), problems: without(problems, requestsLeft) });
      return left;
    },
  };
}

const withAll = (selected: ByKey<AdminRequest>, requests: readonly AdminRequest[]): ByKey<AdminRequest> =>
  new Map([...selected, ...requests.map((request) => [keyOf(request), request] as const)]);

function without<Value>(map: ByKey<Value>, requests: readonly AdminRequest[]): ByKey<Value> {
  const removed = new Set(requests.map(keyOf));
  return new Map([...map].filter(([key]) => !removed.has(key)));
}
