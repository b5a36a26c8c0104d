"use client";

export { selectionState } from "../shared/selection-state";
export {
  type AccountRequest,
  type AdminRequest,
  type DecisionReply,
  REQUEST_KINDS,
  REQUEST_PROBLEMS,
  type RequestDecision,
  type RequestDecisions,
  type RequestKey,
  type RequestKind,
  type RequestProblem,
  type RequestSummary,
  type SeatRequest,
} from "./headless/admin-requests.types";
export type { DecisionResult } from "./headless/decide-both-kinds";
export { createRequestDesk, type LeftRequest, type RequestDesk, type RequestDeskState } from "./headless/request-desk";
export {
  isExcluded,
  isNarrowed,
  NO_REQUEST_FILTERS,
  type RequestFilters,
  type RequestOrder,
  type RequestTab,
  readRequestFilters,
  shownKinds,
  showSession,
  WAITING_DAYS,
  type WaitingDays,
  writeRequestFilters,
} from "./headless/request-filters";
export {
  type Approval,
  approvalOf,
  beginningOf,
  firstReasonOf,
  isDecidable,
  keyOf,
  kindsOf,
  observersAmong,
  REJECTION_REASONS,
  REMARKS,
  type RejectedKinds,
  type RejectionReason,
  type Remark,
  type RequestedPlace,
  remarkOf,
  requestedPlaceOf,
} from "./headless/request-rules";
export { type UsedRequestDesk, type UseRequestDeskOptions, useRequestDesk } from "./headless/use-request-desk";
