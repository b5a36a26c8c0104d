import type { Ticker } from "@hotseat/core/ticker";
import { Badge, type BadgeProps } from "@hotseat/ui/badge";
import { Button } from "@hotseat/ui/button";
import { Icon } from "@hotseat/ui/icon";
import { IconButton } from "@hotseat/ui/icon-button";
import { useMediaQuery, useToastFloorFrom } from "@hotseat/ui/theme";
import { below } from "@hotseat/ui/tokens";
import { GripVertical, MessageCircleQuestion, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { type Schedule, useFromTime } from "../schedule/headless";
import * as styles from "./featured-question-card.css";
import {
  type CardPrefs,
  type FeaturedQuestion,
  type Offset,
  type QuestionState,
  questionStateOf,
  timingOf,
  useCardDrag,
} from "./headless";
import { LimitClock, QuestionFill } from "./question-time";

export interface FeaturedQuestionCardViewProps {
  question: FeaturedQuestion | null;
  schedule: Schedule | null;
  time: Ticker;
  prefs: CardPrefs;
  onMove: (position: Offset) => void;
  onOpenChange: (isOpen: boolean) => void;
}

const TONES: Record<QuestionState, NonNullable<BadgeProps["tone"]>> = {
  queued: "neutral",
  active: "green",
  elapsed: "amber",
};

/** The question over the stage; place it in a positioned element, which it never leaves. */
export function FeaturedQuestionCardView({ question, prefs, onOpenChange, ...rest }: FeaturedQuestionCardViewProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "featuredQuestion" });
  if (!question) return null;
  if (prefs.isOpen) return <OpenCard {...rest} question={question} prefs={prefs} onClose={() => onOpenChange(false)} />;
  return (
    <Button
      variant="secondary"
      icon={MessageCircleQuestion}
      className={styles.opener}
      onClick={() => onOpenChange(true)}
    >
      {t("show")}
    </Button>
  );
}

interface OpenCardProps extends Omit<FeaturedQuestionCardViewProps, "question" | "onOpenChange"> {
  question: FeaturedQuestion;
  onClose: () => void;
}

function OpenCard({ question, schedule, time, prefs, onMove, onClose }: OpenCardProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "featuredQuestion" });
  const state = useFromTime(time, (nowMs) => questionStateOf(question, schedule, nowMs));
  const drag = useCardDrag({ position: prefs.position, onMove });
  const timing = timingOf(question, schedule);
  // On a phone the card ends just above the actions: a toast there would cover its buttons.
  const floor = useToastFloorFrom();
  const isPhone = useMediaQuery(below.tablet);
  const about =
    question.number === null ? question.category : t("about", { number: question.number, category: question.category });
  return (
    <section
      aria-label={t("label")}
      data-state={state}
      data-dragging={drag.dragging || undefined}
      className={styles.card}
      {...drag.getCardProps()}
    >
      <div ref={isPhone ? floor : null} className={styles.head}>
        <Badge tone={TONES[state]}>{t(state)}</Badge>
        <span className={styles.about}>{about}</span>
        {timing && question.limit ? <LimitClock timing={timing} time={time} /> : null}
        <button
          type="button"
          className={styles.handle}
          aria-label={t("move")}
          title={t("move")}
          data-shortcuts="off"
          {...drag.getHandleProps()}
        >
          <Icon as={GripVertical} />
        </button>
        <IconButton icon={X} size="small" label={t("hide")} onClick={onClose} />
      </div>
      <p className={styles.text}>{question.text}</p>
      {timing ? (
        <div className={styles.bar}>
          <QuestionFill timing={timing} time={time} />
        </div>
      ) : null}
    </section>
  );
}
