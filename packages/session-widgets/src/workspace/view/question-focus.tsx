import type { Ticker } from "@hotseat/core/ticker";
import { Badge, type BadgeProps } from "@hotseat/ui/badge";
import { Button } from "@hotseat/ui/button";
import { formatClock } from "@hotseat/ui/clock";
import { useToastFloorFrom } from "@hotseat/ui/theme";
import { ChevronRight, PenTool } from "lucide-react";
import { useTranslation } from "react-i18next";
import {
  type FeaturedQuestion,
  type QuestionState,
  type QuestionTiming,
  questionStateOf,
  timingOf,
} from "../../featured-question-card/headless";
import { QuestionFill } from "../../featured-question-card/view";
import { NAMESPACE } from "../../locales";
import { type Schedule, shownSeconds, useFromTime, useTextFollowing } from "../../schedule/headless";
import * as styles from "./workspace.css";

export interface QuestionFocusProps {
  question: FeaturedQuestion;
  /** How many questions this person is asked. */
  total: number | null;
  /** The criteria that peers listen for, one sentence each. */
  listenFor: readonly string[];
  scenario: string | null;
  /** The question after it; its subject only where the reader may know it. */
  next: { number: number; category: string | null } | null;
  /** The turn waits for its candidate: only the host sees its first question, with whom it waits for and who comes after them. */
  waits?: { name: string; next: string | null };
  /** Asks the next question of a self-paced turn; for people with control. */
  askNext?: { number: number; pending: boolean; onAsk: () => void } | null;
  schedule: Schedule | null;
  time: Ticker;
  onUseWhiteboard?: (() => void) | undefined;
}

const TONES: Record<QuestionState, NonNullable<BadgeProps["tone"]>> = {
  queued: "neutral",
  active: "green",
  elapsed: "amber",
};

/** The question as the largest thing on the screen, with its time, what counts, and the scenario. */
export function QuestionFocus({
  question,
  total,
  listenFor,
  scenario,
  next,
  waits,
  askNext,
  schedule,
  time,
  onUseWhiteboard,
}: QuestionFocusProps) {
  const floor = useToastFloorFrom();
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "workspace" });
  const texts = useTranslation(NAMESPACE, { keyPrefix: "featuredQuestion" });
  const state = useFromTime(time, (nowMs) => questionStateOf(question, schedule, nowMs));
  const timing = timingOf(question, schedule);
  return (
    <div className={styles.focus} data-question-state={state}>
      <div className={styles.about}>
        <Badge size="medium" tone={TONES[state]}>
          {texts.t(state)}
        </Badge>
        {question.number === null || total === null
          ? question.category
          : t("about", { number: question.number, total, category: question.category })}
      </div>
      <h2 className={styles.question}>{question.text}</h2>
      {timing ? (
        <div className={styles.time}>
          <div className={styles.timeLine}>
            <span>{t("time")}</span>
            <TimeLeft timing={timing} time={time} isInTopBar={!question.limit} />
          </div>
          <div className={styles.bar}>
            <QuestionFill timing={timing} time={time} size="thick" />
          </div>
        </div>
      ) : null}
      {waits ? <p className={styles.queued}>{t("waits.onlyYou", { name: waits.name })}</p> : null}
      {listenFor.length > 0 && !waits ? (
        <div className={styles.hint}>
          <h3 className={styles.blockTitle}>{t("listenFor")}</h3>
          <ul className={styles.hints}>
            {listenFor.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {scenario && !waits ? (
        <div>
          <h3 className={styles.blockTitle}>{t("scenario")}</h3>
          <p className={styles.prose}>{scenario}</p>
        </div>
      ) : null}
      <span className={styles.grow} />
      <div ref={floor} className={styles.foot}>
        {waits?.next ? (
          <>
            <span className={styles.small}>{t("next")}</span>
            <span>{waits.next}</span>
          </>
        ) : next ? (
          <>
            <span className={styles.small}>{t("next")}</span>
            <span>
              {next.category
                ? t("nextQuestion", { number: next.number, category: next.category })
                : t("nextNumber", { number: next.number })}
            </span>
          </>
        ) : null}
        <span className={styles.grow} />
        {onUseWhiteboard ? (
          <Button variant="soft" icon={PenTool} onClick={onUseWhiteboard}>
            {t("useWhiteboard")}
          </Button>
        ) : null}
        {askNext ? (
          <Button
            variant="soft"
            iconEnd={ChevronRight}
            resting={askNext.pending}
            data-ask="next"
            onClick={askNext.onAsk}
          >
            {t("centre.call.ask", { number: askNext.number })}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

interface TimeLeftProps {
  timing: QuestionTiming;
  time: Ticker;
  /** The top bar says the same: here it is for a window of its own. */
  isInTopBar: boolean;
}

/** "1:42 of 3:00", written each second; renders when its state changes. */
function TimeLeft({ timing, time, isInTopBar }: TimeLeftProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "workspace" });
  const whole = formatClock(timing.wholeSec);
  const textAt = (nowMs: number) => {
    const remaining = timing.remainingAt(nowMs);
    return t("timeOf", { left: `${remaining < 0 ? "+" : ""}${formatClock(shownSeconds(remaining))}`, whole });
  };
  const state = useFromTime(time, timing.stateAt);
  const text = useTextFollowing(time, textAt);
  return (
    <span ref={text} className={isInTopBar ? styles.timeOfWindow : styles.timeLeft} data-state={state}>
      {textAt(time.read())}
    </span>
  );
}
