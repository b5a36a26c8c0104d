import type { Error as ErrorBody } from "../generated/types.gen";
import { isRecord } from "../is-record";

/** What went wrong, one name per row of the error catalogue (shell.md §8). Screens choose their translated words by it. */
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
  | "unexpected";

/** The catalogue's English texts (shell.md §8, §4); `null` is written per error. */
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
  unexpected: "Unexpected Error",
} as const satisfies Record<ErrorKind, string | null>;

export const NETWORK_ERROR_DETAIL = "Failed to connect to server";
export const NO_JSON_DETAIL = "Server error without JSON body";

/** Toasts the catalogue asks for, in English (shell.md §8); kinds without one stay silent. */
export const ERROR_TOASTS: Partial<Record<ErrorKind, string>> = {
  forbidden: "Permission denied",
  server: "Server error. Please try again later.",
};

/**
 * Failures in which nobody judged what was asked: the server was not reached, or could not answer. Their words are for engineers and
 * in English; a screen says these two in its own.
 */
const UNJUDGED: Partial<Record<ErrorKind, "unreachable" | "broken">> = {
  network: "unreachable",
  "circuit-open": "unreachable",
  server: "broken",
  parse: "broken",
  unexpected: "broken",
};

/** Whether the server was not reached or could not answer; null where it judged what was asked, in words for a reader (`reason`). */
export function unjudged({ kind }: { readonly kind: ErrorKind }): "unreachable" | "broken" | null {
  return UNJUDGED[kind] ?? null;
}

interface Parts {
  readonly kind: ErrorKind;
  readonly status: number;
  readonly detail: string;
  readonly code?: string;
  readonly body?: unknown;
  readonly message?: string;
  readonly cause?: unknown;
}

/**
 * The id of the toast that tells of a failure for which the catalogue has one (shell.md §8): an application's general words and a
 * widget's own share it, so that one failure is told once and the later takes the place of the earlier. Undefined for other errors.
 */
export function errorToastId(error: unknown): string | undefined {
  return isHotseatError(error) && error.kind in ERROR_TOASTS ? `hotseat.${error.kind}` : undefined;
}

/** Every failure of a call (shell.md §3 Error object, §8). */
export class HotseatError extends Error {
  readonly kind: ErrorKind;
  /** HTTP status; 0 when the server was not reached. */
  readonly status: number;
  /** The server's own sentence, or the catalogue's. */
  readonly detail: string;
  /** The server's error code, for example `schedule_moved`; empty when it gave none. */
  readonly code: string;
  /** The parsed body of the answer, for errors that carry more (`schedule`, `current`). */
  readonly body: unknown;
  /** The whole body of a 400 answer; `undefined` otherwise. */
  readonly fieldErrors: Readonly<Record<string, unknown>> | undefined;

  constructor(parts: Parts) {
    super(parts.message ?? ERROR_MESSAGES[parts.kind] ?? parts.detail, { cause: parts.cause });
    this.name = "HotseatError";
    this.kind = parts.kind;
    this.status = parts.status;
    this.detail = parts.detail;
    this.code = parts.code ?? "";
    this.body = parts.body;
    this.fieldErrors = parts.kind === "validation" && isRecord(parts.body) ? parts.body : undefined;
  }

  /** Field name → what is wrong with it; empty when the server named no field. */
  get invalidFields(): Readonly<Record<string, readonly string[]>> {
    return (this.fieldErrors as Partial<ErrorBody> | undefined)?.field_errors ?? {};
  }

  /** What to tell who typed it: what is wrong with the first field the server named, else its sentence. */
  get reason(): string {
    return Object.values(this.invalidFields)[0]?.[0] ?? this.detail;
  }
}

export function isHotseatError(error: unknown): error is HotseatError {
  return error instanceof HotseatError;
}

/** Makes the catalogue's error from an answer; `body` is `undefined` when it was not JSON. */
export function errorFromAnswer(status: number, body: unknown): HotseatError {
  const detail = isRecord(body) && typeof body.detail === "string" ? body.detail : undefined;
  const code = isRecord(body) && typeof body.code === "string" ? body.code : "";
  const kind = kindOf(status, detail);
  const words = detail ?? (body === undefined ? NO_JSON_DETAIL : undefined);
  const message = kind === "client" ? (words ?? `HTTP Error ${status}`) : undefined;
  return new HotseatError({
    kind,
    status,
    code,
    body,
    detail: words ?? `HTTP Error ${status}`,
    ...(message === undefined ? {} : { message }),
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

/** Says whether a 403 is about the CSRF token, which is then fetched anew (shell.md §5). */
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
