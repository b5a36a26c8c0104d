import { formatClock } from "@hotseat/ui/clock";
import { Icon } from "@hotseat/ui/icon";
import { IconButton } from "@hotseat/ui/icon-button";
import { Kbd } from "@hotseat/ui/kbd";
import { SegmentedControl } from "@hotseat/ui/segmented-control";
import { FastForward, Pause, Play, SkipBack, SkipForward } from "lucide-react";
import { useTranslation } from "react-i18next";
import { REPLAY_NAMESPACE } from "../../replay-locales";
import type { ReplayTimes } from "../headless/replay-rules";
import { REPLAY_SPEEDS, type ReplayState, type ReplayStore } from "../headless/replay-store";
import * as styles from "./replay.css";
import { ReplayTimeline } from "./replay-timeline";
import type { ReplayNames } from "./use-replay-names";

export interface ReplayPlayerProps {
  times: ReplayTimes;
  state: ReplayState;
  names: ReplayNames;
  actions: Pick<ReplayStore, "toggle" | "seek" | "setSpeed" | "toNextQuestion" | "toPreviousQuestion">;
}

/** "7:18": minutes and seconds since the begin. */
function spent(ms: number): string {
  return formatClock(Math.floor(ms / 1000));
}

/** Play, speed, where it stands, and the timeline. */
export function ReplayPlayer({ times, state, names, actions }: ReplayPlayerProps) {
  const { t } = useTranslation(REPLAY_NAMESPACE);
  return (
    <section className={styles.player} aria-label={t("player")}>
      <div className={styles.controls}>
        <IconButton
          icon={SkipBack}
          variant="soft"
          size="medium"
          label={t("previous")}
          onClick={actions.toPreviousQuestion}
        />
        <IconButton
          icon={state.isPlaying ? Pause : Play}
          variant="primary"
          size="large"
          round
          label={t(state.isPlaying ? "pause" : "play")}
          data-plays={state.isPlaying}
          onClick={actions.toggle}
        />
        <IconButton
          icon={SkipForward}
          variant="soft"
          size="medium"
          label={t("next")}
          onClick={actions.toNextQuestion}
        />
        <div className={styles.time}>
          <div className={styles.clock}>{names.clock(state.atMs, "seconds")}</div>
          <div className={styles.of}>{t("of", { spent: spent(state.atMs), whole: spent(times.durationMs) })}</div>
        </div>
        <SegmentedControl
          label={t("speed")}
          size="small"
          value={String(state.speed)}
          onValueChange={(value) => actions.setSpeed(REPLAY_SPEEDS.find((speed) => String(speed) === value) ?? 1)}
          options={REPLAY_SPEEDS.map((speed) => ({ value: String(speed), label: `${speed}×` }))}
        />
        <div className={styles.hints}>
          <span className={styles.hint}>
            <Icon as={FastForward} size={14} />
            {t("skipped")}
          </span>
          <span className={`${styles.hint} ${styles.keys}`}>
            <Kbd>{t("key.space")}</Kbd> {t("key.play")} · <Kbd>←</Kbd> <Kbd>→</Kbd> {t("key.step")} · <Kbd>Q</Kbd>{" "}
            {t("key.question")}
          </span>
        </div>
      </div>
      <ReplayTimeline times={times} atMs={state.atMs} names={names} onSeek={actions.seek} />
    </section>
  );
}
