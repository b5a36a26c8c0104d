import { useMemo, useState } from "react";
import { type StageLayout, type StagePerson, stageLayout } from "./stage-rules";

export interface VideoStageOptions {
  /** Everybody in the call, the viewer among them. */
  people: readonly StagePerson[];
  /** The person whom the host made large for everybody; null without one. */
  spotlightIdentity: string | null;
  /** The person the viewer pinned, where the page keeps it; without `onPin` the hook keeps its own. */
  pinnedIdentity?: string | null | undefined;
  onPin?: ((identity: string | null) => void) | undefined;
}

export interface VideoStageModel {
  /** The same object while people, spotlight and pin are the same. */
  layout: StageLayout;
  /** The pinned person's identity, also while they are not there; null without a pin. */
  pinnedIdentity: string | null;
  /** Makes somebody large on this screen only; null removes the pin. */
  pin: (identity: string | null) => void;
  /** For a `<button>` that pins a person, or removes the pin. */
  getPinProps(identity: string): { "aria-pressed": boolean; onClick: () => void };
}

/** Everything that decides how large each person is shown, for a stage in one's own HTML. */
export function useVideoStage({ people, spotlightIdentity, ...kept }: VideoStageOptions): VideoStageModel {
  const [ownPin, setOwnPin] = useState<string | null>(null);
  const pinnedIdentity = kept.onPin ? (kept.pinnedIdentity ?? null) : ownPin;
  const pin = kept.onPin ?? setOwnPin;
  const layout = useMemo(
    () => stageLayout(people, { spotlightIdentity, pinnedIdentity }),
    [people, spotlightIdentity, pinnedIdentity],
  );
  return {
    layout,
    pinnedIdentity,
    pin,
    getPinProps: (identity) => ({
      "aria-pressed": identity === pinnedIdentity,
      onClick: () => pin(identity === pinnedIdentity ? null : identity),
    }),
  };
}
