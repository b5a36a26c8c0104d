/** The code with which the server refuses a replay. */
export type ReplayRefusal = "replay_not_open" | "replay_not_agreed";

export interface ReplayKnowledge {
  /** The session's state; undefined while it is not known. */
  status: string | undefined;
  /** My own consent; undefined while it is not known. */
  agreed: boolean | undefined;
  /** The code of the server's refusal; null without one. */
  code: string | null;
}

/** Returns why there is no replay, by what is known already, so that nobody needs to ask the server; null while nothing rules it out. */
export function replayRefusal({ status, agreed, code }: ReplayKnowledge): ReplayRefusal | null {
  if (status !== undefined && status !== "COMPLETED") return "replay_not_open";
  if (agreed === false) return "replay_not_agreed";
  return code === "replay_not_open" || code === "replay_not_agreed" ? code : null;
}
