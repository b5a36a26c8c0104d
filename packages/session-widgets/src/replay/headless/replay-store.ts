import type { Clock } from "@hotseat/core/clock";
import { type ReadableStore, readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import { nextQuestion, previousQuestion, type ReplayTimes, withoutPause } from "./replay-rules";

/** How many times faster than it was. */
export const REPLAY_SPEEDS = [1, 4, 16] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** Milliseconds of a step by an arrow key. */
export const REPLAY_STEP_MS = 5000;
/** Milliseconds between two pictures while it plays. */
const FRAME_MS = 100;

export interface ReplayState {
  /** Milliseconds from the begin. */
  readonly atMs: number;
  readonly isPlaying: boolean;
  readonly speed: ReplaySpeed;
}

export interface ReplayStore extends ReadableStore<ReplayState> {
  /** From the end it plays from the begin again. */
  toggle(): void;
  seek(atMs: number): void;
  /** Steps back or forth by so many milliseconds. */
  step(byMs: number): void;
  setSpeed(speed: ReplaySpeed): void;
  toNextQuestion(): void;
  toPreviousQuestion(): void;
  dispose(): void;
}

/** Where a replay stands, and its controls. Pauses without a change are skipped while it plays. */
export function createReplayStore({ clock, times }: { clock: Clock; times: ReplayTimes }): ReplayStore {
  const store = createStore<ReplayState>(() => ({ atMs: 0, isPlaying: false, speed: 4 }));
  const { durationMs } = times;
  let cancel = () => {};
  let readAt = 0;

  const seek = (atMs: number) => store.setState({ atMs: Math.min(durationMs, Math.max(0, atMs)) });
  function pause(): void {
    cancel();
    store.setState({ isPlaying: false });
  }
  function play(): void {
    if (store.getState().atMs >= durationMs) seek(0);
    store.setState({ isPlaying: true });
    readAt = clock.now();
    cancel = clock.after(FRAME_MS, advance);
  }
  function advance(): void {
    const now = clock.now();
    const { atMs, speed } = store.getState();
    seek(withoutPause(times, atMs + (now - readAt) * speed));
    readAt = now;
    if (store.getState().atMs >= durationMs) pause();
    else cancel = clock.after(FRAME_MS, advance);
  }
  return {
    ...readable(store),
    toggle: () => (store.getState().isPlaying ? pause() : play()),
    seek,
    step: (byMs) => seek(store.getState().atMs + byMs),
    setSpeed: (speed) => store.setState({ speed }),
    toNextQuestion: () => seek(nextQuestion(times, store.getState().atMs) ?? durationMs),
    toPreviousQuestion: () => seek(previousQuestion(times, store.getState().atMs) ?? 0),
    dispose: pause,
  };
}
