import { Icon } from "@hotseat/ui/icon";
import { Clock } from "lucide-react";
import { Trans, useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { type Schedule, type SecondSource, useFromTime } from "../schedule/headless";
import * as styles from "./control-bar.css";
import { barSentence, turnEndsAt } from "./control-bar-rules";

export interface SentenceProps {
  schedule: Schedule | null;
  time: SecondSource;
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
  time: SecondSource;
  path: string;
  name: string;
  formatTime: (ms: number) => string;
}) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar.sentence" });
  const endsAt = useFromTime(time, (now) => turnEndsAt(schedule, now));
  return (
    <Trans
      t={t}
      i18nKey={path}
      values={{ name, time: formatTime(endsAt) }}
      components={{ b: <strong className={styles.moment} /> }}
    />
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
