import type { Clock } from "@hotseat/core/clock";

/** From this level on, between 0 and 1, it is speech rather than a room. */
export const TALK_LEVEL = 0.15;
/** Somebody talks when they were that loud for so long, in milliseconds; a cough is shorter. */
export const TALK_MS = 600;
/** Between two words one may be quiet for this long, in milliseconds. */
export const TALK_GAP_MS = 300;
/** After a prompt nobody listens for this long, in milliseconds: whoever wants to stay muted is left alone. */
export const PROMPT_PAUSE_MS = 60_000;

export interface MutedTalkPorts {
  /** Tells how loud my muted microphone is until the answer is called; nothing of it is sent. */
  watch(listener: (level: number) => void): () => void;
  readonly clock: Clock;
  /** I talk and nobody hears it. */
  onTalk(): void;
}

/** Notices talk into a muted microphone, until the answer is called. */
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
