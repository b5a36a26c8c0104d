import { expect, it } from "vitest";
import type { AdminRequest } from "./admin-requests.types";
import { oldestOf, selectionState } from "./request-rules";

const at = (waiting_since: string) => ({ waiting_since }) as AdminRequest;

it("oldestOf finds the longest wait, whatever the order", () => {
  expect(oldestOf([at("2026-11-24T10:00:00.000Z"), at("2026-11-21T10:00:00.000Z")])).toBe("2026-11-21T10:00:00.000Z");
  expect(oldestOf([])).toBeNull();
});

it("selectionState is whole only when every row is selected", () => {
  expect([selectionState(3, 0), selectionState(3, 2), selectionState(3, 3), selectionState(0, 0)]).toEqual([
    false,
    "indeterminate",
    true,
    false,
  ]);
});
