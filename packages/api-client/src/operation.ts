/** A key for types alone; no value has it. */
declare const TYPES: unique symbol;

/** One call of the API: its path and, for the compiler, its input and output. Each noun has an entry point with its calls. */
export interface Operation<Input, Output> {
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path from the server's origin, with `{names}` for the parameters in `path` of the input. */
  readonly url: string;
  readonly [TYPES]?: { readonly input: Input; readonly output: Output };
}

type InputOf<Data> = Pick<Data, Extract<keyof Data, "path" | "query" | "body">>;
type ResponseOf<Responses> =
  | Responses[Exclude<keyof Responses, 204>]
  | (204 extends keyof Responses ? undefined : never);

/** The operation with the contract's types of its request and responses. */
export type OperationOf<Data, Responses> = Operation<InputOf<Data>, ResponseOf<Responses>>;

/** Any operation, for constraints. */
export type AnyOperation = Operation<unknown, unknown>;

/** The input of an operation: `path`, `query` and `body` as the contract names them, for example `OperationInput<typeof getSession>`. */
export type OperationInput<Each extends AnyOperation> = Each extends Operation<infer Input, unknown> ? Input : never;

/** The output of an operation; `undefined` for 204. */
export type OperationResponse<Each extends AnyOperation> =
  Each extends Operation<unknown, infer Output> ? Output : never;

/** The body of an operation, where it has one. */
export type OperationBody<Each extends AnyOperation> =
  OperationInput<Each> extends { body?: infer Body } ? NonNullable<Body> : never;

/** Options of every call beside the operation's own input. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

type RequiredKeys<T> = { [K in keyof T]-?: Partial<Pick<T, K>> extends Pick<T, K> ? never : K }[keyof T];

/** The input as an argument, optional where the operation requires nothing. */
export type CallArguments<Input> =
  RequiredKeys<Input> extends never ? [input?: Input & CallOptions] : [input: Input & CallOptions];
