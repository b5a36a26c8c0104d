import { ANY_STATE, ATTENDING, LIVE, type Rule } from "../sessions/actor.ts";

/**
 * Permissions that the live policy does not decide. Reading stays possible after the session, as its feedback does;
 * writing is decided by capability, `tool-rights.ts`.
 */
export const TOOL_POLICY = {
  read: { who: ATTENDING, when: ANY_STATE },
  /** Being at a tool, for observers too. */
  visit: { who: ATTENDING, when: LIVE },
} as const satisfies Record<string, Rule>;

/** Closed tools count, too: what was drawn and written in them is kept. */
export const MAX_TOOLS = 20;
