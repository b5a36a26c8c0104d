import type { SeatRole } from "@hotseat/api-client/types";

/** Kinds of requests, in the order of their groups. */
export const REQUEST_KINDS = ["account", "seat"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Names a request among those of both kinds. */
export type RequestKey = `${RequestKind}:${string}`;

interface Waiting {
  full_name: string;
  email: string;
  /** Names; null where the person has none. */
  organisation: string | null;
  institution: string | null;
  /** ISO 8601, UTC. Of an account: when the address was confirmed; without a confirmation, when they asked. */
  waiting_since: string;
}

/** A person who asks for an account. */
export interface AccountRequest extends Waiting {
  kind: "account";
  id: string;
  /** Code of the person's language. */
  language: string;
  /** False where the identity provider has not confirmed that the address is theirs. */
  is_confirmed: boolean;
  /** Whether members of the institution have addresses of the same domain; null where nothing can be said. */
  is_address_of_institution: boolean | null;
}

/** A person who asks for a seat in a closed session. */
export interface SeatRequest extends Waiting {
  kind: "seat";
  id: number;
  session_id: number;
  title: string;
  /** ISO 8601, UTC. */
  start: string;
  role: SeatRole;
  /** False: they want no turn of their own. */
  hot_seat: boolean;
  /** Their message to the host; may be empty. */
  message: string;
  /** The viewer asks for the seat: somebody else decides it. */
  is_own: boolean;
  /** No seat of the asked role can be given now. */
  is_full: boolean;
  observers_allowed: boolean;
}

/** The requests of an administrator's scope, without any filter. */
export interface RequestSummary {
  /** Start of the longest wait, ISO 8601, UTC; null where nobody waits. */
  waiting_since: string | null;
  /** Institutions of the people who wait. */
  institutions: readonly { id: number; name: string }[];
  /** Sessions that people ask a seat of. `start` is ISO 8601, UTC. */
  sessions: readonly { id: number; title: string; start: string }[];
}

export type AdminRequest = AccountRequest | SeatRequest;

/** Decision about requests; the person reads the reason of a rejection. */
export type RequestDecision =
  | { decision: "approve" }
  | { decision: "approve_as_observer" }
  | { decision: "reject"; reason: string };

/** Why a request was not decided, in the order from "it is done" to "try again". */
export const REQUEST_PROBLEMS = [
  "settled",
  "gone",
  "own",
  "over",
  "full",
  "noObservers",
  "notPossible",
  "unavailable",
] as const;
export type RequestProblem = (typeof REQUEST_PROBLEMS)[number];

/** Result of one call: the requests that were not decided, each with its reason; or the reason why the whole call was refused. */
export type DecisionReply<Id> =
  | { ok: true; failed: readonly { id: Id; problem: RequestProblem }[] }
  | { ok: false; message: string | null; fields: Readonly<Record<string, string>> };

/** Decides on requests, with one call for each kind; both resolve once the server has responded and the lists are renewed. */
export interface RequestDecisions {
  accounts: (ids: readonly string[], decision: RequestDecision) => Promise<DecisionReply<string>>;
  seats: (ids: readonly number[], decision: RequestDecision) => Promise<DecisionReply<number>>;
}
