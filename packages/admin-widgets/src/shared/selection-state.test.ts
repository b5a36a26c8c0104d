import { expect, it } from "vitest";
import { selectionState } from "./selection-state";

it("selectionState is whole only when every row is selected", () => {
  expect([selectionState(3, 0), selectionState(3, 2), selectionState(3, 3), selectionState(0, 0)]).toEqual([
    false,
    "indeterminate",
    true,
    false,
  ]);
});
