import { expect, it } from "vitest";
import { keepAwake } from "./wake-lock";

function setUp(isRefused = false) {
  let isVisible = true;
  let listener = () => {};
  const log: string[] = [];
  const port = {
    acquire: async () => {
      log.push("take");
      if (isRefused) throw new Error("battery low");
      return () => void log.push("release");
    },
    isVisible: () => isVisible,
    onVisibilityChange: (told: () => void) => {
      listener = told;
      return () => {
        listener = () => {};
      };
    },
  };
  const show = async (visible: boolean) => {
    isVisible = visible;
    listener();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { port, log, show };
}

it("keeps the screen on in the call, releases it when the page is hidden or the call left, and requests it again when shown", async () => {
  const { port, log, show } = setUp();
  const stop = keepAwake(port);
  await show(false);
  await show(true);
  stop();
  await show(true);
  expect(log).toEqual(["take", "release", "take", "release"]);
});

it("releases a lock that arrives after the call was left", async () => {
  const { port, log } = setUp();
  keepAwake(port)();
  await Promise.resolve();
  await Promise.resolve();
  expect(log).toEqual(["take", "release"]);
});

it("ignores a refusal of the browser", async () => {
  const { port, log, show } = setUp(true);
  const stop = keepAwake(port);
  await show(true);
  stop();
  expect(log).toEqual(["take", "take"]);
});
