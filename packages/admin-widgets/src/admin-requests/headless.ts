"use client";

export type { AdminRequest, DecideRequests, RequestDecision } from "./admin-requests.types";
export { oldestOf, REJECTION_REASONS, type RejectionReason, selectionState } from "./request-rules";
export { type RequestSelection, useRequestSelection } from "./use-request-selection";
