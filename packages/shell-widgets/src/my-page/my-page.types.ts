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
  status: "DRAFT" | "SUBMITTED";
  /** Scores from 1 to 6; 0, null and absent are "not scored". */
  answers: ReadonlyArray<{ score?: number | null | undefined }>;
  comments: string;
}

/** One of the page's lists as it stands. */
export type MyList<Item> =
  | { status: "loading" }
  | { status: "failed"; detail: string | null }
  | { status: "ready"; items: readonly Item[]; more: "none" | "available" | "loading" };

export type PastSessions = MyList<ListedSession>;
export type WrittenEvaluations = MyList<WrittenEvaluation>;
