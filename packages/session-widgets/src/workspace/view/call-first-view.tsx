import { Avatar } from "@hotseat/ui/avatar";
import { Badge } from "@hotseat/ui/badge";
import { Button } from "@hotseat/ui/button";
import { RadioGroup } from "@hotseat/ui/radio-group";
import { useToastFloorFrom } from "@hotseat/ui/theme";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { CentrePerson } from "../headless/centre-rules";
import * as styles from "./centre.css";

/** A question of somebody's as the one who asks reads it before. */
export interface FirstQuestion {
  readonly id: number;
  /** Its place among the person's questions, from 1. */
  readonly number: number;
  readonly attendeeId: number;
  readonly text: string;
  readonly category: string;
  readonly total: number;
}

export interface CallFirstViewProps {
  /** The candidates in seating order; absent ones stay in view. */
  people: readonly CentrePerson[];
  myId: number | null;
  /** The person whose turn waits for its first question; null before the start, where somebody is chosen. */
  calledId: number | null;
  /** The first question of each that was not asked yet, as far as I may read it. */
  questions: readonly FirstQuestion[];
  /** About how many minutes each person has; null where it is not known. */
  minutesEach: number | null;
  pending?: boolean;
  faceOf?: ((person: CentrePerson) => ReactNode) | undefined;
  onAsk: (attendeeId: number, questionId: number | null) => void;
}

/** Before the first question of a self-paced session: choose a person, see the question, one large button. */
export function CallFirstView(props: CallFirstViewProps) {
  const floor = useToastFloorFrom();
  const { people, myId, calledId, questions, minutesEach, pending = false, faceOf, onAsk } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "workspace.centre.call" });
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const here = people.filter(({ isPresent }) => isPresent);
  // The viewer asks the question, so the default is the first other person.
  const first = here.find(({ attendeeId }) => attendeeId !== myId) ?? here[0];
  const chosen =
    people.find(({ attendeeId }) => attendeeId === calledId) ??
    here.find(({ attendeeId }) => attendeeId === selectedId) ??
    first;
  const question = questions.find(({ attendeeId }) => attendeeId === chosen?.attendeeId) ?? null;
  const isMe = chosen?.attendeeId === myId;
  const hintOf = (person: CentrePerson) => {
    if (!person.isPresent) return t("notHere");
    return person.attendeeId === myId ? t("you") : t("peer");
  };
  return (
    <div className={styles.card} data-centre={calledId === null ? "callFirst" : "askFirst"}>
      <div>
        <h2 className={styles.title}>
          {calledId === null ? t("title") : t("titleCalled", { name: chosen?.name ?? "" })}
        </h2>
        <p className={styles.lead}>{t(calledId === null ? "text" : "textCalled")}</p>
      </div>
      {calledId === null ? (
        <RadioGroup
          label={t("choice")}
          hideLabel
          look="cards"
          value={chosen ? String(chosen.attendeeId) : ""}
          onValueChange={(id) => setSelectedId(Number(id))}
          options={people.map((person) => ({
            value: String(person.attendeeId),
            label: person.fullName,
            hint: hintOf(person),
            disabled: !person.isPresent,
            picture: <Avatar name={person.fullName} picture={faceOf?.(person)} size={40} decorative />,
          }))}
        />
      ) : null}
      {question && !isMe ? (
        <div className={styles.hint}>
          <div className={styles.about}>
            <Badge tone="neutral">{t("queued")}</Badge>
            {t("about", {
              number: question.number,
              total: question.total,
              category: question.category,
              name: chosen?.name ?? "",
            })}
          </div>
          <p className={styles.question}>{question.text}</p>
        </div>
      ) : null}
      {chosen ? (
        <div className={styles.asking}>
          <Button
            variant="primary"
            size="large"
            wide
            iconEnd={ChevronRight}
            resting={pending}
            className={styles.ask}
            data-ask="first"
            onClick={() => onAsk(chosen.attendeeId, isMe ? null : (question?.id ?? null))}
          >
            {isMe || !question ? t("begin") : t("ask", { number: question.number })}
          </Button>
          <p className={styles.afterwards}>
            {isMe ? t("afterYou") : t("after", { name: chosen.name })}
            {minutesEach === null ? null : ` ${t("minutes", { count: minutesEach })}`}
          </p>
        </div>
      ) : null}
      <span className={styles.grow} />
      <div ref={floor} className={styles.foot}>
        <span className={styles.small}>{t("then")}</span>
        <span className={styles.coming}>{t("course")}</span>
      </div>
    </div>
  );
}
