/** The streams of one connection. */
export interface StreamScope {
  /** That session's stream. */
  readonly sessionId?: number;
  /** The person's, organisation's, sectors' and catalogue's streams. */
  readonly global?: boolean;
}

/** Returns path and query of the connection for a scope. */
export function eventStreamPath({ sessionId, global }: StreamScope): string {
  const query = new URLSearchParams();
  if (sessionId !== undefined) query.set("stream_session_id", String(sessionId));
  if (global) query.set("global", "1");
  return `/api/v1/sse/?${query}`;
}
