import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Access to a call, checked before the noun's own policy.
 * - `public`: anybody.
 * - `signed-in`: a web session or an embed token (one person, one session).
 * - `user`: signed in, not a `pending_user`.
 * - `admin`: a web session of an administrator, of any level; the noun's policy then checks the scope.
 * - `platform-admin`: signed in as platform administrator.
 * - `partner`: a partner's server with its key as Bearer token.
 */
export type Access = "public" | "signed-in" | "user" | "admin" | "platform-admin" | "partner";

export type Shape = z.ZodType;
/** Keyed by HTTP status; `null` is a response without a body. */
export type Responses = Readonly<Record<number, Shape | null>>;

/** One call of the API as its callers see it: the single source of validation, documentation and the generated client. */
export interface OperationContract<
  P extends Shape | undefined = Shape | undefined,
  Q extends Shape | undefined = Shape | undefined,
  B extends Shape | undefined = Shape | undefined,
  A extends Responses = Responses,
  X extends Access = Access,
> {
  /** Name of the function in the generated client; unique. */
  readonly id: string;
  readonly method: Method;
  /** Below `/api/v1`, trailing slash kept, parameters as `:name`. */
  readonly path: string;
  readonly tag: string;
  /** One line: what the call does. */
  readonly summary: string;
  /** For its callers: rights, side effects, limits. The access is added by the document. */
  readonly description: string;
  readonly access: X;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** The most entries of a list or record in the body. Default: 200. */
  readonly maxEntries?: number;
  readonly responses: A;
  /** Errors of this call besides those its access, body and parameters bring along. */
  readonly errors?: readonly ErrorCode[];
  /** An example request and its first success response; both are checked against the shapes. */
  readonly example?: { readonly body?: unknown; readonly response?: unknown };
  /** An event stream: documented, but never buffered or fuzzed. */
  readonly stream?: true;
  /** Media type of a successful response that is a file and not JSON; its shape is a string. */
  readonly file?: "text/calendar";
  /** A browser is redirected here; no JSON client calls it. */
  readonly redirect?: true;
}

/** Keeps the literal types of one call; does nothing at run time. */
export function operation<
  const X extends Access,
  P extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  B extends Shape | undefined = undefined,
  A extends Responses = Responses,
>(
  contract: OperationContract<P, Q, B, A> & { readonly access: X },
): OperationContract<P, Q, B, A> & { readonly access: X } {
  return contract;
}

type Out<S> = S extends Shape ? z.output<S> : undefined;

/** Input of a handler, after validation. */
export interface OperationInput<C extends OperationContract> {
  readonly params: C extends OperationContract<infer P, Shape | undefined, Shape | undefined, Responses>
    ? Out<P>
    : never;
  readonly query: C extends OperationContract<Shape | undefined, infer Q, Shape | undefined, Responses>
    ? Out<Q>
    : never;
  readonly body: C extends OperationContract<Shape | undefined, Shape | undefined, infer B, Responses> ? Out<B> : never;
}

/** Response of a handler: one status of the contract with its body. */
export type OperationResponse<C extends OperationContract> =
  C extends OperationContract<Shape | undefined, Shape | undefined, Shape | undefined, infer A>
    ? { [S in keyof A & number]: A[S] extends Shape ? { status: S; body: z.input<A[S]> } : { status: S } }[keyof A &
        number]
    : never;
