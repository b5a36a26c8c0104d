import { useEffect, useState } from "react";
import useLatestCallback from "use-latest-callback";
import { useStore } from "zustand";
import type {
  AdminRequest,
  RequestDecision,
  RequestDecisions,
  RequestKey,
  RequestProblem,
} from "./admin-requests.types";
import type { DecisionResult } from "./decide-both-kinds";
import { createRequestDesk, type LeftRequest, type RequestDesk } from "./request-desk";
import { keyOf } from "./request-rules";

export interface UseRequestDeskOptions {
  /** The loaded requests of both kinds, in the order of the list; null until they are known. */
  requests: readonly AdminRequest[] | null;
  decisions: RequestDecisions;
  /** Called for selected and undecided requests that left the list: somebody else decided, or they were withdrawn. */
  onLeft: (left: readonly LeftRequest[]) => void;
}

export interface UsedRequestDesk extends Pick<RequestDesk, "toggle" | "setAll" | "clear"> {
  /** Selected requests, in the order of the list. */
  selected: readonly AdminRequest[];
  deciding: ReadonlySet<RequestKey>;
  isSelected(request: AdminRequest): boolean;
  isDeciding(request: AdminRequest): boolean;
  /** Why the request was not decided at the last try; null without such a try. */
  problemOf(request: AdminRequest): RequestProblem | null;
  /** Number of selected requests that could not be decided. */
  failedCount: number;
  decide(requests: readonly AdminRequest[], decision: RequestDecision): Promise<DecisionResult | null>;
}

/** The selection over both groups of requests, and the decisions about it. */
export function useRequestDesk({ requests, decisions, onLeft }: UseRequestDeskOptions): UsedRequestDesk {
  const [desk] = useState(createRequestDesk);
  const state = useStore(desk.store);
  const { selected, deciding, problems } = state;
  const reportLeft = useLatestCallback(onLeft);
  const decide = useLatestCallback((decided: readonly AdminRequest[], decision: RequestDecision) =>
    desk.decide(decided, decision, decisions),
  );
  useEffect(() => {
    // A request may leave the list before its decision is known.
    if (!requests || deciding.size > 0) return;
    const left = desk.show(requests);
    if (left.length > 0) reportLeft(left);
  }, [desk, requests, deciding, reportLeft]);
  return {
    toggle: desk.toggle,
    setAll: desk.setAll,
    clear: desk.clear,
    selected: (requests ?? []).filter((request) => selected.has(keyOf(request))),
    deciding,
    isSelected: (request) => selected.has(keyOf(request)),
    isDeciding: (request) => deciding.has(keyOf(request)),
    problemOf: (request) => problems.get(keyOf(request))?.problem ?? null,
    failedCount: [...problems.keys()].filter((key) => selected.has(key)).length,
    decide,
  };
}
