import type { FastifyReply, FastifyRequest } from "fastify";
import type { Handler, RawHandler } from "./contract/handler.ts";
import type { Access, OperationContract, OperationInput, OperationResponse } from "./contract/operation.ts";
import type { Language, PartnerCaller, Viewer } from "./contract/viewer.ts";
import type { Deps } from "./deps.ts";
import type { WebSession } from "./platform/identity/web-sessions.ts";

type ViewerOf<A extends Access> = A extends "public" ? Viewer | null : A extends "partner" ? null : Viewer;

export type Call<C extends OperationContract> = OperationInput<C> & {
  readonly deps: Deps;
  readonly viewer: ViewerOf<C["access"]>;
  readonly partner: C["access"] extends "partner" ? PartnerCaller : null;
  /** The browser's sign-in; null for a token, and for nobody. */
  readonly webSession: WebSession | null;
  /** Hash of the token of a person; null for a browser's sign-in, and for nobody. */
  readonly tokenHash: string | null;
  /** From Accept-Language; French when none fits. */
  readonly language: Language;
  /** The caller's network, for counting its calls: an IPv4 address, or the first 64 bits of an IPv6 address. */
  readonly network: string;
};

/** Binds a handler to its declaration; the compiler checks input and responses against the contract. */
export function handle<C extends OperationContract, const S extends number>(
  contract: C,
  run: (call: Call<C>) => Promise<OperationResponse<C> & { status: S }>,
): Handler {
  return { contract, run: run as Handler["run"] };
}

/** Binds a handler that needs the request itself to its declaration. */
export function handleRaw<C extends OperationContract>(
  contract: C,
  raw: (call: Call<C>, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): RawHandler {
  return { contract, raw: raw as RawHandler["raw"] };
}
