import { useShellText } from "../shared/use-shell-text";
import { minutesOf, type Reader, timeOf } from "../shared/when";
import { type ShownLine, shownAgenda } from "./detail-rules";
import * as styles from "./session-detail.css";
import type { DetailedSession } from "./session-detail.types";

const SECONDS_A_MINUTE = 60;

function Whose({ line }: { line: ShownLine }) {
  const { t } = useShellText();
  return <span>{line.whose === "person" ? line.full_name : t(`detail.whose.${line.whose}`)}</span>;
}

/** Who is in the hot seat when; one's own turn stands out before one registers. */
export function Agenda({ session, reader, wanted }: { session: DetailedSession; reader: Reader; wanted: boolean }) {
  const { t, language } = useShellText();
  return (
    <ol className={styles.agenda}>
      {shownAgenda(session, wanted).map((line) => (
        <li key={line.starts_at} className={styles.line} data-whose={line.whose}>
          <time dateTime={line.starts_at}>{timeOf(Date.parse(line.starts_at), reader)}</time>
          <span className={styles.lineTitle}>
            {line.turn === null ? t("detail.debrief") : t("detail.turn", { number: line.turn })}
          </span>
          <Whose line={line} />
          <span>
            {line.duration_sec === 0
              ? t("detail.passedOver")
              : minutesOf(Math.round(line.duration_sec / SECONDS_A_MINUTE), language)}
          </span>
        </li>
      ))}
    </ol>
  );
}
