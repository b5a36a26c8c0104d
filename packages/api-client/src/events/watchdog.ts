import type { Clock } from "@hotseat/core/clock";
import {
  FIRST_BYTE_LIMIT_MS,
  SILENCE_AFTER_SLEEP_MS,
  SILENCE_LIMIT_MS,
  SLEEP_LATENESS_MS,
  WATCHDOG_INTERVAL_MS,
} from "./constants";

export interface Watchdog {
  /** Reports that bytes arrived. */
  alive(): void;
  /** Checks now, for example when the page becomes visible. */
  check(): void;
  stop(): void;
}

export interface WatchdogEvents {
  /** Called when no bytes arrived for too long. */
  readonly onSilence: () => void;
  /** Called when this machine's clock went backwards, or stood still while the machine slept. */
  readonly onClockJump: () => void;
}

/** Detects a dead connection by its silence, and a sleep by the delay of its own timer. */
export function startWatchdog(clock: Clock, { onSilence, onClockJump }: WatchdogEvents): Watchdog {
  let lastByteAt = clock.now();
  let lastLookAt = clock.now();
  let isHeard = false;
  let cancel = () => {};

  const look = (): void => {
    cancel();
    const now = clock.now();
    const silence = now - lastByteAt;
    const slept = now - lastLookAt > WATCHDOG_INTERVAL_MS + SLEEP_LATENESS_MS;
    const setBack = now < lastLookAt;
    lastLookAt = now;
    cancel = clock.after(WATCHDOG_INTERVAL_MS, look);
    if (setBack || (slept && silence > SILENCE_AFTER_SLEEP_MS)) {
      onClockJump();
      onSilence();
    } else if (silence > (isHeard ? SILENCE_LIMIT_MS : FIRST_BYTE_LIMIT_MS)) onSilence();
  };
  cancel = clock.after(WATCHDOG_INTERVAL_MS, look);

  return {
    alive() {
      isHeard = true;
      lastByteAt = clock.now();
    },
    check: look,
    stop: () => cancel(),
  };
}
