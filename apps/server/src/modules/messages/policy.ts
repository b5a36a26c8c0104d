import { ANY_STATE, ATTENDING, LIVE, leadersOnly, type Rule } from "../sessions/actor.ts";
import { actorsWith } from "../sessions/live-policy.ts";

/** Permission to read and write the room's chat, by the session's state; writing is a capability of the live policy. */
export const MESSAGE_POLICY = {
  /** Stays readable afterwards for the session's people. */
  read: { who: ATTENDING, when: ANY_STATE },
  write: { who: actorsWith("chat", "observer_cannot_write"), when: LIVE },
  removeOwn: { who: ATTENDING, when: ANY_STATE },
  removeAny: { who: leadersOnly("permission_denied"), when: ANY_STATE },
} as const satisfies Record<string, Rule>;

/**
 * The most messages a person may write in a span of this many milliseconds; pasting in pieces and quick answers stay
 * below it.
 */
export const BURST_MESSAGES = 10;
export const BURST_SPAN_MS = 10_000;
