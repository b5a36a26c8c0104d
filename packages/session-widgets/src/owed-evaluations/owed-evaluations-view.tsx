import type { Ticker } from "@hotseat/core/ticker";
import { Button } from "@hotseat/ui/button";
import { Text } from "@hotseat/ui/text";
import { useTranslation } from "react-i18next";
import type { OwedEvaluation } from "../evaluation-panel/headless";
import { NAMESPACE } from "../locales";
import { useFromTime } from "../schedule/headless";
import * as styles from "./owed-evaluations.css";

export interface OwedEvaluationsViewProps {
  owed: readonly OwedEvaluation[];
  /** Full name of a person, by `Attendee.id`. */
  nameOf: (attendeeId: number) => string;
  /** Last moment at which the server takes scores, as `Session.scores_close_at`. */
  closesAt: string | null;
  /** The server's time. */
  time: Ticker;
  /** Address of the form about a person, by `Attendee.id`. */
  hrefOf: (attendeeId: number) => string;
}

/** The people whose evaluation the viewer has not submitted, each with the link to it, or with the reason that it is too late. */
export function OwedEvaluationsView({ owed, nameOf, closesAt, time, hrefOf }: OwedEvaluationsViewProps) {
  const { t } = useTranslation(NAMESPACE);
  const isClosed = useFromTime(time, (now) => closesAt !== null && now > Date.parse(closesAt));
  if (owed.length === 0) return null;
  const part = isClosed ? "owedEvaluations.closed" : "workspace.centre.row.owed";
  return (
    <ul className={styles.list}>
      {owed.map(({ attendeeId, missing, total }) => (
        <li key={attendeeId} className={styles.row}>
          <div className={styles.text}>
            <strong>{t(`${part}.who`, { name: nameOf(attendeeId) })}</strong>
            <Text tone="muted" size="small">
              {t(`${part}.what`, { missing, total })}
            </Text>
          </div>
          {isClosed ? null : (
            <Button asChild variant="soft">
              <a href={hrefOf(attendeeId)}>{t("owedEvaluations.finish")}</a>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
