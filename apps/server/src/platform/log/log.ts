import type { FastifyBaseLogger } from "fastify";

import { describeError, withoutValues } from "./describe-error.ts";

/** Output of the server's own log lines. */
export interface Log {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

type Level = "info" | "warn" | "error";

/** One JSON line per entry. Callers pass names and codes, never tokens, cookies, addresses with queries, or bodies. */
export function createLog(write: (line: string) => void): Log {
  const entry = (level: Level) => (data: object, message: string) =>
    write(
      `${JSON.stringify({ time: new Date().toISOString(), level, message: withoutValues(message), ...plain(data) })}\n`,
    );
  return { info: entry("info"), warn: entry("warn"), error: entry("error") };
}

/** Errors do not survive JSON by themselves; their stack is for the operator. */
function plain(data: object): object {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      value instanceof Error ? describeError(value) : typeof value === "string" ? withoutValues(value) : value,
    ]),
  );
}

/** The framework's own warnings and errors go to the same output; its other lines are dropped. */
export function frameworkLogger(log: Log): FastifyBaseLogger {
  const silent = (): void => {};
  const forward = (level: Level) => (first: unknown, second?: unknown) => {
    if (typeof first === "string") log[level]({}, first);
    else if (first instanceof Error) log[level]({ err: first }, typeof second === "string" ? second : first.message);
    else log[level]({ ...pick(first) }, typeof second === "string" ? second : "The framework had something to say.");
  };
  const logger = {
    level: "warn",
    trace: silent,
    debug: silent,
    info: silent,
    silent,
    warn: forward("warn"),
    error: forward("error"),
    fatal: forward("error"),
    child: () => logger,
  };
  return logger as unknown as FastifyBaseLogger;
}

const PASSING = ["err", "code", "route", "who", "what", "from"] as const;
type Named = { readonly [K in (typeof PASSING)[number]]?: unknown } | undefined;

/** Requests and replies carry cookies and tokens: only fields named here are logged. */
function pick(data: unknown): object {
  return Object.fromEntries(
    PASSING.map((name) => [name, (data as Named)?.[name]]).filter(([, value]) => value !== undefined),
  );
}
