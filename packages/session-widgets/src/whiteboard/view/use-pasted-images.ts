import { type RefCallback, useCallback } from "react";
import useLatestCallback from "use-latest-callback";
import { useAttached } from "../headless/use-attached";

/** Whether a field takes the text that somebody pastes. */
const isWriting = (element: Element | null) => element?.matches("input, textarea, [contenteditable]") ?? false;

/**
 * Takes pasted files before Excalidraw's own listener at the document does, while the focus is inside.
 * @param onFiles null: nothing may be pasted
 * @returns a ref for the element around the canvas
 */
export function usePastedImages(onFiles: ((files: File[]) => Promise<void>) | null): RefCallback<HTMLElement> {
  const onPaste = useLatestCallback((element: HTMLElement, event: ClipboardEvent) => {
    const active = document.activeElement;
    if (!active || !element.contains(active) || isWriting(active)) return;
    const files = [...(event.clipboardData?.files ?? [])];
    if (onFiles && files.length === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (files.length > 0) void onFiles?.(files);
  });
  const attach = useCallback(
    (element: HTMLElement) => {
      const listener = (event: ClipboardEvent) => onPaste(element, event);
      window.addEventListener("paste", listener, true);
      return () => window.removeEventListener("paste", listener, true);
    },
    [onPaste],
  );
  return useAttached(attach);
}
