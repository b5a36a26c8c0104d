import { useCallback } from "react";

/** How high the elements at the window's foot reach, in pixels. Framework-free. */
export function createToastFloor() {
  const heights = new Map<object, number>();
  const listeners = new Set<() => void>();

  function tell(): void {
    for (const listener of [...listeners]) listener();
  }

  return {
    /** Notes how high `holder` reaches; `null` when it is gone. */
    set(holder: object, height: number | null): void {
      if (height === null) heights.delete(holder);
      else heights.set(holder, height);
      tell();
    },
    read: () => Math.max(0, ...heights.values()),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const toastFloor = createToastFloor();

/** A ref for an element at the foot of the window, such as a bar of controls: toasts stay above it while it is shown. */
export function useToastFloor(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element) => {
    if (!element) return;
    const measure = () => toastFloor.set(element, element.offsetHeight);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => {
      observer.disconnect();
      toastFloor.set(element, null);
    };
  }, []);
}
