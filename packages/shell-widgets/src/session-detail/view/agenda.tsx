import type { Reader } from "@hotseat/core/reader";
import { Text } from "@hotseat/ui/text";
import { useShellText } from "../../shared/use-shell-text";
import { clockMinutes, minutesOf, timeOf } from "../../shared/when";
import { type ShownLine, shownAgenda } from "../headless/detail-rules";
import type { DetailedSession } from "../headless/session-detail.types";
import * as styles from "./session-detail.css";

function Whose({ line }: { line: ShownLine }) {
  const { t } = useShellText();
  return <span>{line.whose === "person" ? line.full_name : t(`detail.whose.${line.whose}`)}</span>;
}

/** The length of a turn, planned or actual. */
function Duration({ startsAt, seconds }: { startsAt: string; seconds: number }) {
  const { t, language } = useShellText();
  const minutes = clockMinutes(Date.parse(startsAt), seconds);
  const length = minutes === 0 ? t("detail.underMinute") : minutesOf(minutes, language);
  return <span className={styles.lineLength}>{seconds === 0 ? t("detail.passedOver") : length}</span>;
}

/** The order of the turns with their people; one's own turn is marked before one registers. */
export function Agenda({ session, reader, wanted }: { session: DetailedSession; reader: Reader; wanted: boolean }) {
  const { t } = useShellText();
  const lines = shownAgenda(session, wanted);
  if (lines.length === 0)
    return (
      <Text as="p" tone="muted" className={styles.noTurns}>
        {t("detail.noTurns")}
      </Text>
    );
  return (
    <ol className={styles.agenda}>
      {lines.map((line) => (
        <li key={line.turn ?? "debrief"} className={styles.line} data-whose={line.whose}>
          <time dateTime={line.starts_at}>{timeOf(Date.parse(line.starts_at), reader)}</time>
          <span className={styles.lineTitle}>
            {line.turn === null ? t("detail.debrief") : t("detail.turn", { number: line.turn })}
          </span>
          <Whose line={line} />
          <Duration startsAt={line.starts_at} seconds={line.duration_sec} />
        </li>
      ))}
    </ol>
  );
}
