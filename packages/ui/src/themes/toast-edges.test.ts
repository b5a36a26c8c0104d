import { describe, expect, it, vi } from "vitest";
import { createToastEdge } from "./toast-edges";

describe("an edge of the window for toasts", () => {
  it("is as deep as its deepest element", () => {
    const floor = createToastEdge();
    const [bar, tabs] = [{}, {}];
    expect(floor.getState()).toBe(0);
    floor.set(bar, 72);
    floor.set(tabs, 60);
    expect(floor.getState()).toBe(72);
    floor.set(bar, null);
    expect(floor.getState()).toBe(60);
  });

  it("calls its listeners until they unsubscribe", () => {
    const floor = createToastEdge();
    const listener = vi.fn();
    const leave = floor.subscribe(listener);
    const bar = {};
    floor.set(bar, 72);
    leave();
    floor.set(bar, null);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
