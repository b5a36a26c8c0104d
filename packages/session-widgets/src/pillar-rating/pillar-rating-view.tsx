import { COMMENT_MAX_LENGTH, PILLARS } from "@hotseat/api-client/constants";
import { Button } from "@hotseat/ui/button";
import { PillarMark } from "@hotseat/ui/pillar-mark";
import { SavedState, type SavedStateProps } from "@hotseat/ui/saved-state";
import type { Score } from "@hotseat/ui/score-chip";
import { ScoreRadios } from "@hotseat/ui/score-radios";
import { TextArea } from "@hotseat/ui/text-area";
import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import * as part from "../shared/view/part.css";
import { completeRating, type Pillar, type PillarRatingState, type PillarRatingStatus, ratedCount } from "./headless";
import { PILLAR_NAMES } from "./pillar-names";
import * as styles from "./pillar-rating.css";

export interface PillarRatingViewProps {
  state: PillarRatingState;
  onRate: (pillar: Pillar, score: number) => void;
  onComment: (pillar: Pillar, text: string) => void;
  onSave: () => void;
}

const SAVED: Record<PillarRatingStatus["kind"], SavedStateProps["state"]> = {
  editing: "idle",
  saving: "saving",
  saved: "saved",
  failed: "failed",
};

/** Oneself on the five pillars from 1 to 6, each with a comment if one likes. */
export function PillarRatingView({ state, onRate, onComment, onSave }: PillarRatingViewProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "pillarRating" });
  const { draft, status } = state;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  const isSaved = status.kind === "saved";
  return (
    <form className={styles.form} aria-label={t("label")} data-status={status.kind} onSubmit={submit}>
      <p className={styles.intro}>{t("introSelf")}</p>
      <ul className={styles.list}>
        {PILLARS.map((pillar) => (
          <PillarItem
            key={pillar}
            pillar={pillar}
            score={(draft.ratings[pillar] as Score | undefined) ?? null}
            comment={draft.comments[pillar] ?? ""}
            onRate={onRate}
            onComment={onComment}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        {isSaved ? <p className={styles.next}>{t("savedThen")}</p> : null}
        {status.kind === "editing" ? (
          <span className={styles.count}>{t("progress", { done: ratedCount(draft), total: PILLARS.length })}</span>
        ) : (
          <SavedState
            state={SAVED[status.kind]}
            label={status.kind === "failed" ? (status.message ?? t("failed")) : t(status.kind)}
          />
        )}
        <Button
          type="submit"
          variant={isSaved ? "secondary" : "primary"}
          className={part.touch}
          disabled={isSaved || completeRating(draft) === null}
          busy={status.kind === "saving"}
        >
          {t("send")}
        </Button>
      </div>
    </form>
  );
}

interface PillarItemProps extends Pick<PillarRatingViewProps, "onRate" | "onComment"> {
  pillar: Pillar;
  score: Score | null;
  comment: string;
}

function PillarItem({ pillar, score, comment, onRate, onComment }: PillarItemProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "pillarRating" });
  const [writes, setWrites] = useState<"no" | "kept" | "opened">(comment === "" ? "no" : "kept");
  const key = PILLAR_NAMES[pillar];
  const name = t(`pillar.${key}`);
  const over = comment.length - COMMENT_MAX_LENGTH;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <PillarMark pillar={key} size={36} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.hint}>{t(`hint.${key}`)}</span>
        </span>
      </div>
      <ScoreRadios
        label={name}
        value={score}
        onValueChange={(chosen) => onRate(pillar, chosen)}
        optionLabel={(option) => t("scoreOf", { score: option })}
      />
      {writes !== "no" ? (
        <TextArea
          // Opened by a press: the next letter is the comment's first.
          autoFocus={writes === "opened"}
          label={t("commentOn", { name })}
          hideLabel
          rows={2}
          placeholder={t("placeholder")}
          value={comment}
          onChange={(event) => onComment(pillar, event.target.value)}
          {...(over > 0 ? { error: t("tooLong", { count: over }) } : {})}
        />
      ) : (
        <button type="button" className={styles.add} onClick={() => setWrites("opened")}>
          {t("addComment")} <VisuallyHidden>{name}</VisuallyHidden>
        </button>
      )}
    </li>
  );
}
