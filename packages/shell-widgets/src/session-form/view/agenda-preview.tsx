import { MINUTE_SEC } from "@hotseat/core/durations";
import type { Reader } from "@hotseat/core/reader";
import { Badge } from "@hotseat/ui/badge";
import { Button } from "@hotseat/ui/button";
import { formatClock } from "@hotseat/ui/clock";
import { Skeleton, SkeletonGroup } from "@hotseat/ui/skeleton";
import { Text } from "@hotseat/ui/text";
import { useId } from "react";
import { useShellText } from "../../shared/use-shell-text";
import { clockMinutes, dateOf, minutesOf, timeOf } from "../../shared/when";
import type { PreviewContent, PreviewedAgenda } from "../headless/session-form.types";
import * as styles from "./session-form.css";

export interface AgendaPreviewProps {
  content: PreviewContent;
  reader: Reader;
  /** The first turn is the reader's own. */
  mine: boolean;
  onRetry: () => void;
}

/** How the session would run, as the server plans it. */
export function AgendaPreview({ content, reader, mine, onRetry }: AgendaPreviewProps) {
  const { t } = useShellText();
  const titleId = useId();
  return (
    <section className={styles.preview} aria-labelledby={titleId}>
      <div className={styles.previewHead}>
        <h2 className={styles.previewTitle} id={titleId}>
          {t("form.preview.title")}
        </h2>
        <Badge>{t("form.preview.badge")}</Badge>
      </div>
      {content.status === "open" ? (
        <Text as="p" tone="muted">
          {t("form.preview.open")}
        </Text>
      ) : null}
      {content.status === "loading" ? (
        <SkeletonGroup label={t("loading")} className={styles.bones}>
          <Skeleton width="70%" />
          <Skeleton height={160} />
        </SkeletonGroup>
      ) : null}
      {content.status === "failed" ? (
        <>
          <Text as="p" tone="muted">
            {t("form.preview.failed")}
          </Text>
          <Button onClick={onRetry}>{t("retry")}</Button>
        </>
      ) : null}
      {content.status === "ready" ? <Ready {...content} reader={reader} mine={mine} /> : null}
    </section>
  );
}

interface ReadyProps extends Pick<AgendaPreviewProps, "reader" | "mine"> {
  startsAt: number;
  agenda: PreviewedAgenda;
}

function Ready({ startsAt, agenda, reader, mine }: ReadyProps) {
  const { t, language } = useShellText();
  const { entries, turn } = agenda;
  const minutes = (seconds: number) =>
    seconds % MINUTE_SEC === 0
      ? minutesOf(seconds / MINUTE_SEC, language)
      : t("form.preview.clock", { time: formatClock(seconds) });
  const times = `${timeOf(startsAt, reader)}–${timeOf(Date.parse(agenda.ends_at), reader)}`;
  return (
    <>
      <p className={styles.when}>{`${dateOf(startsAt, reader)}, ${times}`}</p>
      {entries.length > 0 ? (
        <>
          <ol className={styles.lines}>
            {entries.map(({ kind, starts_at, duration_sec }, index) => (
              <li key={starts_at} className={styles.line} data-mine={(mine && index === 0) || undefined}>
                <time dateTime={starts_at}>{timeOf(Date.parse(starts_at), reader)}</time>
                <span className={styles.lineTitle}>
                  {kind === "DEBRIEF" ? t("detail.debrief") : t("detail.turn", { number: index + 1 })}
                </span>
                <span>
                  {kind === "DEBRIEF"
                    ? t("detail.whose.everyone")
                    : t(mine && index === 0 ? "detail.whose.mine" : "form.preview.openSeat")}
                </span>
                <span className={styles.lineLength}>
                  {minutesOf(clockMinutes(Date.parse(starts_at), duration_sec), language)}
                </span>
              </li>
            ))}
          </ol>
          <InsideTurn turn={turn} whole={minutes(turn.duration_sec)} />
        </>
      ) : null}
      <Text as="p" size="small" tone="muted">
        {t(entries.length > 0 ? "form.preview.shared" : "form.preview.selfPaced", { time: minutes(turn.duration_sec) })}{" "}
        {turn.with_one_fewer_sec === null
          ? null
          : t("form.preview.oneFewer", { time: minutes(turn.with_one_fewer_sec) })}
      </Text>
    </>
  );
}

function InsideTurn({ turn, whole }: { turn: PreviewedAgenda["turn"]; whole: string }) {
  const { t } = useShellText();
  const parts = [
    ["questions", t("form.preview.questions", { count: turn.question_count }), turn.questions_sec],
    ["open", t("landing.turn.open"), turn.open_questions_sec],
    ["evaluation", t("landing.turn.evaluation"), turn.evaluation_sec],
  ] as const;
  return (
    <>
      <div className={styles.previewHead}>
        <h3 className={styles.previewTitle}>{t("form.preview.inside")}</h3>
        <span className={styles.when}>{whole}</span>
      </div>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(([name, , seconds]) => (
          <span key={name} className={styles.share} data-part={name} style={{ flexGrow: seconds }} />
        ))}
      </div>
      <dl className={styles.parts}>
        {parts.map(([name, words, seconds]) => (
          <div key={name} className={styles.part}>
            <span className={`${styles.share} ${styles.dot}`} data-part={name} aria-hidden="true" />
            <dt>{words}</dt>
            <dd className={styles.partTime}>{formatClock(seconds)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
