import type { Ticker } from "@hotseat/core/ticker";
import { Icon } from "@hotseat/ui/icon";
import { Clock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { type Schedule, turnEndsAt, useFromTime } from "../../schedule/headless";
import { barSentence } from "../headless/control-bar-rules";
import * as styles from "./control-bar.css";

/** Where the time goes: a character no language uses. */
const PLACE = "\uE000";

export interface SentenceProps {
  schedule: Schedule | null;
  time: Ticker;
  myAttendeeId: number | null;
  nameOf: (attendeeId: number) => string;
  /** Milliseconds as `14:18` in the viewer's zone and language. */
  formatTime: (ms: number) => string;
}

function TurnSentence({
  schedule,
  time,
  path,
  name,
  formatTime,
}: {
  schedule: Schedule;
  time: Ticker;
  path: string;
  name: string;
  formatTime: (ms: number) => string;
}) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar.sentence" });
  const endsAt = useFromTime(time, (now) => turnEndsAt(schedule, now));
  // The time stands out wherever a language puts it.
  const [before, after] = t(path, { name, time: PLACE }).split(PLACE);
  return (
    <>
      {before}
      <strong className={styles.moment}>{formatTime(endsAt)}</strong>
      {after}
    </>
  );
}

/** Where the session stands, for people without the timing controls. */
export function BarSentenceLine({ schedule, time, myAttendeeId, nameOf, formatTime }: SentenceProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar.sentence" });
  const sentence = barSentence(schedule, myAttendeeId);
  return (
    <p className={styles.sentence}>
      <Icon as={Clock} size={15} />
      <span>
        {schedule && "attendeeId" in sentence ? (
          <TurnSentence
            schedule={schedule}
            time={time}
            path={sentence.key}
            name={nameOf(sentence.attendeeId)}
            formatTime={formatTime}
          />
        ) : (
          t(sentence.key)
        )}
      </span>
    </p>
  );
}
