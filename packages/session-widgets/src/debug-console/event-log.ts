import { type ReadableStore, readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import { type EventFamily, familyOf } from "./event-family";

/** Older events are dropped beyond this many (LS-9.26). */
export const EVENTS_MAX = 500;

/** An event as it came: ids and states, never scores or free text (the contract has no others). */
export interface LoggedEvent {
  /** Counts from 1 in the order of arrival. */
  readonly id: number;
  /** When it happened by the server's clock, in milliseconds; when it arrived, for events without a time. */
  readonly at: number;
  readonly type: string;
  readonly family: EventFamily;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface EventLogState {
  /** The oldest first; at most 500. While paused those that were there when it was paused. */
  readonly shown: readonly LoggedEvent[];
  readonly isPaused: boolean;
  /** Arrived since the pause; they show when it ends. */
  readonly waiting: number;
}

export interface EventLog extends ReadableStore<EventLogState> {
  add(event: { type: string; at: number; data: Readonly<Record<string, unknown>> }): void;
  setPaused(isPaused: boolean): void;
  clear(): void;
}

/** The last server events. Pausing holds still what is shown and loses nothing. */
export function createEventLog(max: number = EVENTS_MAX): EventLog {
  const store = createStore<EventLogState>(() => ({ shown: [], isPaused: false, waiting: 0 }));
  let all: readonly LoggedEvent[] = [];
  let count = 0;
  return {
    ...readable(store),
    add({ type, at, data }) {
      count += 1;
      all = [...all, { id: count, at, type, family: familyOf(type), data }].slice(-max);
      const { isPaused, waiting } = store.getState();
      store.setState(isPaused ? { waiting: Math.min(max, waiting + 1) } : { shown: all });
    },
    setPaused: (isPaused) => store.setState(isPaused ? { isPaused } : { isPaused, shown: all, waiting: 0 }),
    clear() {
      all = [];
      store.setState({ shown: all, waiting: 0 });
    },
  };
}

const isPlain = (value: unknown) => value === null || typeof value !== "object";

/** One line of an event's data: its plain values; of a schedule its state and place. */
export function summaryOf(data: Readonly<Record<string, unknown>>): string {
  return Object.entries(data)
    .flatMap(([name, value]) => {
      if (isPlain(value)) return [`${name}=${String(value)}`];
      if (Array.isArray(value)) return [`${name}=[${value.length}]`];
      const inner = Object.entries(value as object).filter(([, part]) => isPlain(part));
      return [`${name}={${inner.map(([key, part]) => `${key}=${String(part)}`).join(" ")}}`];
    })
    .join(" ");
}

/** Events as text to be copied: one JSON object a line. */
export function textOf(events: readonly LoggedEvent[]): string {
  return events.map(({ at, type, data }) => JSON.stringify({ at: new Date(at).toISOString(), type, data })).join("\n");
}
