"use client";

export type {
  AccountRequest,
  AdminRequest,
  DecisionReply,
  RequestDecision,
  RequestDecisions,
  RequestKey,
  RequestKind,
  RequestProblem,
  RequestSummary,
  SeatRequest,
} from "./headless/admin-requests.types";
export type { LeftRequest } from "./headless/request-desk";
export type { RequestFilters, RequestOrder, RequestTab, WaitingDays } from "./headless/request-filters";
export { AdminRequestsView, type AdminRequestsViewProps } from "./view/admin-requests-view";
