import { expect, it } from "vitest";
import { sleep } from "./sleep";
import { createManualClock } from "./testing";

it("sleep resolves after its time, and not before", async () => {
  const clock = createManualClock();
  let isOver = false;
  void sleep(clock, 50).then(() => {
    isOver = true;
  });
  await clock.advance(49);
  expect(isOver).toBe(false);
  await clock.advance(1);
  expect(isOver).toBe(true);
});
