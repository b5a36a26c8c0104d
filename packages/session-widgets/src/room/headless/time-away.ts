import type { Clock } from "@hotseat/core/clock";
import { LOST_AFTER_MS } from "./room.constants";
import type { RoomAway } from "./room-types";

export interface TimeAway {
  /** Null while connected. */
  read(): RoomAway | null;
  /** Starts the time away; no effect when it has started already. */
  begin(attempt: number): void;
  /** Notes a failed attempt and its reason. */
  countAttempt(message: string): void;
  end(): void;
}

/** Calls `onLost` when the connection counts as lost. A timer does this, because an attempt without a response takes seconds to fail. */
export function createTimeAway(clock: Clock, onLost: () => void): TimeAway {
  let away: RoomAway | null = null;
  let cancel: (() => void) | null = null;
  return {
    read: () => away,
    begin(attempt) {
      if (away) return;
      away = { since: clock.now(), attempt };
      cancel = clock.after(LOST_AFTER_MS, onLost);
    },
    countAttempt(message) {
      if (away) away = { ...away, attempt: away.attempt + 1, message };
    },
    end() {
      away = null;
      cancel?.();
      cancel = null;
    },
  };
}
