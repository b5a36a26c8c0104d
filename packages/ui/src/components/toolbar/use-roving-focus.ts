import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

const STOPS = "button:not(:disabled), a[href], input:not(:disabled)";
const STEPS = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
} as const satisfies Record<string, Record<string, number>>;

export type ToolbarOrientation = keyof typeof STEPS;

function stopsOf(bar: HTMLElement): HTMLElement[] {
  const visible = (stop: HTMLElement) => stop.getClientRects().length > 0;
  return Array.from(bar.querySelectorAll<HTMLElement>(STOPS)).filter(visible);
}

function makeOnlyStop(stops: HTMLElement[], chosen: HTMLElement | undefined): void {
  for (const stop of stops) stop.tabIndex = stop === chosen ? 0 : -1;
}

/** The stop with the focus, among the others as they were when it got the focus. */
interface Held {
  readonly stop: HTMLElement;
  readonly among: readonly HTMLElement[];
}

/** Returns the successor of a removed stop; none if it is still there, or the focus is elsewhere. */
function heirOf(held: Held | null, stops: readonly HTMLElement[]): HTMLElement | undefined {
  if (!held || stops.includes(held.stop) || document.activeElement !== document.body) return undefined;
  const at = held.among.indexOf(held.stop);
  const nearest = [...held.among.slice(at + 1), ...held.among.slice(0, at).reverse()];
  return nearest.find((stop) => stops.includes(stop));
}

/** Makes all controls inside one Tab stop; arrows, Home and End move between them and wrap around. The focus survives a removed stop. */
export function useRovingFocus(ref: RefObject<HTMLElement | null>, orientation: ToolbarOrientation) {
  const held = useRef<Held | null>(null);
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const settle = () => {
      const stops = stopsOf(bar);
      const heir = heirOf(held.current, stops);
      const current =
        heir ??
        stops.find((stop) => stop === document.activeElement) ??
        stops.find((stop) => stop.tabIndex === 0) ??
        stops[0];
      makeOnlyStop(stops, current);
      heir?.focus();
    };
    settle();
    // In the next frame: reading the visibility earlier makes the browser lay out the page twice.
    let frame = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(settle);
    });
    observer.observe(bar, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [ref]);

  return {
    onFocus(event: FocusEvent<HTMLElement>) {
      const bar = ref.current;
      if (!bar || !event.target.matches(STOPS)) return;
      const stops = stopsOf(bar);
      makeOnlyStop(stops, event.target);
      held.current = { stop: event.target, among: stops };
    },
    onBlur({ target }: FocusEvent<HTMLElement>) {
      // A removed stop also fires a blur event, before it is gone.
      queueMicrotask(() => {
        if (target.isConnected && held.current?.stop === target) held.current = null;
      });
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const bar = ref.current;
      if (!bar || event.defaultPrevented || !bar.contains(event.target as Node)) return;
      const stops = stopsOf(bar);
      const index = stops.indexOf(document.activeElement as HTMLElement);
      if (index < 0) return;
      const step = (STEPS[orientation] as Record<string, number>)[event.key];
      const last = stops.length - 1;
      const next =
        event.key === "Home"
          ? 0
          : event.key === "End"
            ? last
            : step
              ? (index + step + stops.length) % stops.length
              : -1;
      if (next < 0) return;
      event.preventDefault();
      stops[next]?.focus();
    },
  };
}
