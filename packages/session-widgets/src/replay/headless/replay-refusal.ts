import type { Session } from "@hotseat/api-client/types";

/** The code with which the server refuses a replay. */
export type ReplayRefusal = "replay_not_open" | "replay_not_agreed";

export interface ReplayKnowledge {
  /** The state of the replay, as the session has it; undefined while it is not known. */
  replay: Session["replay"] | undefined;
  /** The code of the server's refusal; null without one. The session may have been read before a consent was taken back. */
  code: string | null;
}

/** Returns why there is no replay, by what is known already, so that nobody needs to ask the server; null while nothing rules it out. */
export function replayRefusal({ replay, code }: ReplayKnowledge): ReplayRefusal | null {
  if (replay === "not_open" || replay === "not_agreed") return `replay_${replay}`;
  return code === "replay_not_open" || code === "replay_not_agreed" ? code : null;
}
