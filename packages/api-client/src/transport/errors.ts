import type { Error as ErrorBody, ErrorCode } from "../generated/types.gen";
import { isRecord } from "../is-record";

/** The kind of a failure, one for each row of the error catalogue. Screens choose their translated texts by it. */
export type ErrorKind =
  | "unauthorized"
  | "csrf"
  | "forbidden"
  | "validation"
  | "server"
  | "client"
  | "parse"
  | "network"
  | "circuit-open"
  | "access-token"
  | "unexpected";

/** Codes of failures that no response of the server has. */
export type TransportCode =
  /** The server was not reached, or did not respond within 10 s. */
  | "network_error"
  /** A response that should have been JSON was not. */
  | "unreadable_response"
  /** A refusal without a code, for example from a proxy in between. */
  | "uncoded_response"
  /** Three failures of `getMe` in a row: it is not requested again for a minute. */
  | "circuit_open"
  /** `getAccessToken` threw or rejected. */
  | "access_token_failed"
  /** `getAccessToken` did not resolve within 10 s. */
  | "access_token_timeout"
  /** `getAccessToken` returned something that is no token, such as JSON or a page. */
  | "access_token_invalid"
  | "unexpected_error";

/** The reason of a failed call: a code of the contract, or of the transport. A newer server may send one that is not in this list. */
export type HotseatErrorCode = ErrorCode | TransportCode;

/** The catalogue's English texts; `null` is set per error. */
export const ERROR_MESSAGES = {
  unauthorized: "Unauthorized",
  csrf: "CSRF Validation Failed",
  forbidden: "Permission Denied",
  validation: "Validation Failed",
  server: "Server Error",
  client: null,
  parse: "Failed to parse response",
  network: "Network Error",
  "circuit-open": "Service Unavailable",
  "access-token": "No Access Token",
  unexpected: "Unexpected Error",
} as const satisfies Record<ErrorKind, string | null>;

const NETWORK_ERROR_DETAIL = "Failed to connect to server";
const NO_JSON_DETAIL = "Server error without JSON body";

/** The catalogue's toasts, in English; kinds without one show none. */
export const ERROR_TOASTS: Partial<Record<ErrorKind, string>> = {
  forbidden: "Permission denied",
  server: "Server error. Please try again later.",
};

/**
 * Failures without a decision of the server: it was not reached, or could not respond. Their messages are in English and for engineers;
 * a screen shows a text of its own for each of the three.
 */
const TECHNICAL_FAILURES: Partial<Record<ErrorKind, "unreachable" | "broken" | "access-token">> = {
  "access-token": "access-token",
  network: "unreachable",
  "circuit-open": "unreachable",
  server: "broken",
  parse: "broken",
  unexpected: "broken",
};

/**
 * Returns why the server made no decision on a call: `unreachable`, `broken` (it could not respond), or `access-token` (the page got no
 * token). Returns null for a refusal, whose text for readers is `reason`.
 */
export function technicalFailure({
  kind,
}: {
  readonly kind: ErrorKind;
}): "unreachable" | "broken" | "access-token" | null {
  return TECHNICAL_FAILURES[kind] ?? null;
}

const TRANSPORT_CODES: Partial<Record<ErrorKind, TransportCode>> = {
  network: "network_error",
  parse: "unreadable_response",
  "circuit-open": "circuit_open",
  "access-token": "access_token_failed",
  unexpected: "unexpected_error",
};

interface Parts {
  readonly kind: ErrorKind;
  readonly status: number;
  readonly detail: string;
  /** Without it the transport's code for this kind. */
  readonly code?: HotseatErrorCode;
  readonly body?: unknown;
  readonly message?: string;
  readonly retryAfterSec?: number;
  readonly cause?: unknown;
}

/**
 * Returns the id of the toast for a failure that has one in the catalogue: an application's general text and a
 * widget's own share it, so that one failure shows one toast and the later text replaces the earlier. Undefined for other errors.
 */
export function errorToastId(error: unknown): string | undefined {
  return isHotseatError(error) && error.kind in ERROR_TOASTS ? `hotseat.${error.kind}` : undefined;
}

/** The error of every failed call. */
export class HotseatError extends Error {
  readonly kind: ErrorKind;
  /** HTTP status; 0 when the server was not reached. */
  readonly status: number;
  /** The server's own sentence, or the catalogue's. */
  readonly detail: string;
  /** The reason for programs: for example `schedule_moved`. */
  readonly code: HotseatErrorCode;
  /** The parsed body of the response, for errors that carry more (`schedule`, `current`). */
  readonly body: unknown;
  /** The whole body of a 400 response; `undefined` otherwise. */
  readonly fieldErrors: Readonly<Record<string, unknown>> | undefined;
  /** Seconds until another try makes sense, from `Retry-After`; `undefined` when the response has none. */
  readonly retryAfterSec: number | undefined;

  constructor(parts: Parts) {
    super(parts.message ?? ERROR_MESSAGES[parts.kind] ?? parts.detail, { cause: parts.cause });
    this.name = "HotseatError";
    this.kind = parts.kind;
    this.status = parts.status;
    this.detail = parts.detail;
    this.code = parts.code ?? TRANSPORT_CODES[parts.kind] ?? "uncoded_response";
    this.body = parts.body;
    this.fieldErrors = parts.kind === "validation" && isRecord(parts.body) ? parts.body : undefined;
    this.retryAfterSec = parts.retryAfterSec;
  }

  /** Field name → its errors; empty when the server named no field. */
  get invalidFields(): Readonly<Record<string, readonly string[]>> {
    return (this.fieldErrors as Partial<ErrorBody> | undefined)?.field_errors ?? {};
  }

  /** The text for the person who typed: the first field's error, else the server's sentence. */
  get reason(): string {
    return Object.values(this.invalidFields)[0]?.[0] ?? this.detail;
  }
}

/** Whether a caught value is an error of this client. */
export function isHotseatError(error: unknown): error is HotseatError {
  return error instanceof HotseatError;
}

/**
 * Makes the catalogue's error from a response; `body` is `undefined` when it was not JSON. `retryAfter`: the header of this name, in
 * seconds.
 */
export function errorFromResponse(status: number, body: unknown, retryAfter: string | null = null): HotseatError {
  const detail = isRecord(body) && typeof body.detail === "string" ? body.detail : undefined;
  // The compiler alone checks the contract's list: any code is accepted at run time.
  const code = isRecord(body) && typeof body.code === "string" ? (body.code as ErrorCode) : undefined;
  const kind = kindOf(status, detail);
  const words = detail ?? (body === undefined ? NO_JSON_DETAIL : undefined);
  const message = kind === "client" ? (words ?? `HTTP Error ${status}`) : undefined;
  return new HotseatError({
    kind,
    status,
    body,
    detail: words ?? `HTTP Error ${status}`,
    ...(code === undefined ? {} : { code }),
    ...(message === undefined ? {} : { message }),
    ...(retryAfter !== null && /^\d+$/.test(retryAfter) ? { retryAfterSec: Number(retryAfter) } : {}),
  });
}

export function networkError(cause: unknown): HotseatError {
  return new HotseatError({ kind: "network", status: 0, detail: NETWORK_ERROR_DETAIL, cause });
}

export function parseError(status: number, cause: unknown): HotseatError {
  return new HotseatError({ kind: "parse", status, detail: ERROR_MESSAGES.parse, cause });
}

export function circuitOpenError(): HotseatError {
  return new HotseatError({ kind: "circuit-open", status: 503, detail: ERROR_MESSAGES["circuit-open"] });
}

export function unexpectedError(cause: unknown): HotseatError {
  const detail = cause instanceof Error ? cause.message : String(cause);
  return new HotseatError({ kind: "unexpected", status: 500, detail, cause });
}

/** Returns whether a 403 is about the CSRF token, which is then fetched again. */
export function mentionsCsrf(status: number, detail: string | undefined): boolean {
  return status === 403 && detail !== undefined && /csrf/i.test(detail);
}

function kindOf(status: number, detail: string | undefined): ErrorKind {
  if (mentionsCsrf(status, detail)) return "csrf";
  if (status >= 500) return "server";
  return KIND_BY_STATUS[status] ?? (status >= 400 ? "client" : "unexpected");
}

const KIND_BY_STATUS: Readonly<Record<number, ErrorKind>> = {
  400: "validation",
  401: "unauthorized",
  403: "forbidden",
};
