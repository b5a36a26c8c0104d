import { expect, test, vi } from "vitest";
import { createDebounce } from "./debounce";
import { createManualClock } from "./testing";

function debounced() {
  const clock = createManualClock();
  const task = vi.fn();
  return { clock, task, debounce: createDebounce(clock, 300, task) };
}

test("a debounce that is scheduled again in time runs its task once, after the last call", () => {
  const { clock, task, debounce } = debounced();
  debounce.schedule();
  clock.pass(299);
  debounce.schedule();
  clock.pass(299);
  expect(task).not.toHaveBeenCalled();
  clock.pass(1);
  expect(task).toHaveBeenCalledOnce();
  clock.pass(300);
  expect(task).toHaveBeenCalledOnce();
});

test("a flush runs a scheduled task at once, and not a second time later", () => {
  const { clock, task, debounce } = debounced();
  debounce.schedule();
  debounce.flush();
  clock.pass(300);
  expect(task).toHaveBeenCalledOnce();
});

test("a flush without a scheduled task runs nothing, also after the task ran", () => {
  const { clock, task, debounce } = debounced();
  debounce.flush();
  expect(task).not.toHaveBeenCalled();
  debounce.schedule();
  clock.pass(300);
  debounce.flush();
  expect(task).toHaveBeenCalledOnce();
});

test("a cancelled debounce runs nothing, neither later nor with a flush", () => {
  const { clock, task, debounce } = debounced();
  debounce.schedule();
  debounce.cancel();
  debounce.flush();
  clock.pass(300);
  expect(task).not.toHaveBeenCalled();
});

test("a debounce that is scheduled with a delay of its own runs after that one", () => {
  const { clock, task, debounce } = debounced();
  debounce.schedule(1000);
  clock.pass(999);
  expect(task).not.toHaveBeenCalled();
  clock.pass(1);
  expect(task).toHaveBeenCalledOnce();
});
