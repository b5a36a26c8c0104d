import { afterEach, describe, expect, it, vi } from "vitest";
import { browserStorage, browserStorageKeys, forgiving, type TextStorage } from "./storage";
import { createMemoryStorage } from "./testing";

const refuse = () => {
  throw new Error("forbidden");
};
const FORBIDDEN: TextStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };

afterEach(() => vi.unstubAllGlobals());

describe("browserStorage", () => {
  it("can be created where no storage exists, and throws only when it is used", () => {
    vi.stubGlobal("localStorage", undefined);
    const storage = browserStorage("localStorage");
    expect(() => storage.getItem("a")).toThrow("no localStorage");
    expect(forgiving(storage).getItem("a")).toBeNull();
  });

  it("reads and writes where a storage exists", () => {
    vi.stubGlobal("sessionStorage", createMemoryStorage());
    const storage = browserStorage("sessionStorage");
    storage.setItem("a", "1");
    expect(storage.getItem("a")).toBe("1");
    storage.removeItem("a");
    expect(storage.getItem("a")).toBeNull();
  });
});

describe("browserStorageKeys", () => {
  it("returns every key, and none where storage is missing", () => {
    const keys = ["a", "b"];
    vi.stubGlobal("localStorage", { length: keys.length, key: (index: number) => keys[index] ?? null });
    expect(browserStorageKeys("localStorage")).toEqual(keys);
    vi.stubGlobal("localStorage", undefined);
    expect(browserStorageKeys("localStorage")).toEqual([]);
  });
});

describe("forgiving", () => {
  it.each([
    ["forbidden", FORBIDDEN],
    ["missing", null],
  ])("keeps nothing and never throws when the storage is %s", (_name, storage) => {
    const kept = forgiving(storage);
    kept.setItem("a", "1");
    kept.removeItem("a");
    expect(kept.getItem("a")).toBeNull();
  });
});
