import type { AdminRequest, RequestKey, RequestKind, RequestProblem, SeatRequest } from "./admin-requests.types";

export const keyOf = ({ kind, id }: Pick<AdminRequest, "kind" | "id">): RequestKey => `${kind}:${id}`;

/** Returns true for a request that the viewer may decide: one's own is decided by somebody else. */
export const isDecidable = (request: AdminRequest): boolean => request.kind === "account" || !request.is_own;

/**
 * Ways to approve a request: as asked; as an observer, where no seat is free; none, where the session takes no observers
 * either, and for one's own request.
 */
export type Approval = "approve" | "approve_as_observer" | "none";

export function approvalOf(request: AdminRequest): Approval {
  if (!isDecidable(request)) return "none";
  if (request.kind === "account" || !request.is_full) return "approve";
  return request.role === "participant" && request.observers_allowed ? "approve_as_observer" : "none";
}

/** Returns those of the requests that can be approved as observers, where no seat is free. */
export const observersAmong = (requests: readonly AdminRequest[]): readonly AdminRequest[] =>
  requests.filter((request) => approvalOf(request) === "approve_as_observer");

/** Facts about a request that matter for the decision. */
export const REMARKS = {
  addressConfirmed: { isDoubt: false },
  notConfirmed: { isDoubt: true },
  foreignAddress: { isDoubt: true },
  ownRequest: { isDoubt: false },
  noSeat: { isDoubt: true },
  noSeatNorObservers: { isDoubt: true },
  noObservers: { isDoubt: true },
} as const satisfies Record<string, { isDoubt: boolean }>;
export type Remark = keyof typeof REMARKS;

/** Returns the remark about a request; null where there is none. */
export function remarkOf(request: AdminRequest): Remark | null {
  if (request.kind === "seat") return seatRemarkOf(request);
  if (!request.is_confirmed) return "notConfirmed";
  return request.is_address_of_institution === false ? "foreignAddress" : "addressConfirmed";
}

function seatRemarkOf({ is_own, is_full, role, observers_allowed }: SeatRequest): Remark | null {
  if (is_own) return "ownRequest";
  if (!is_full) return null;
  if (role === "observer") return "noObservers";
  return observers_allowed ? "noSeat" : "noSeatNorObservers";
}

/** Returns the remark beside a failed decision: none where the failure says the same. */
export function remarkBeside(problem: RequestProblem | null, request: AdminRequest): Remark | null {
  const isSaid = request.kind === "seat" && (problem === "full" || problem === "noObservers");
  return isSaid ? null : remarkOf(request);
}

/** The place that a person requests: in the hot seat, without a turn of their own, or as an observer. */
export type RequestedPlace = "hotSeat" | "noTurn" | "observer";

export function requestedPlaceOf({ role, hot_seat }: Pick<SeatRequest, "role" | "hot_seat">): RequestedPlace {
  if (role !== "participant") return role;
  return hot_seat ? "hotSeat" : "noTurn";
}

/** Longest message that is shown whole, in characters: about two lines of its column. */
const SHORT_MESSAGE_MAX_LENGTH = 64;

/** Returns a short message as it is, and the first whole words of a long one, with an ellipsis. */
export function beginningOf(message: string): string {
  if (message.length <= SHORT_MESSAGE_MAX_LENGTH) return message;
  // Without the last word, which may be cut; a message of one word is cut in it.
  return `${message.slice(0, SHORT_MESSAGE_MAX_LENGTH).replace(/\s+\S*$/, "")}…`;
}

/** Suggested reasons of a rejection, in the order they are offered; `other` has no words of its own. */
export const REJECTION_REASONS = {
  account: ["unknownAddress", "noMember", "hasAccount", "other"],
  seat: ["noSeat", "otherGroup", "hadTurn", "other"],
  mixed: ["noMember", "askFirst", "other"],
} as const;
export type RejectedKinds = keyof typeof REJECTION_REASONS;
export type RejectionReason = (typeof REJECTION_REASONS)[RejectedKinds][number];

/** Returns which reasons suit these requests. */
export function kindsOf(requests: readonly AdminRequest[]): RejectedKinds {
  const kinds = new Set<RequestKind>(requests.map(({ kind }) => kind));
  const [only] = kinds;
  return kinds.size === 1 && only ? only : "mixed";
}

/** Returns the reason that is chosen at the opening: "no seat" only where all seats are taken. */
export function firstReasonOf(requests: readonly AdminRequest[]): RejectionReason {
  const kinds = kindsOf(requests);
  const isFull = requests.every((request) => request.kind === "seat" && request.is_full);
  return kinds === "seat" && !isFull ? "otherGroup" : REJECTION_REASONS[kinds][0];
}
