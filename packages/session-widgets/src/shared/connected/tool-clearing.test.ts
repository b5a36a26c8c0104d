import { describe, expect, it, vi } from "vitest";
import { createToolClearing } from "./tool-clearing";

describe("the open tools of a session", () => {
  it("clear the one that is asked for, while it is open and takes changes (TL-W.6)", () => {
    const clearing = createToolClearing();
    const [board, locked] = [vi.fn(() => true), vi.fn(() => false)];
    const close = clearing.add("board", board);
    clearing.add("locked", locked);
    expect([clearing.clear("board"), clearing.clear("locked"), clearing.clear("other")]).toEqual([true, false, false]);
    expect(board).toHaveBeenCalledOnce();
    close();
    expect(clearing.clear("board")).toBe(false);
  });

  it("keep the widget that came last when an earlier one of the same tool goes", () => {
    const clearing = createToolClearing();
    const close = clearing.add("board", () => false);
    clearing.add("board", () => true);
    close();
    expect(clearing.clear("board")).toBe(true);
  });
});
