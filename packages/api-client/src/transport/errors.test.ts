import { describe, expect, it } from "vitest";
import { listModules } from "../generated/operations/modules";
import { failureOf, PATHS, setUpClient } from "../testing/client-set-up";
import { json } from "../testing/fake-server";
import { type ErrorKind, errorToastId, HotseatError } from "./errors";

describe("the error catalogue", () => {
  const html = (status: number) =>
    new Response("<h1>Bad gateway</h1>", { status, headers: { "Content-Type": "text/html" } });
  const rows: [string, () => Response, { kind: ErrorKind; status: number; message: string; detail: string }][] = [
    [
      "401",
      () => json(401, { detail: "Sign in to continue.", code: "not_authenticated" }),
      { kind: "unauthorized", status: 401, message: "Unauthorized", detail: "Sign in to continue." },
    ],
    [
      "403 about CSRF",
      () => json(403, { detail: "CSRF token missing or incorrect.", code: "csrf_failed" }),
      { kind: "csrf", status: 403, message: "CSRF Validation Failed", detail: "CSRF token missing or incorrect." },
    ],
    [
      "any other 403",
      () => json(403, { detail: "No.", code: "permission_denied" }),
      { kind: "forbidden", status: 403, message: "Permission Denied", detail: "No." },
    ],
    [
      "400",
      () => json(400, { detail: "Some fields are not valid.", code: "validation_failed" }),
      { kind: "validation", status: 400, message: "Validation Failed", detail: "Some fields are not valid." },
    ],
    [
      "500",
      () => json(500, { detail: "Something went wrong.", code: "internal_error" }),
      { kind: "server", status: 500, message: "Server Error", detail: "Something went wrong." },
    ],
    [
      "another 4xx with a detail",
      () => json(409, { detail: "All seats of this session are taken.", code: "session_full" }),
      {
        kind: "client",
        status: 409,
        message: "All seats of this session are taken.",
        detail: "All seats of this session are taken.",
      },
    ],
    [
      "another 4xx without one",
      () => json(418, {}),
      { kind: "client", status: 418, message: "HTTP Error 418", detail: "HTTP Error 418" },
    ],
    [
      "an error that is not JSON",
      () => html(502),
      { kind: "server", status: 502, message: "Server Error", detail: "Server error without JSON body" },
    ],
    [
      "a 4xx that is not JSON",
      () => html(404),
      {
        kind: "client",
        status: 404,
        message: "Server error without JSON body",
        detail: "Server error without JSON body",
      },
    ],
    [
      "a success that cannot be parsed",
      () => new Response("{nope", { status: 200, headers: { "Content-Type": "application/json" } }),
      { kind: "parse", status: 200, message: "Failed to parse response", detail: "Failed to parse response" },
    ],
    [
      "an unreachable server",
      () => {
        throw new TypeError("fetch failed");
      },
      { kind: "network", status: 0, message: "Network Error", detail: "Failed to connect to server" },
    ],
    [
      "anything else",
      () => {
        throw new RangeError("odd");
      },
      { kind: "unexpected", status: 500, message: "Unexpected Error", detail: "odd" },
    ],
  ];

  it.each(rows)("%s is a HotseatError with its kind, status and text", async (_name, answer, expected) => {
    const { client } = setUpClient({ [`GET ${PATHS.modules}`]: answer });
    expect(await failureOf(client.call(listModules))).toMatchObject(expected);
  });

  it.each([
    ["a response with a code", () => json(409, { detail: "d", code: "session_full" }), "session_full"],
    ["a refusal without a code", () => json(418, {}), "uncoded_response"],
    ["a page of a proxy", () => html(502), "uncoded_response"],
    [
      "a success that cannot be parsed",
      () => new Response("{nope", { status: 200, headers: { "Content-Type": "application/json" } }),
      "unreadable_response",
    ],
    [
      "an unreachable server",
      () => {
        throw new TypeError("fetch failed");
      },
      "network_error",
    ],
    [
      "anything else",
      () => {
        throw new RangeError("odd");
      },
      "unexpected_error",
    ],
  ] as const)("%s: the code says so", async (_name, answer, code) => {
    const { client } = setUpClient({ [`GET ${PATHS.modules}`]: answer });
    const error = await failureOf(client.call(listModules));
    expect(error.code).toBe(code);
    // @ts-expect-error a code that neither the contract nor the transport has
    expect(error.code === "session_fulll").toBe(false);
  });

  it("carries the whole body of a 400 as field errors", async () => {
    const body = {
      detail: "Some fields are not valid.",
      code: "validation_failed",
      field_errors: { capacity: ["Too small"] },
    };
    const { client } = setUpClient({ [`GET ${PATHS.modules}`]: () => json(400, body) });
    const error = await failureOf(client.call(listModules));
    expect(error.fieldErrors).toEqual(body);
    expect(error.invalidFields).toEqual({ capacity: ["Too small"] });
    expect(error.reason).toBe("Too small");
    expect(error.code).toBe("validation_failed");
  });

  it.each([
    ["900", 900],
    ["Wed, 25 Nov 2026 22:00:00 GMT", undefined],
    ["-1", undefined],
    [null, undefined],
  ])("has the seconds of Retry-After %s", async (header, seconds) => {
    const headers: Record<string, string> = header === null ? {} : { "Retry-After": header };
    const { client } = setUpClient({
      [`GET ${PATHS.modules}`]: () => json(429, { detail: "d", code: "too_many_requests" }, headers),
    });
    expect((await failureOf(client.call(listModules))).retryAfterSec).toBe(seconds);
  });

  it("calls one callback each for 401, 403 and 5xx", async () => {
    const called: string[] = [];
    let status = 401;
    const { client } = setUpClient(
      { [`GET ${PATHS.modules}`]: () => json(status, { detail: "d" }) },
      {
        onUnauthorized: () => called.push("unauthorized"),
        onPermissionDenied: () => called.push("denied"),
        onServerError: () => called.push("server"),
      },
    );
    for (status of [401, 403, 500, 404]) await failureOf(client.call(listModules));
    expect(called).toEqual(["unauthorized", "denied", "server"]);
  });

  it("returns the toast id of kinds that have a toast", () => {
    const idOf = (kind: ErrorKind) => errorToastId(new HotseatError({ kind, status: 0, detail: "d" }));
    const named = rows.map(([, , { kind }]) => kind).filter((kind) => idOf(kind) !== undefined);
    expect(new Set(named)).toEqual(new Set(["forbidden", "server"]));
    expect(idOf("forbidden")).not.toBe(idOf("server"));
    expect(errorToastId(new Error("x"))).toBeUndefined();
  });

  it("does not convert an aborted call", async () => {
    const { client } = setUpClient({
      [`GET ${PATHS.modules}`]: () => {
        throw new DOMException("gone", "AbortError");
      },
    });
    await expect(client.call(listModules)).rejects.toMatchObject({ name: "AbortError" });
  });

  it("logs no more than 20,000 characters", async () => {
    const texts: string[] = [];
    const { client } = setUpClient(
      { [`GET ${PATHS.modules}`]: () => json(500, { detail: "x".repeat(50_000) }) },
      { log: ({ text }) => texts.push(text) },
    );
    await failureOf(client.call(listModules));
    expect(texts.map(({ length }) => length)).toEqual([20_000]);
  });
});
