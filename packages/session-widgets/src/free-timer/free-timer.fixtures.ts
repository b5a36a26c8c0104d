import { fixedTicker } from "@hotseat/core/ticker";
import { STORY_SECOND_MS } from "../schedule/schedule.fixtures";
import type { FreeTimer } from "./free-timer.types";

/** Two minutes, started at the second of the stories. */
export const storyTimer = (over: Partial<FreeTimer> = {}): FreeTimer => ({
  sessionId: 1,
  durationSec: 120,
  remainingSec: 120,
  startedAtMs: STORY_SECOND_MS,
  isActive: true,
  isPaused: false,
  ...over,
});

/** A ticker that stands still some seconds after the start of `storyTimer`. */
export const secondsLater = (sec: number) => fixedTicker(STORY_SECOND_MS + sec * 1000);
