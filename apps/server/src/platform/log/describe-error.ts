/** The fields of an error that a log line keeps. */
export interface ErrorDescription {
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: ErrorDescription;
}

const MAX_CAUSES = 5;
/** PostgreSQL's data exceptions: their message repeats the refused value. */
const REPEATS_VALUE = /^22[0-9A-Z]{3}$/;
const FRAME = /^\s+at /;

/** The query builder puts the bound values behind the statement: names, drafts, hashes. The statement stays. */
export function withoutValues(text: string): string {
  return /^Failed query: /.test(text) ? text.replace(/\nparams: [\s\S]*$/, "") : text;
}

/** Message, code, frames and causes of an error, without the values of a failed statement. */
export function describeError(error: Error, depth = 0): ErrorDescription {
  const { code, query } = error as Error & { readonly code?: unknown; readonly query?: unknown };
  const known = typeof code === "string" ? code : undefined;
  const message =
    typeof query === "string"
      ? `Failed query: ${query}`
      : known !== undefined && REPEATS_VALUE.test(known)
        ? "The database refused a value."
        : withoutValues(error.message);
  const frames = (error.stack ?? "").split("\n").filter((line) => FRAME.test(line));
  return {
    message,
    ...(known !== undefined && { code: known }),
    ...(frames.length > 0 && { stack: frames.join("\n") }),
    ...(error.cause instanceof Error && depth < MAX_CAUSES && { cause: describeError(error.cause, depth + 1) }),
  };
}
