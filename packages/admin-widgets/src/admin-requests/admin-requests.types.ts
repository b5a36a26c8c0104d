import type { ChangeAnswer } from "../shared/admin-list.types";

/** A person who asks for an account. */
export interface AdminRequest {
  id: string;
  full_name: string;
  email: string;
  /** Code of the person's language. */
  language: string;
  /** Names; null where the person named none. */
  organisation: string | null;
  institution: string | null;
  /** False where the identity provider has not confirmed that the address is theirs. */
  is_confirmed: boolean;
  /** ISO 8601, UTC: when the address was confirmed; without a confirmation, when they asked. */
  waiting_since: string;
}

/** Decision about requests; the person reads the reason of a rejection. */
export type RequestDecision = { decision: "approve" } | { decision: "reject"; reason: string };

/** Decides on requests; resolves once the server has answered: with the reason when none of them was decided. */
export type DecideRequests = (ids: readonly string[], decision: RequestDecision) => Promise<ChangeAnswer>;
