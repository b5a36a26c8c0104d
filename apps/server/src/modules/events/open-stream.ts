import type { FastifyReply, FastifyRequest } from "fastify";
import type { Viewer } from "../../contract/viewer.ts";
import type { WebSession } from "../../platform/identity/web-sessions.ts";

/** The person of a stream, and the sign-in that the stream ends with; null for a token. */
export interface StreamCaller {
  readonly viewer: Viewer;
  readonly webSession: Pick<WebSession, "idHash"> | null;
}

/**
 * Responds to a request with an open stream of these streams' events, beginning after the cursor; `Last-Event-ID` wins over `after`.
 * Throws `session_not_found` for a session the viewer may not see.
 */
export type OpenStream = (
  request: FastifyRequest,
  reply: FastifyReply,
  caller: StreamCaller,
  streams: readonly string[],
  after: string | undefined,
) => Promise<void>;
