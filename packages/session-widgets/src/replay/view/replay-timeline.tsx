import { Icon } from "@hotseat/ui/icon";
import { ClipboardCheck, MessageCircleQuestion } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { REPLAY_NAMESPACE } from "../../replay-locales";
import type { ReplayTimes, Stretch } from "../headless/replay-rules";
import { personColour } from "./person-colour";
import * as styles from "./replay.css";
import type { ReplayNames } from "./use-replay-names";

export interface ReplayTimelineProps {
  times: ReplayTimes;
  atMs: number;
  names: ReplayNames;
  onSeek: (atMs: number) => void;
}

/** The slider goes by seconds; its last step is the end, in the middle of a second too. */
const STEP_MS = 1000;

const SIGNS = { open: MessageCircleQuestion, evaluation: ClipboardCheck } as const;

/** Turns, questions, who changed something when, and where the replay stands. */
export function ReplayTimeline({ times, atMs, names, onSeek }: ReplayTimelineProps) {
  const { t } = useTranslation(REPLAY_NAMESPACE);
  const share = (ms: number) => `${(ms / Math.max(1, times.durationMs)) * 100}%`;
  const place = ({ fromMs, toMs }: Stretch): CSSProperties => ({
    insetInlineStart: share(fromMs),
    width: share(Math.max(0, toMs - fromMs)),
  });
  const isIn = ({ fromMs, toMs }: Stretch) => fromMs <= atMs && atMs < toMs;
  const turnName = (attendeeId: number | null) =>
    attendeeId === null ? t("debrief") : t("turn", { name: names.short(attendeeId) });
  return (
    <div className={styles.timeline} data-timeline="">
      <span className={styles.rowName} />
      <div className={`${styles.row} ${styles.turnRow}`}>
        {times.turns.map((turn) => (
          <button
            key={turn.fromMs}
            type="button"
            className={`${styles.cell} ${styles.turn}`}
            style={place(turn)}
            aria-current={isIn(turn)}
            title={turnName(turn.attendeeId)}
            aria-label={turnName(turn.attendeeId)}
            onClick={() => onSeek(turn.fromMs)}
          >
            <span className={styles.whenWide}>{turnName(turn.attendeeId)}</span>
            {turn.attendeeId === null ? null : (
              <span className={styles.whenNarrow}>{names.short(turn.attendeeId)}</span>
            )}
          </button>
        ))}
      </div>
      <span className={`${styles.rowName} ${styles.questionsRow}`}>{t("questions")}</span>
      <div className={`${styles.row} ${styles.questionsRow}`}>
        {times.marks.map((mark) => (
          <button
            key={`${mark.kind} ${mark.fromMs}`}
            type="button"
            className={`${styles.cell} ${styles.question}`}
            style={place(mark)}
            aria-current={isIn(mark)}
            title={
              mark.text ??
              t(`to.${mark.kind === "question" ? "open" : mark.kind}`, { name: names.short(mark.attendeeId) })
            }
            aria-label={
              mark.kind === "question"
                ? t("toQuestion", { name: names.short(mark.attendeeId), number: mark.number })
                : t(`to.${mark.kind}`, { name: names.short(mark.attendeeId) })
            }
            onClick={() => onSeek(mark.fromMs)}
          >
            {mark.kind === "question" ? mark.number : <Icon as={SIGNS[mark.kind]} size={12} />}
          </button>
        ))}
      </div>
      {times.activities.map(({ attendeeId, stretches }) => (
        <Activity
          key={attendeeId ?? "former"}
          name={names.short(attendeeId)}
          colour={personColour(names.colour(attendeeId))}
        >
          {stretches.map((stretch) => (
            <span
              key={stretch.fromMs}
              className={styles.stretch}
              style={place(stretch)}
              data-ahead={stretch.fromMs > atMs || undefined}
            />
          ))}
        </Activity>
      ))}
      <span className={styles.rowName} />
      <div className={styles.stamps}>
        {stampsOf(times, (atMs) => names.clock(atMs, "minutes")).map((fromMs) => (
          <span
            key={fromMs}
            className={fromMs === 0 ? styles.stamp : `${styles.stamp} ${styles.whenWide}`}
            style={{ insetInlineStart: share(fromMs) }}
          >
            {names.clock(fromMs, "minutes")}
          </span>
        ))}
        <span className={styles.stamp} style={{ insetInlineEnd: 0 }}>
          {names.clock(times.durationMs, "minutes")}
        </span>
      </div>
      <div className={styles.scrubber}>
        <input
          type="range"
          className={styles.range}
          aria-label={t("time")}
          aria-valuetext={names.clock(atMs, "seconds")}
          min={0}
          max={Math.ceil(times.durationMs / STEP_MS) * STEP_MS}
          step={STEP_MS}
          value={Math.round(atMs)}
          onChange={(event) => onSeek(Number(event.target.value))}
        />
        <span className={styles.head} style={{ insetInlineStart: share(atMs) }} data-playhead="" />
      </div>
    </div>
  );
}

/** Share of the timeline that a time of day takes at most. */
const STAMP_SHARE = 0.08;

/** Begins of turns whose times are not the same and do not lie over each other, nor over the end's. */
function stampsOf({ turns, durationMs }: ReplayTimes, clock: (atMs: number) => string): number[] {
  const room = durationMs * STAMP_SHARE;
  const stamps = [0];
  for (const { fromMs } of turns) {
    const last = stamps.at(-1) ?? 0;
    if (clock(fromMs) === clock(last)) continue;
    if (fromMs - last >= room && durationMs - fromMs >= room) stamps.push(fromMs);
  }
  return stamps;
}

function Activity({ name, colour, children }: { name: string; colour: string; children: ReactNode }) {
  const who = { "--who": colour } as CSSProperties;
  return (
    <>
      <span className={`${styles.rowName} ${styles.under}`} style={who}>
        <span className={styles.dot} />
        {name}
      </span>
      <div className={`${styles.row} ${styles.under}`} style={who} aria-hidden="true">
        {children}
      </div>
    </>
  );
}
