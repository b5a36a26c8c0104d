import { SECOND_MS } from "@hotseat/core/durations";
import { capitalised, dayOf, languageName, type Reader, relativeDay } from "@hotseat/core/reader";
import type { Ticker } from "@hotseat/core/ticker";
import { AvatarGroup } from "@hotseat/ui/avatar";
import { Badge } from "@hotseat/ui/badge";
import { Button } from "@hotseat/ui/button";
import { Card } from "@hotseat/ui/card";
import { Icon } from "@hotseat/ui/icon";
import { Row } from "@hotseat/ui/stack";
import { Stat } from "@hotseat/ui/stat";
import { Text } from "@hotseat/ui/text";
import { CalendarDays, Globe, Users, Video } from "lucide-react";
import { facesOf } from "../../shared/program-mark";
import { useNow } from "../../shared/use-now";
import { useShellText } from "../../shared/use-shell-text";
import { dateOf, timeRange } from "../../shared/when";
import { countdownText, type NextSessionPhase, nextSessionPhase } from "../headless/listing-rules";
import type { ListedSession } from "../headless/session-listing.types";
import * as styles from "./next-session-card.css";
import { type RowLinks, WaitingRequests, WithProgram } from "./session-row";

export interface NextSessionCardProps {
  session: ListedSession;
  time: Ticker;
  reader: Reader;
  links: Pick<RowLinks, "detail" | "prejoin">;
}

/** My next session with the one button for its state. */
export function NextSessionCard({ session, time, reader, links }: NextSessionCardProps) {
  const { t } = useShellText();
  const now = useNow(time);
  const start = Date.parse(session.start_time);
  const day =
    relativeDay(dayOf(start, reader.timeZone), dayOf(now, reader.timeZone), reader.locale) ??
    capitalised(dateOf(start, reader), reader.locale);
  const others = session.people.filter((person) => person.attendee_id !== session.my_attendee_id);
  return (
    <Card as="section" padding="none" className={styles.next} aria-label={t("listing.next.label")}>
      <div className={styles.nextWords}>
        <Row gap={8} wrap>
          <Text size="second" tone="muted">
            {t("listing.next.label")}
          </Text>
          {session.view.badges.includes("LIVE") ? <Badge tone="green">{t("listing.badge.LIVE")}</Badge> : null}
          {session.view.badges.includes("HOST") || session.view.badges.includes("OWNER") ? (
            <Badge tone="accent">{t("listing.next.youHost")}</Badge>
          ) : null}
          <WaitingRequests session={session} />
          <WithProgram session={session} />
        </Row>
        <h2 className={styles.nextTitle}>
          <a className={styles.nextLink} href={links.detail(session.id)}>
            {session.type.workshop.title}
          </a>
        </h2>
        <div className={styles.nextFacts}>
          <Stat icon={CalendarDays}>
            {t("listing.next.when", { day, time: timeRange(start, session.duration_minutes, reader) })}
          </Stat>
          <Stat icon={Globe}>{languageName(session.language)}</Stat>
          {others.length > 0 ? (
            <Stat icon={Users}>
              <AvatarGroup
                people={facesOf(others, t("program.hint"))}
                size={24}
                label={t("listing.next.with", { count: others.length, name: others[0]?.full_name })}
              />
            </Stat>
          ) : null}
        </div>
      </div>
      <NextAction session={session} time={time} links={links} />
    </Card>
  );
}

const BUTTONS: Record<NextSessionPhase["kind"], { words: string; to: "detail" | "prejoin"; look: "primary" | "soft" }> =
  {
    live: { words: "session.joinNow", to: "prejoin", look: "primary" },
    waiting: { words: "listing.next.setUpAndJoin", to: "prejoin", look: "primary" },
    startable: { words: "listing.next.setUpAndJoin", to: "prejoin", look: "primary" },
    ready: { words: "listing.next.setUpAndJoin", to: "prejoin", look: "primary" },
    countdown: { words: "listing.next.checkDevices", to: "prejoin", look: "soft" },
    days: { words: "listing.next.seeDetails", to: "detail", look: "soft" },
  };

function NextAction({ session, time, links }: Pick<NextSessionCardProps, "session" | "time" | "links">) {
  const { t } = useShellText();
  const phase = nextSessionPhase(session, useNow(time, SECOND_MS));
  const button = BUTTONS[phase.kind];
  return (
    <div className={styles.nextEnd} data-phase={phase.kind}>
      <Countdown phase={phase} />
      <Button asChild variant={button.look} size="huge" className={styles.nextButton}>
        <a href={links[button.to](session.id)}>
          {button.to === "prejoin" ? <Icon as={Video} size={18} /> : null}
          {t(button.words)}
        </a>
      </Button>
    </div>
  );
}

function Countdown({ phase }: { phase: NextSessionPhase }) {
  const { t } = useShellText();
  if (phase.kind === "live" || phase.kind === "waiting" || phase.kind === "startable") {
    return (
      <Text size="second" tone="muted">
        {t(`listing.next.${phase.kind}`)}
      </Text>
    );
  }
  return (
    <div className={styles.countdown} role="timer" aria-live="off">
      <span className={styles.countdownDigits}>
        {phase.kind === "days" ? t("listing.next.days", { count: phase.days }) : countdownText(phase.seconds)}
      </span>
      <Text size="small" tone="muted">
        {t("listing.next.untilStart")}
      </Text>
    </div>
  );
}
