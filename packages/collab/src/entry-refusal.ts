/** Why the server lets no socket of a document open (TL-P.120). */
export interface EntryRefusal {
  readonly code: "not_authenticated" | "not_found" | "too_many_requests";
  /** When another try makes sense, as far as the server said. */
  readonly retryAfterSec?: number | undefined;
}
