import type { Ticker } from "@hotseat/core/ticker";
import { startTransition, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { afterPaint } from "../../shared/headless/after-paint";
import { actionForKey } from "./schedule.shortcuts";
import type { Schedule, ScheduleAction } from "./schedule.types";
import type { ScheduleState, ScheduleStore } from "./schedule-store";
import { createTimeWarner, type TimeWarning } from "./time-warning";

/** Returns one part of the store's state; renders when that part changes, not when time passes. */
export function useScheduleState<Part extends keyof ScheduleState>(
  store: ScheduleStore,
  part: Part,
): ScheduleState[Part] {
  return useStore(store, (state) => state[part]);
}

/**
 * Returns one part of the store's state after the pressed button has painted. `useDeferredValue` over the hook above would render
 * each component twice, and on a slow computer both renders would delay the same frame.
 */
export function useScheduleStateAfter<Part extends keyof ScheduleState>(
  store: ScheduleStore,
  part: Part,
): ScheduleState[Part] {
  const [shown, setShown] = useState(() => ({ store, value: store.getState()[part] }));
  useEffect(() => {
    let listens = true;
    const take = () => {
      if (!listens) return;
      startTransition(() =>
        setShown((before) => {
          const value = store.getState()[part];
          return before.store === store && before.value === value ? before : { store, value };
        }),
      );
    };
    // Reads a change that came between rendering and subscribing.
    take();
    const stop = store.subscribe(() => afterPaint(take));
    return () => {
      listens = false;
      stop();
    };
  }, [store, part]);
  return shown.store === store ? shown.value : store.getState()[part];
}

/** Returns a value derived from the time; renders only when it changes. Derive a string, number or boolean. */
export function useFromTime<Value extends string | number | boolean | null>(
  time: Ticker,
  derive: (nowMs: number) => Value,
): Value {
  const read = () => derive(time.read());
  return useSyncExternalStore(time.subscribe, read, read);
}

/** Runs an effect at every second without rendering: for bars that follow the time. */
export function useEverySecond(time: Ticker, effect: (nowMs: number) => void): void {
  const latest = useRef(effect);
  useEffect(() => {
    latest.current = effect;
    effect(time.read());
  });
  useEffect(() => time.subscribe(() => latest.current(time.read())), [time]);
}

/** Returns a ref for an element whose only child is a text of the time: it is written each second, without rendering. */
export function useTextFollowing(
  time: Ticker,
  textAt: (nowMs: number) => string,
): (element: HTMLElement | null) => void {
  const element = useRef<HTMLElement | null>(null);
  useEverySecond(time, (nowMs) => {
    const text = element.current?.firstChild;
    if (text) text.nodeValue = textAt(nowMs);
  });
  return useCallback((found: HTMLElement | null) => {
    element.current = found;
  }, []);
}

/**
 * Returns a ref for the fill of a bar that shows a part (0 to 1) of its track, without rendering. The fill is as wide as the track, which
 * hides what lies outside, and is moved: moving lays out and paints nothing.
 */
export function useFillFollowing(time: Ticker, part: (nowMs: number) => number): (element: HTMLElement | null) => void {
  const element = useRef<HTMLElement | null>(null);
  useEverySecond(time, (nowMs) => {
    if (element.current) element.current.style.transform = `translateX(${(part(nowMs) - 1) * 100}%)`;
  });
  return useCallback((found: HTMLElement | null) => {
    element.current = found;
  }, []);
}

/** Returns the last time warning, at 30 seconds or at a custom threshold. */
export function useTimeWarning(schedule: Schedule | null, time: Ticker, thresholdSec?: number): TimeWarning | null {
  const warner = useMemo(() => createTimeWarner(thresholdSec), [thresholdSec]);
  const [warning, setWarning] = useState<TimeWarning | null>(null);
  useEverySecond(time, (nowMs) => {
    const found = warner(schedule, nowMs);
    if (found) setWarning(found);
  });
  return warning;
}

export interface ScheduleShortcutsOptions {
  /** True for the interviewer only (LS-4.21). */
  enabled: boolean;
  schedule: Schedule | null;
  act: (action: ScheduleAction) => void;
}

/** Handles the shortcuts: Space pauses and resumes, the right arrow advances; not in a field, a control, the board or the pad. */
export function useScheduleShortcuts({ enabled, schedule, act }: ScheduleShortcutsOptions): void {
  const latest = useRef({ schedule, act });
  useEffect(() => {
    latest.current = { schedule, act };
  });
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const action = actionForKey(event, latest.current.schedule);
      if (!action) return;
      event.preventDefault();
      latest.current.act(action);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [enabled]);
}
