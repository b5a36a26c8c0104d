import { expect, test } from "vitest";
import { manualClock } from "../../../test/manual-clock.ts";
import { apiErrorIn, breakingFetch } from "./circuit-breaker.ts";

function service() {
  const clock = manualClock();
  const state = { status: 200, calls: 0 };
  const send = breakingFetch(clock, async () => {
    state.calls += 1;
    if (state.status === 0) throw new TypeError("fetch failed");
    return new Response(null, { status: state.status });
  });
  const outcome = () =>
    send("http://127.0.0.1/").then(
      ({ status }) => status,
      (error: unknown) => apiErrorIn(error)?.retryAfterSec ?? "failed",
    );
  return { clock, state, outcome };
}

test.each([0, 503])("a service that fails three times with %s is not called for 60 seconds", async (status) => {
  const { clock, state, outcome } = service();
  state.status = status;
  for (let call = 0; call < 3; call += 1) expect(await outcome()).toBe(status === 0 ? "failed" : 503);
  expect([await outcome(), state.calls]).toEqual([60, 3]);
  clock.advance(59_999);
  expect([await outcome(), state.calls]).toEqual([1, 3]);
  state.status = 200;
  clock.advance(1);
  expect([await outcome(), state.calls]).toEqual([200, 4]);
});

test("a response below 500 ends the row of failures: a wrong code does not keep others out", async () => {
  const { state, outcome } = service();
  for (const status of [503, 503, 400, 503, 503, 401]) {
    state.status = status;
    expect(await outcome()).toBe(status);
  }
  expect(state.calls).toBe(6);
});
