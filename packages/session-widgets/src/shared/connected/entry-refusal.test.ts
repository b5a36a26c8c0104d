import { HotseatError } from "@hotseat/api-client";
import { afterEach, expect, it, vi } from "vitest";
import { entryRefusal } from "./entry-refusal";

const URL = "wss://hotseat.example/api/socket/s1-a";
const ticketError = (status: number) => new HotseatError({ kind: "client", status, detail: "", retryAfterSec: 9 });
afterEach(() => vi.unstubAllGlobals());

it.each([
  [401, { code: "not_authenticated", retryAfterSec: undefined }],
  [403, { code: "not_found", retryAfterSec: undefined }],
  [404, { code: "not_found", retryAfterSec: undefined }],
  [429, { code: "too_many_requests", retryAfterSec: undefined }],
  [426, null],
  [503, null],
])(
  "a socket that did not open, and the response %i at its address: the refusal is %o (TL-P.120)",
  async (status, refusal) => {
    const ask = vi.fn(async (_url: string, _options: object) => new Response(null, { status }));
    vi.stubGlobal("fetch", ask);
    expect(await entryRefusal(URL)).toEqual(refusal);
    expect(ask.mock.calls).toMatchObject([["https://hotseat.example/api/socket/s1-a", { credentials: "include" }]]);
  },
);

it("a socket that did not open without a network is not refused", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await entryRefusal(URL)).toBeNull();
});

it("a refused ticket is a refusal, and the address of a client with tickets is never asked (TL-P.120)", async () => {
  const ask = vi.fn();
  vi.stubGlobal("fetch", ask);
  expect(await entryRefusal(URL, ticketError(429))).toEqual({ code: "too_many_requests", retryAfterSec: 9 });
  expect(await entryRefusal(URL, ticketError(500))).toBeNull();
  expect(await entryRefusal(URL, null)).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});
