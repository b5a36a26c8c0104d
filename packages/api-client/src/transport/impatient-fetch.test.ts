import { describe, expect, it } from "vitest";
import { getConfig } from "../generated/operations/system";
import { failureOf, setUpClient } from "../testing/client-set-up";
import { CALL_LIMIT_MS } from "./impatient-fetch";

/** Simulates a dead network: no response ever arrives, and only an abort ends the request. */
function darkLine() {
  const open = new Set<Request>();
  const fetch = ((request: Request) =>
    new Promise<Response>((_, reject) => {
      open.add(request);
      request.signal.addEventListener("abort", () => {
        open.delete(request);
        reject(request.signal.reason);
      });
    })) as typeof globalThis.fetch;
  return { fetch, open };
}

describe("a call without a response", () => {
  it("rejects as unreachable after 10 s, and frees its connection", async () => {
    const { fetch, open } = darkLine();
    const { client, clock } = setUpClient({}, { fetch });
    const failure = failureOf(client.call(getConfig));
    await clock.advance(CALL_LIMIT_MS - 1);
    expect(open.size).toBe(1);
    await clock.advance(1);
    expect(await failure).toMatchObject({ kind: "network", status: 0 });
    expect([open.size, clock.waiting]).toEqual([0, 0]);
  });

  it("can still be aborted before, which is then no failure of the server", async () => {
    const { fetch, open } = darkLine();
    const { client, clock } = setUpClient({}, { fetch });
    const given = new AbortController();
    const call = client.call(getConfig, { signal: given.signal });
    await clock.advance(1000);
    given.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    expect([open.size, clock.waiting]).toEqual([0, 0]);
  });
});
