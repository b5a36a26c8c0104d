import { describe, expect, it } from "vitest";
import { getMe } from "../generated/operations/users";
import { failureOf, PATHS, setUpClient } from "../testing/client-set-up";
import { json } from "../testing/fake-server";
import type { HotseatError } from "./errors";

describe("the circuit breaker", () => {
  it("stops requests for the current user after 3 failures, until 60 s after the last one", async () => {
    const { client, server, clock } = setUpClient({ [`GET ${PATHS.me}`]: () => json(500, { detail: "down" }) });
    for (let failure = 0; failure < 3; failure += 1) await failureOf(client.call(getMe));
    expect(await failureOf(client.call(getMe))).toMatchObject({
      kind: "circuit-open",
      status: 503,
      message: "Service Unavailable",
    });
    expect(server.seen).toHaveLength(3);
    await clock.advance(59_999);
    await failureOf(client.call(getMe));
    expect(server.seen).toHaveLength(3);
    await clock.advance(1);
    expect(await failureOf(client.call(getMe))).toMatchObject({ kind: "server" });
    expect(server.seen).toHaveLength(4);
  });

  it("does not count 401, and starts from 0 after a success", async () => {
    const responses = [500, 500, 200, 500, 500, 401, 401, 403];
    const { client, server } = setUpClient({
      [`GET ${PATHS.me}`]: () => json(responses[server.seen.length - 1] ?? 200, { detail: "d" }),
    });
    const statuses: unknown[] = [];
    for (const _ of responses)
      statuses.push(
        await client.call(getMe).then(
          () => 200,
          ({ status }: HotseatError) => status,
        ),
      );
    expect(statuses).toEqual(responses);
    await client.call(getMe);
    expect(server.seen).toHaveLength(responses.length + 1);
  });
});
