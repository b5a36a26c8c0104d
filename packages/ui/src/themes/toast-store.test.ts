import { describe, expect, it, vi } from "vitest";
import { createToastStore, TOAST_DURATION_MS, TOASTS_MAX } from "./toast-store";

describe("toast store", () => {
  it("keeps errors until they are closed and removes the others after their time", () => {
    const store = createToastStore();
    store.show("error", { title: "Not saved" });
    store.show("success", { title: "Saved" });
    expect(store.getState().map((record) => record.durationMs)).toEqual([null, TOAST_DURATION_MS]);
  });

  it("replaces a toast with the same id", () => {
    const store = createToastStore();
    store.show("info", { title: "One" }, { id: "same" });
    store.show("info", { title: "Two" }, { id: "same" });
    expect(store.getState().map((record) => record.title)).toEqual(["Two"]);
  });

  it("shows at most nine, and removes the oldest first", () => {
    const store = createToastStore();
    for (let n = 1; n <= TOASTS_MAX + 2; n += 1) store.show("info", { title: `${n}` });
    expect(store.getState().map((record) => record.title)).toEqual(["3", "4", "5", "6", "7", "8", "9", "10", "11"]);
  });

  it("calls its listeners until they unsubscribe", () => {
    const store = createToastStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    const id = store.show("info", { title: "Hello" });
    leave();
    store.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
