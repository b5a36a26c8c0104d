import type { FastifyReply, FastifyRequest } from "fastify";
import type { OperationContract } from "./operation.ts";

/** One operation with its handler, an entry of a noun's `routes.ts`. */
export interface Handler {
  readonly contract: OperationContract;
  readonly run: (call: never) => Promise<{ status: number; body?: unknown }>;
}

/** Operations that need the request itself: those with cookies and redirects, and event streams. */
export interface RawHandler {
  readonly contract: OperationContract;
  readonly raw: (call: never, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

export type AnyHandler = Handler | RawHandler;
