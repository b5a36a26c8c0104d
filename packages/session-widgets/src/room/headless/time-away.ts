import type { Clock } from "@hotseat/core/clock";
import { LOST_AFTER_MS } from "./room.constants";
import type { RoomAway } from "./room-types";

export interface TimeAway {
  /** Null while nobody is away. */
  read(): RoomAway | null;
  /** Nothing changes for somebody who is away already. */
  begin(attempt: number): void;
  /** An attempt has failed, and why. */
  countAttempt(message: string): void;
  end(): void;
}

/** Calls `onLost` when the connection counts as lost: an attempt without an answer says nothing for seconds, so it cannot be the one to tell. */
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
