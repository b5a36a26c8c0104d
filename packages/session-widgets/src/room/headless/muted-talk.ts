import type { Clock } from "@hotseat/core/clock";
import { MINUTE_MS } from "@hotseat/core/durations";

/** The level, between 0 and 1, from which sound counts as speech and not as room noise. */
const TALK_LEVEL = 0.15;
/** Sound at that level counts as talking after this time, in milliseconds; a cough is shorter. */
const TALK_MS = 600;
/** The longest pause between two words, in milliseconds. */
const TALK_GAP_MS = 300;
/** Pause of the detection after a prompt, in milliseconds, for people who want to stay muted. */
export const PROMPT_PAUSE_MS = MINUTE_MS;

export interface MutedTalkPorts {
  /** Reports the level of the muted microphone, from 0 to 1; nothing is sent. Returns a stop function. */
  watch(listener: (level: number) => void): () => void;
  readonly clock: Clock;
  /** Called when the viewer talks while muted. */
  onTalk(): void;
}

/** Detects speech into a muted microphone. Returns a stop function. */
export function noticeMutedTalk({ watch, clock, onTalk }: MutedTalkPorts): () => void {
  let loudSince: number | null = null;
  let loudLast = 0;
  let unwatch = () => {};
  let cancelPause = () => {};
  function hear(level: number): void {
    const now = clock.now();
    if (level < TALK_LEVEL) {
      if (loudSince !== null && now - loudLast > TALK_GAP_MS) loudSince = null;
      return;
    }
    loudSince ??= now;
    loudLast = now;
    if (now - loudSince < TALK_MS) return;
    loudSince = null;
    unwatch();
    unwatch = () => {};
    cancelPause = clock.after(PROMPT_PAUSE_MS, listen);
    onTalk();
  }
  function listen(): void {
    unwatch = watch(hear);
  }
  listen();
  return () => {
    unwatch();
    cancelPause();
  };
}
