import { formattingLocale } from "@hotseat/core/reader";
import { IconButton } from "@hotseat/ui/icon-button";
import { ScrollRegion } from "@hotseat/ui/scroll-region";
import { Select } from "@hotseat/ui/select";
import { Copy, Pause, Play, Trash2, X } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import * as styles from "./debug-console.css";
import { EVENT_FAMILIES, type EventFamily, type EventLogState, type LoggedEvent, summaryOf } from "./headless";

export interface DebugConsoleViewProps extends EventLogState {
  /** Null shows all. */
  family: EventFamily | null;
  onFamilyChange: (family: EventFamily | null) => void;
  onPausedChange: (isPaused: boolean) => void;
  onClear: () => void;
  /** With the events that are shown. */
  onCopy: (events: readonly LoggedEvent[]) => void;
  onClose: () => void;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string;
}

const ALL = "all";

function Lines({ events, timeZone }: { events: readonly LoggedEvent[]; timeZone: string | undefined }) {
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "debugConsole" });
  const format = new Intl.DateTimeFormat(formattingLocale(i18n.language), {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    fractionalSecondDigits: 3,
    hourCycle: "h23",
    ...(timeZone ? { timeZone } : {}),
  });
  if (events.length === 0) return <p className={styles.empty}>{t("empty")}</p>;
  return (
    <ol className={styles.list} translate="no">
      {events.map((event) => (
        <li key={event.id} className={styles.line} data-family={event.family}>
          <time className={styles.time} dateTime={new Date(event.at).toISOString()}>
            {format.format(event.at)}
          </time>
          <span className={styles.type}>{event.type}</span>
          <span className={styles.data}>{summaryOf(event.data)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The last events the server pushed, above the dashboard, for people with authority (LS-2.27). */
export function DebugConsoleView(props: DebugConsoleViewProps) {
  const { shown, isPaused, waiting, family, onFamilyChange, timeZone } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "debugConsole" });
  const scroll = useRef<HTMLElement>(null);
  const events = family === null ? shown : shown.filter((event) => event.family === family);
  // The newest stays in view, unless somebody scrolled away from it.
  const follows = useRef(true);
  useLayoutEffect(() => {
    if (scroll.current && follows.current && events.length > 0) scroll.current.scrollTop = scroll.current.scrollHeight;
  }, [events]);
  return (
    <section className={styles.console} aria-label={t("title")} data-paused={isPaused || undefined}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t("title")}</h2>
        <span className={styles.count}>
          {t("count", { count: events.length })}
          {isPaused ? ` · ${t("waiting", { count: waiting })}` : null}
        </span>
        <Select
          aria-label={t("family.label")}
          className={styles.family}
          value={family ?? ALL}
          onValueChange={(next) => onFamilyChange(next === ALL ? null : (next as EventFamily))}
          options={[ALL, ...EVENT_FAMILIES].map((value) => ({ value, label: t(`family.${value}`) }))}
        />
        <IconButton
          icon={isPaused ? Play : Pause}
          label={t(isPaused ? "resume" : "pause")}
          onClick={() => props.onPausedChange(!isPaused)}
        />
        <IconButton icon={Trash2} label={t("clear")} onClick={props.onClear} />
        <IconButton icon={Copy} label={t("copy")} disabled={events.length === 0} onClick={() => props.onCopy(events)} />
        <IconButton icon={X} label={t("close")} onClick={props.onClose} />
      </div>
      <ScrollRegion
        ref={scroll}
        className={styles.scroll}
        label={t("list")}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          follows.current = scrollTop + clientHeight >= scrollHeight - 24;
        }}
      >
        <Lines events={events} timeZone={timeZone} />
      </ScrollRegion>
    </section>
  );
}
