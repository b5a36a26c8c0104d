import { createClient } from "@hotseat/api-client";
import { expect, it } from "vitest";
import { askToJoin } from "./prejoin-ports";

const CALL = { url: "wss://sfu", token: "t", call_session_id: 3, connection_id: "c" };

/** Sends a join request to a server with this response, or to an unreachable one. */
const ask = (status: number, body: object | null) =>
  askToJoin(
    createClient({
      baseUrl: "http://api.test",
      getAccessToken: () => "token",
      fetch: async () => {
        if (body === null) throw new TypeError("Failed to fetch");
        return Response.json(body, { status });
      },
    }),
    12,
  );

it("a response with url, token and number is a call", async () => {
  expect(await ask(200, CALL)).toMatchObject({ kind: "call", url: "wss://sfu", token: "t", callSessionId: 3 });
});

it.each([
  ["url", { ...CALL, url: "" }],
  ["token", { ...CALL, token: undefined }],
  ["call_session_id", { ...CALL, call_session_id: "3" }],
])("a response without %s is invalid (LS-5.15, LS-8.13)", async (_missing, body) => {
  expect(await ask(200, body)).toEqual({ kind: "invalid" });
});

it("a refusal contains its error, its message or else its detail, and the right to start (LS-7.23, LS-8.11)", async () => {
  const refusal = { error: "call_not_active", code: "x", message: "Wait.", detail: "Later.", can_start: true };
  expect(await ask(409, refusal)).toEqual({
    kind: "refused",
    refusal: { code: "call_not_active", message: "Wait.", canStart: true },
  });
  expect(await ask(409, { code: "odd", detail: "Later." })).toMatchObject({
    refusal: { code: "odd", message: "Later.", canStart: false },
  });
});

it("a response of unknown form, and no response, are unstructured errors (LS-8.12)", async () => {
  expect(await ask(400, { oh: "no" })).toEqual({ kind: "unreachable" });
  expect(await ask(0, null)).toEqual({ kind: "unreachable" });
});
