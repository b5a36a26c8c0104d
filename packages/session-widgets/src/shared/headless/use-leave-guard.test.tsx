// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { useLeaveGuard } from "./use-leave-guard";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

let unsent = 0;
function Tool() {
  useLeaveGuard(() => unsent > 0);
  return null;
}

/** Whether the browser would ask. */
const asks = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

it("leaving the page asks while a change is not stored, and no longer once it is or the tool is closed (TL-P.10)", async () => {
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Tool />));
  expect(asks()).toBe(false);
  unsent = 1;
  expect(asks()).toBe(true);
  unsent = 0;
  expect(asks()).toBe(false);
  unsent = 1;
  await act(async () => root.unmount());
  expect(asks()).toBe(false);
});
