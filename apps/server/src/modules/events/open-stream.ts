import type { FastifyReply, FastifyRequest } from "fastify";
import type { PersonCaller } from "../../platform/http/callers.ts";

/**
 * Responds to a request with an open stream of these streams' events, beginning after the cursor; `Last-Event-ID` wins over `after`.
 * Throws `session_not_found` for a session the viewer may not see.
 */
export type OpenStream = (
  request: FastifyRequest,
  reply: FastifyReply,
  caller: PersonCaller,
  streams: readonly string[],
  after: string | undefined,
) => Promise<void>;
