import type { AdminRequest } from "./admin-requests.types";

/** Suggested reasons of a rejection, in the order they are offered; `other` has no words of its own. */
export const REJECTION_REASONS = ["unknownAddress", "noMember", "hasAccount", "other"] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** Returns the start of the longest wait; null without requests. */
export function oldestOf(requests: readonly AdminRequest[]): string | null {
  return requests.map(({ waiting_since }) => waiting_since).sort()[0] ?? null;
}

/** Returns the state of the box that selects every row. */
export function selectionState(count: number, selected: number): boolean | "indeterminate" {
  if (selected === 0) return false;
  return selected >= count ? true : "indeterminate";
}
