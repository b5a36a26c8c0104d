import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, vi } from "vitest";

/** A root in the document for each test of a file, in a window that is in front; gone after it, with what was stubbed. */
export function reactRoot() {
  let root: Root;
  let host: HTMLElement;
  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    vi.spyOn(document, "hasFocus").mockReturnValue(true);
    host = document.body.appendChild(document.createElement("div"));
    root = createRoot(host);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    host.remove();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return {
    render: (ui: ReactNode) => act(async () => root.render(ui)),
    at: <Found extends HTMLElement = HTMLElement>(selector: string) => document.querySelector(selector) as Found,
    focus: (selector: string) => act(async () => (document.querySelector(selector) as HTMLElement).focus()),
  };
}
