import { capitalised, dayOf, languageName, type Reader, relativeDay } from "@hotseat/core/reader";
import { Avatar, EmptySeat } from "@hotseat/ui/avatar";
import { Icon } from "@hotseat/ui/icon";
import { Link } from "@hotseat/ui/link";
import { Text } from "@hotseat/ui/text";
import { Bot, CalendarDays, Globe, type LucideIcon, Users } from "lucide-react";
import type { ReactNode } from "react";
import { peopleSeenBy } from "../../shared/program-mark";
import { useShellText } from "../../shared/use-shell-text";
import { dateOf, timeRange, zoneName } from "../../shared/when";
import { hasCalendar } from "../headless/detail-rules";
import type { DetailedSession } from "../headless/session-detail.types";
import * as styles from "./session-detail.css";

function Fact({ icon, title, children }: { icon: LucideIcon; title: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className={styles.factIcon}>
        <Icon as={icon} />
      </dt>
      <dd className={styles.fact}>
        <Text weight="medium">{title}</Text>
        <Text size="second" tone="muted" numeric>
          {children}
        </Text>
      </dd>
    </>
  );
}

export interface FactsProps {
  session: DetailedSession;
  reader: Reader;
  /** Milliseconds since 1970. */
  now: number;
  /** Address of the calendar file. */
  calendarHref?: string | undefined;
}

/** Time, language and people. */
export function Facts({ session, reader, now, calendarHref }: FactsProps) {
  const { t } = useShellText();
  const start = Date.parse(session.start_time);
  const relative = relativeDay(dayOf(start, reader.timeZone), dayOf(now, reader.timeZone), reader.locale);
  const date = dateOf(start, reader);
  const isOver = session.status === "COMPLETED" || session.status === "CANCELLED";
  // A session that is over has no free seats.
  const free = isOver ? 0 : session.capacity - session.attendee_count;
  return (
    <aside className={styles.aside} aria-label={t("detail.facts")}>
      <dl className={styles.facts}>
        <Fact icon={CalendarDays} title={relative ? `${relative}, ${date}` : capitalised(date, reader.locale)}>
          {timeRange(start, session.duration_minutes, reader)}, {zoneName(start, reader)}
          {calendarHref && hasCalendar(session) ? (
            <Link href={calendarHref} download className={styles.calendar}>
              {t("detail.calendar")}
            </Link>
          ) : null}
        </Fact>
        <Fact icon={Globe} title={languageName(session.language)}>
          {session.job_sector.label}
        </Fact>
        <Fact icon={Users} title={t("detail.seats", { taken: session.attendee_count, seats: session.capacity })}>
          {isOver ? null : t(session.observers_allowed ? "detail.observersWelcome" : "detail.noObservers")}
        </Fact>
      </dl>
      <ul className={styles.people}>
        {peopleSeenBy(session.my_attendee_id, session.people).map((person) => (
          <li key={person.attendee_id} className={styles.person}>
            <Avatar name={person.full_name} size={32} decorative />
            <span className={styles.personName}>
              {person.full_name}
              {person.is_program ? (
                <span className={styles.program} data-program="">
                  <Icon as={Bot} size={13} />
                  <Text size="small" tone="muted">
                    {t("program.hint")}
                  </Text>
                </span>
              ) : null}
            </span>
            {person.role === "participant" ? null : (
              <Text size="small" tone="muted">
                {t(`role.${person.role}`)}
              </Text>
            )}
          </li>
        ))}
        {free > 0 ? (
          <li className={styles.person}>
            <EmptySeat size={32} />
            <Text tone="muted">{t("detail.seatsFree", { count: free })}</Text>
          </li>
        ) : null}
      </ul>
    </aside>
  );
}
