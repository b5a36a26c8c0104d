import type { Replay, ReplayChanges } from "@hotseat/api-client/types";

export type ReplayFrame = Replay;
export type ReplayTool = Replay["tools"][number];
export type ReplayChange = ReplayChanges["results"][number];

/** Somebody's latest change to a tool, as a pane says it. */
export interface LatestChange {
  /** Milliseconds from the begin. */
  readonly atMs: number;
  /** Null for a former member. */
  readonly author: number | null;
  /** The line that was edited, from 1; null on a board. */
  readonly line: number | null;
  /** The end of the edit in the new text, in code points; null on a board. */
  readonly position: number | null;
}
