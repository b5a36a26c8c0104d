import { createManualClock } from "@hotseat/core/testing";
import { expect, it, vi } from "vitest";
import { throttle } from "./throttle";

it("a throttled task runs at once, then once per pause, and its last call is never lost (TL-W.27)", async () => {
  const clock = createManualClock();
  const task = vi.fn();
  const call = throttle(clock, 200, task);
  for (let ms = 0; ms < 1000; ms += 10) {
    call();
    await clock.advance(10);
  }
  // At the start and at each 200 ms after it; the last time for what was called in the last pause.
  expect(task).toHaveBeenCalledTimes(6);
  await clock.advance(1000);
  expect(task).toHaveBeenCalledTimes(6);
});

it("a waiting call runs with flush, and does not run after cancel", async () => {
  const clock = createManualClock();
  const task = vi.fn();
  const call = throttle(clock, 200, task);
  call();
  call();
  call.flush();
  expect(task).toHaveBeenCalledTimes(2);
  call();
  call.cancel();
  await clock.advance(1000);
  expect(task).toHaveBeenCalledTimes(2);
});
