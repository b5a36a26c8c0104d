import type { FastifyReply, FastifyRequest } from "fastify";
import type { Call, Handler } from "./handle.ts";
import type { OperationContract } from "./operation.ts";

/** Two kinds of operation need the request itself: those that speak in cookies and redirects, and event streams. */
export interface RawHandler {
  readonly contract: OperationContract;
  readonly raw: (call: never, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

export type AnyHandler = Handler | RawHandler;

export function handleRaw<C extends OperationContract>(
  contract: C,
  raw: (call: Call<C>, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): RawHandler {
  return { contract, raw: raw as RawHandler["raw"] };
}
