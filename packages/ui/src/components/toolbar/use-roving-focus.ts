import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from "react";

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

/** One Tab stop for all controls inside; arrows, Home and End move between them, round the ends. */
export function useRovingFocus(ref: RefObject<HTMLElement | null>, orientation: ToolbarOrientation) {
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const settle = () => {
      const stops = stopsOf(bar);
      const current =
        stops.find((stop) => stop === document.activeElement) ?? stops.find((stop) => stop.tabIndex === 0);
      makeOnlyStop(stops, current ?? stops[0]);
    };
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(bar, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
    return () => observer.disconnect();
  }, [ref]);

  return {
    onFocus(event: FocusEvent<HTMLElement>) {
      const bar = ref.current;
      if (bar && event.target.matches(STOPS)) makeOnlyStop(stopsOf(bar), event.target);
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
