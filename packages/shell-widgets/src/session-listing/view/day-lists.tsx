import { capitalised, type Reader, relativeDay } from "@hotseat/core/reader";
import { Button } from "@hotseat/ui/button";
import { Card } from "@hotseat/ui/card";
import { useShellText } from "../../shared/use-shell-text";
import { dateOf } from "../../shared/when";
import { type Day, groupByDay } from "../headless/listing-rules";
import type { ListedSession } from "../headless/session-listing.types";
import * as page from "./session-listing.css";
import { type RowLinks, SessionRow } from "./session-row";
import * as styles from "./session-row.css";

interface DayListsProps {
  reader: Reader;
  links: RowLinks;
  onLoadMore: () => void;
  sessions: readonly ListedSession[];
  more: "none" | "available" | "loading";
  today: string;
  now: number;
}

/** The rows under the headings of their days, and a button for more. */
export function DayLists({ sessions, more, today, now, reader, links, onLoadMore }: DayListsProps) {
  const { t } = useShellText();
  const titleOf = ({ day, isOver, sessions: [first] }: Day) => {
    const title = dayTitle(day, today, Date.parse(first?.start_time ?? day), reader);
    return isOver ? t("listing.dayOver", { day: title }) : title;
  };
  return (
    <>
      <div className={styles.columns}>
        {groupByDay(sessions, reader.timeZone).map((group) => (
          <section key={`${group.day} ${group.isOver}`} className={styles.spans}>
            <h2 className={page.day}>{titleOf(group)}</h2>
            <Card padding="none" className={styles.spans}>
              <ul className={styles.list}>
                {group.sessions.map((session) => (
                  <SessionRow key={session.id} session={session} reader={reader} links={links} now={now} />
                ))}
              </ul>
            </Card>
          </section>
        ))}
      </div>
      {more === "none" ? null : (
        <div className={page.more}>
          <Button variant="secondary" size="large" busy={more === "loading"} onClick={onLoadMore}>
            {t("listing.loadMore")}
          </Button>
        </div>
      )}
    </>
  );
}

function dayTitle(day: string, today: string, instant: number, reader: Reader): string {
  const relative = relativeDay(day, today, reader.locale);
  if (day === today && relative) return relative;
  const date = dateOf(instant, reader);
  return relative ? `${relative}, ${date}` : capitalised(date, reader.locale);
}
