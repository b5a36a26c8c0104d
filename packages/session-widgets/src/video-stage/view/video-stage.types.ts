import type { Ticker } from "@hotseat/core/ticker";
import type { ReactNode } from "react";
import type { StageLayout, StagePerson, StageState } from "../headless/stage-rules";
import type { MediaOf } from "./video-stage.parts";

export interface VideoStageViewProps {
  state: StageState;
  layout: StageLayout;
  /** The error text, in the states `error` and `away`. */
  error?: string | null;
  /** Since when the last picture stands still, in milliseconds; needs `time`. */
  frozenSince?: number | null;
  time?: Ticker;
  /** Somebody else was in the call and left. Default: nobody came yet. */
  othersLeft?: boolean;
  /** The browser blocks sound until the user presses a button. */
  audioBlocked?: boolean;
  onStartAudio?: () => void;
  onJoin: () => void;
  onRetry: () => void;
  /** Takes over the call that is open elsewhere. Default: `onRetry`. */
  onTakeOver?: () => void;
  /** Makes somebody large on this screen only; null goes back to what everybody sees. Without it nobody can be pinned. */
  onPin?: (identity: string | null) => void;
  /**
   * `strip`: only the large tile with me in its corner, for a phone's other panels. `tiles`: everybody small, beside a workspace
   * that has the room. Default `full`.
   */
  size?: "full" | "strip" | "tiles";
  /** The rail of small tiles (200 × 112) under the large one. Default true. */
  tilesShown?: boolean;
  /** Bars along the upper edge of the large tile: the session's progress, the free timer. */
  bars?: ReactNode;
  /** The featured question: over the large tile, on a phone under it, so that it covers nobody's face. */
  overlay?: ReactNode;
  /** In the large tile's place; its person is among the small ones. */
  instead?: ReactNode;
  /** Renders a person's camera or shared screen; `<VideoStage>` supplies the live one. */
  mediaOf?: MediaOf;
  /** Drawings in place of initials. */
  faceOf?: (person: StagePerson) => ReactNode;
}
