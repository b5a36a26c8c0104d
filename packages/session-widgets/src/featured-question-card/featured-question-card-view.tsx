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
import * as styles from "./featured-question-card.css";
import {
  type FeaturedQuestion,
  type FeaturedQuestionCardModel,
  type FeaturedQuestionCardOptions,
  type QuestionState,
  useFeaturedQuestionCard,
} from "./headless";
import { LimitClock, QuestionFill } from "./question-time";

export type FeaturedQuestionCardViewProps = FeaturedQuestionCardOptions;

const TONES: Record<QuestionState, NonNullable<BadgeProps["tone"]>> = {
  queued: "neutral",
  active: "green",
  elapsed: "amber",
};

/** The question over the stage; place it in a positioned element, which it never leaves. */
export function FeaturedQuestionCardView(props: FeaturedQuestionCardViewProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "featuredQuestion" });
  const card = useFeaturedQuestionCard(props);
  if (!card.question) return null;
  if (card.isOpen) return <OpenCard card={card} question={card.question} time={props.time} />;
  return (
    <Button variant="secondary" icon={MessageCircleQuestion} className={styles.opener} {...card.getShowProps()}>
      {t("show")}
    </Button>
  );
}

interface OpenCardProps {
  card: FeaturedQuestionCardModel;
  question: FeaturedQuestion;
  time: Ticker;
}

function OpenCard({ card, question, time }: OpenCardProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "featuredQuestion" });
  const { state, timing } = card;
  // On a phone the card ends just above the actions: a toast there would cover its buttons.
  const floor = useToastFloorFrom();
  const isPhone = useMediaQuery(below.tablet);
  const about =
    question.number === null ? question.category : t("about", { number: question.number, category: question.category });
  return (
    <section
      aria-label={t("label")}
      data-state={state ?? undefined}
      data-dragging={card.isDragging || undefined}
      className={styles.card}
      {...card.getCardProps()}
    >
      <div ref={isPhone ? floor : null} className={styles.head}>
        {state && <Badge tone={TONES[state]}>{t(state)}</Badge>}
        <span className={styles.about}>{about}</span>
        {timing && question.limit ? <LimitClock timing={timing} time={time} /> : null}
        <button
          type="button"
          className={styles.handle}
          aria-label={t("move")}
          title={t("move")}
          data-shortcuts="off"
          {...card.getHandleProps()}
        >
          <Icon as={GripVertical} />
        </button>
        <IconButton icon={X} size="small" label={t("hide")} {...card.getHideProps()} />
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
