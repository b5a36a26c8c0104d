import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../../contract/errors.ts";
import { answerError } from "./error-answer.ts";

/** What leads nowhere. */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerError(new ApiError("not_found"), request, reply);
}
