import { Text } from "@hotseat/ui/text";
import { useShellText } from "../../shared/use-shell-text";
import { minutesOf, type Reader, timeOf } from "../../shared/when";
import { type ShownLine, shownAgenda } from "../headless/detail-rules";
import type { DetailedSession } from "../headless/session-detail.types";
import * as styles from "./session-detail.css";

const SECONDS_A_MINUTE = 60;

function Whose({ line }: { line: ShownLine }) {
  const { t } = useShellText();
  return <span>{line.whose === "person" ? line.full_name : t(`detail.whose.${line.whose}`)}</span>;
}

/** How long a turn lasts, or lasted. */
function Duration({ seconds }: { seconds: number }) {
  const { t, language } = useShellText();
  const minutes = Math.round(seconds / SECONDS_A_MINUTE);
  if (seconds === 0) return <span>{t("detail.passedOver")}</span>;
  return <span>{minutes === 0 ? t("detail.underMinute") : minutesOf(minutes, language)}</span>;
}

/** Who is in the hot seat when; one's own turn stands out before one registers. */
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
          <Duration seconds={line.duration_sec} />
        </li>
      ))}
    </ol>
  );
}
