import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, vi } from "vitest";

/** A root of its own for each page that a test draws, the last one gone after the test. */
export function reactRoot() {
  let root: Root;
  beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  const unmount = () => act(() => root.unmount());
  afterEach(async () => {
    await unmount();
    vi.unstubAllGlobals();
  });
  return {
    unmount,
    /** Draws a page and returns its element. */
    async draw(page: ReactNode): Promise<HTMLElement> {
      const element = document.createElement("div");
      root = createRoot(element);
      await act(async () => root.render(page));
      return element;
    },
  };
}
