import type { FastifyReply, FastifyRequest } from "fastify";
import type { OperationContract } from "./operation.ts";

/** One operation with its rule: what `routes.ts` of a noun lists. */
export interface Handler {
  readonly contract: OperationContract;
  readonly run: (call: never) => Promise<{ status: number; body?: unknown }>;
}

/** Two kinds of operation need the request itself: those that speak in cookies and redirects, and event streams. */
export interface RawHandler {
  readonly contract: OperationContract;
  readonly raw: (call: never, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

export type AnyHandler = Handler | RawHandler;
