import type { EvaluationStatus } from "@hotseat/api-client/types";
import type { ListedSession } from "../session-listing/headless";

/** An evaluation I wrote; shaped like the contract's `GivenEvaluation` (held by `my-page.contract.ts`). */
export interface WrittenEvaluation {
  id: number;
  session_id: number;
  /** The attendee it is about. */
  evaluatee: number;
  evaluatee_name: string;
  /** `start_time`: ISO 8601, UTC. */
  session: { title: string; start_time: string };
  status: EvaluationStatus;
  /** Scores from 1 to 6; 0, null and absent are "not scored". */
  answers: ReadonlyArray<{ score?: number | null | undefined }>;
  comments: string;
}

/** The state of one list on the page. */
export type MyList<Item> =
  | { status: "loading" }
  | { status: "failed"; detail: string | null }
  | { status: "ready"; items: readonly Item[]; more: "none" | "available" | "loading" };

/** A person who is never in one session with me again; shaped like the contract's `Block` (held by `my-page.contract.ts`). */
export interface BlockedPerson {
  keycloak_id: string;
  full_name: string;
  /** The time of the block; ISO 8601, UTC. */
  created_at: string;
}

export type PastSessions = MyList<ListedSession>;
export type WrittenEvaluations = MyList<WrittenEvaluation>;
export type BlockedPeople = MyList<BlockedPerson>;
