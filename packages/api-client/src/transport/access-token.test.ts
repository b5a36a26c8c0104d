import { describe, expect, it, vi } from "vitest";
import { getMe } from "../generated/operations/users";
import { retryMutation, retryQuery } from "../retry";
import { failureOf, PATHS, setUpClient } from "../testing/client-set-up";
import { json } from "../testing/fake-server";
import { technicalFailure } from "./errors";

type GetAccessToken = () => Promise<string> | string;

const setUp = (getAccessToken: unknown) =>
  setUpClient(
    { [`GET ${PATHS.me}`]: () => json(200, { ok: true }) },
    { getAccessToken: getAccessToken as GetAccessToken },
  );

describe("access token", () => {
  it("a page that cannot get one: the error has a code and the reason; the next call asks again", async () => {
    const getAccessToken = vi.fn(async () => "tok").mockRejectedValueOnce(new Error("503 from /token"));
    const { client, server } = setUp(getAccessToken);
    const error = await failureOf(client.call(getMe));
    expect(error).toMatchObject({ kind: "access-token", status: 0, code: "access_token_failed" });
    expect(error.detail).toBe("getAccessToken() failed: 503 from /token");
    expect(server.seen).toEqual([]);
    expect(await client.call(getMe)).toEqual({ ok: true });
  });

  it("none within 10 s: the error has a code and names the limit", async () => {
    const { client, clock } = setUp(() => new Promise(() => {}));
    const failure = failureOf(client.call(getMe));
    await clock.advance(9_999);
    expect(clock.waiting).toBe(1);
    await clock.advance(1);
    expect(await failure).toMatchObject({
      code: "access_token_timeout",
      detail: "getAccessToken() did not settle within 10 s. Look at the endpoint it asks.",
    });
  });

  it("one that arrives in time leaves no timer behind", async () => {
    const { client, clock } = setUp(async () => "tok");
    await client.call(getMe);
    expect(clock.waiting).toBe(0);
  });

  it.each([
    ["JSON as text", '{"token":"secret"}', /JSON.*return its property/],
    ["an object", { token: "secret" }, /object \(token\).*return its property/],
    ["a page", "<!doctype html>", /HTML/],
    ["an empty text", "", /empty/],
    ["nothing", undefined, /nothing/],
    ["a sentence", "no token for you today", /“no token for…”/],
  ])("that is %s: the error is coded, says what came, and keeps secrets", async (_what, answer, words) => {
    const { client, server } = setUp(() => answer);
    const error = await failureOf(client.call(getMe));
    expect(error.code).toBe("access_token_invalid");
    expect(error.detail).toMatch(words);
    expect(error.detail).not.toContain("secret");
    expect(server.seen).toEqual([]);
  });

  it("one that ends in a line break, as many endpoints return it: it is sent without", async () => {
    const { client, server } = setUp(() => "tok.en-1=\n");
    await client.call(getMe);
    expect(server.seen[0]?.headers.get("Authorization")).toBe("Bearer tok.en-1=");
  });

  it("one that failed often opens no circuit breaker: the page still gets the reason", async () => {
    const { client } = setUp(() => ({ token: "x" }));
    for (let time = 0; time < 4; time += 1)
      expect((await failureOf(client.call(getMe))).code).toBe("access_token_invalid");
  });

  it("one that is wrong or late is not requested again by itself; one that failed is", async () => {
    const [wrong, failed] = await Promise.all(
      [() => "{}", () => Promise.reject(new Error("x"))].map((ask) => failureOf(setUp(ask).client.call(getMe))),
    );
    expect(wrong && [retryQuery(0, wrong), retryMutation(0, wrong)]).toEqual([false, false]);
    expect(failed && [retryQuery(0, failed), retryMutation(0, failed)]).toEqual([true, true]);
  });

  it("a missing one is a technical failure: screens say it in the reader's language", async () => {
    expect(technicalFailure(await failureOf(setUp(() => "").client.call(getMe)))).toBe("access-token");
  });
});
