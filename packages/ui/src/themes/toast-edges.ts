import { useCallback, useRef } from "react";
import { createStore } from "zustand/vanilla";

/** The depth of the elements at one edge of the window, in pixels. Framework-free. */
export function createToastEdge() {
  const depths = new Map<object, number>();
  const { getState, getInitialState, setState, subscribe } = createStore<number>(() => 0);

  return {
    /** Stores the depth of `holder`; `null` removes it. */
    set(holder: object, depth: number | null): void {
      if (depth === null) depths.delete(holder);
      else depths.set(holder, depth);
      setState(Math.max(0, ...depths.values()), true);
    },
    getState,
    getInitialState,
    subscribe,
  };
}

export const toastFloor = createToastEdge();
/** The floor of elements inside dialogs alone: while a modal dialog is open, the bars of the page are not in use. */
export const dialogFloor = createToastEdge();
export const toastWall = createToastEdge();

type EdgeRef = (element: HTMLElement | null) => void;
type DepthOf = (element: HTMLElement) => number;

/** Reports the element's depth to the edge. Returns a function that stops it. */
function holdEdge(edge: typeof toastFloor, element: HTMLElement, depthOf: DepthOf): () => void {
  // A panel in a window of its own has no toasts.
  if (element.ownerDocument !== document) return () => {};
  // A document without layout, as in a test.
  if (typeof ResizeObserver === "undefined") return () => {};
  const edges = edge === toastFloor && element.closest('[role$="dialog"]') ? [edge, dialogFloor] : [edge];
  const set = (depth: number | null) => edges.map((each) => each.set(element, depth));
  const measure = () => set(depthOf(element));
  const observer = new ResizeObserver(measure);
  measure();
  observer.observe(element);
  // An element of the same size may have another position in a window of another size.
  observer.observe(element.ownerDocument.documentElement);
  return () => {
    observer.disconnect();
    set(null);
  };
}

/** A ref for one element. React 18 takes no cleanup function from a ref: it calls it with `null`. */
function useEdge(edge: typeof toastFloor, depthOf: DepthOf): EdgeRef {
  const release = useRef<(() => void) | null>(null);
  return useCallback(
    (element) => {
      release.current?.();
      release.current = element ? holdEdge(edge, element, depthOf) : null;
    },
    [edge, depthOf],
  );
}

const height: DepthOf = (element) => element.offsetHeight;
const fromTop: DepthOf = (element) =>
  element.ownerDocument.documentElement.clientHeight - element.getBoundingClientRect().top;
const fromLeft: DepthOf = (element) =>
  element.ownerDocument.documentElement.clientWidth - element.getBoundingClientRect().left;

/** Returns a ref for an element at the bottom of the window, such as a bar of controls: toasts stay above it while it is shown. */
export const useToastFloor = (): EdgeRef => useEdge(toastFloor, height);

/** Returns a ref for a work area that ends above the bottom, such as a panel of a phone: toasts stay above its start. */
export const useToastFloorFrom = (): EdgeRef => useEdge(toastFloor, fromTop);

/** Returns a ref for a work area at the window's right edge, such as a rail of scores: toasts stay beside it while it is shown. */
export const useToastWall = (): EdgeRef => useEdge(toastWall, fromLeft);
