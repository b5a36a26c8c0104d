import { ANY_STATE, ATTENDING, LIVE, ledBy, type Rule } from "../sessions/actor.ts";
import { whoMay } from "../sessions/live-policy.ts";

/** Who may read and write the room's chat, in which state of the session; who writes is a row of the live policy. */
export const MESSAGE_POLICY = {
  /** Stays readable afterwards for those who were in it. */
  read: { who: ATTENDING, when: ANY_STATE },
  write: { who: whoMay("chat", "observer_cannot_write"), when: LIVE },
  removeOwn: { who: ATTENDING, when: ANY_STATE },
  removeAny: { who: ledBy("permission_denied"), when: ANY_STATE },
} as const satisfies Record<string, Rule>;

/** A person may write this many messages in any span of so many milliseconds; pasting in pieces and answering quickly stay below it. */
export const BURST_MESSAGES = 10;
export const BURST_SPAN_MS = 10_000;
