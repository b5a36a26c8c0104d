import { formattingLocale, type Reader } from "@hotseat/core/reader";
import { Avatar } from "@hotseat/ui/avatar";
import { Badge } from "@hotseat/ui/badge";
import { Button } from "@hotseat/ui/button";
import { Card } from "@hotseat/ui/card";
import { Icon } from "@hotseat/ui/icon";
import { Link } from "@hotseat/ui/link";
import { ScoreChip } from "@hotseat/ui/score-chip";
import { Heading, Text } from "@hotseat/ui/text";
import { ChevronRight } from "lucide-react";
import { type ListedSession, rowAction } from "../session-listing/headless";
import { NextSessionCard, type NextSessionCardProps } from "../session-listing/view";
import { useShellText } from "../shared/use-shell-text";
import { MyBlocks } from "./my-blocks";
import { MyDay } from "./my-day";
import { MyListCard } from "./my-list";
import * as styles from "./my-page.css";
import type {
  BlockedPeople,
  BlockedPerson,
  PastSessions,
  WrittenEvaluation,
  WrittenEvaluations,
} from "./my-page.types";
import { meanScore } from "./my-page-rules";

export interface MyPageLinks {
  /** Path of a session's detail. */
  detail: (sessionId: number) => string;
  prejoin: (sessionId: number) => string;
  /** Path of the form for a new session. */
  newSession: string;
  /** Path of the feedback on me in a session. */
  feedback: (sessionId: number) => string;
  /** Path of the settings with the address of the calendar feed. */
  calendar: string;
  /** Path of my evaluations of the people in a session. */
  evaluations: (sessionId: number, attendeeId: number) => string;
}

export interface MyPageViewProps extends Pick<NextSessionCardProps, "time" | "reader"> {
  person: { full_name: string; email: string };
  /** Null when there is none. */
  next: ListedSession | null;
  past: PastSessions;
  written: WrittenEvaluations;
  blocked: BlockedPeople;
  links: MyPageLinks;
  onMorePast: () => void;
  onRetryPast: () => void;
  onMoreWritten: () => void;
  onRetryWritten: () => void;
  /** Removes a block; resolves with whether it was removed. */
  onUnblock: (person: BlockedPerson) => Promise<boolean>;
  onRetryBlocked: () => void;
}

/** My page: my next session, my past sessions, my evaluations of others, and the people I blocked. */
export function MyPageView(props: MyPageViewProps) {
  const { person, next, past, written, blocked, reader, time, links } = props;
  const { t } = useShellText();
  return (
    <div className={styles.page}>
      <header className={styles.person}>
        <Avatar name={person.full_name} size={56} decorative />
        <div className={styles.words}>
          <Heading as="h1" size="page">
            {person.full_name}
          </Heading>
          <Text size="second" tone="muted">
            {person.email}
          </Text>
        </div>
      </header>
      {next ? <NextSessionCard session={next} time={time} reader={reader} links={links} /> : null}
      <div className={styles.lists}>
        <MyListCard
          title={t("myPage.past")}
          list={past}
          empty={{
            title: t("myPage.noPast"),
            description: t("myPage.noPastHint"),
            action: (
              <Button variant="secondary" asChild>
                <a href={links.newSession}>{t("listing.newSession")}</a>
              </Button>
            ),
          }}
          onMore={props.onMorePast}
          onRetry={props.onRetryPast}
        >
          {(session) => <PastRow key={session.id} session={session} reader={reader} time={time} links={links} />}
        </MyListCard>
        <MyListCard
          title={t("myPage.written")}
          list={written}
          empty={{ title: t("myPage.noneWritten"), description: t("myPage.noneWrittenHint") }}
          onMore={props.onMoreWritten}
          onRetry={props.onRetryWritten}
        >
          {(evaluation) => <WrittenRow key={evaluation.id} evaluation={evaluation} reader={reader} links={links} />}
        </MyListCard>
        <MyBlocks blocked={blocked} reader={reader} onUnblock={props.onUnblock} onRetry={props.onRetryBlocked} />
      </div>
      <Card as="section" padding="none" className={styles.calendar}>
        <div className={styles.words}>
          <Heading>{t("myPage.calendar.title")}</Heading>
          <Text size="second" tone="muted">
            {t("myPage.calendar.text")}
          </Text>
        </div>
        <Button asChild variant="secondary">
          <a href={links.calendar}>{t("myPage.calendar.show")}</a>
        </Button>
      </Card>
    </div>
  );
}

interface RowProps {
  reader: Reader;
  links: MyPageLinks;
}

function PastRow({
  session,
  reader,
  time,
  links,
}: RowProps & { session: ListedSession; time: MyPageViewProps["time"] }) {
  const { t } = useShellText();
  const { module, workshop } = session.type;
  return (
    <li className={styles.row} data-session={session.id}>
      <MyDay at={session.start_time} reader={reader} />
      <div className={styles.words}>
        <a className={styles.link} href={links.detail(session.id)}>
          {workshop.title}
        </a>
        <Text size="second" tone="muted">
          {module.key} · {module.shortTitle}
        </Text>
      </div>
      {rowAction(session, time.read()).kind === "feedback" ? (
        <Link asChild className={styles.over}>
          <a href={links.feedback(session.id)} aria-label={t("myPage.feedbackOn", { title: workshop.title })}>
            {t("listing.action.feedback")}
          </a>
        </Link>
      ) : (
        <span />
      )}
      <Icon as={ChevronRight} className={styles.chevron} />
    </li>
  );
}

function WrittenRow({ evaluation, reader, links }: RowProps & { evaluation: WrittenEvaluation }) {
  const { t, language } = useShellText();
  const mean = meanScore(evaluation.answers);
  const number = new Intl.NumberFormat(formattingLocale(language), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <li className={styles.row} data-status={evaluation.status}>
      <MyDay at={evaluation.session.start_time} reader={reader} />
      <div className={styles.words}>
        <a className={styles.link} href={links.evaluations(evaluation.session_id, evaluation.evaluatee)}>
          {evaluation.evaluatee_name}
        </a>
        <Text size="second" tone="muted">
          {evaluation.session.title}
        </Text>
      </div>
      <span className={styles.end}>
        {evaluation.status === "DRAFT" ? <Badge tone="amber">{t("myPage.draft")}</Badge> : null}
        {mean === null ? null : <ScoreChip value={mean}>{number.format(mean)}</ScoreChip>}
      </span>
      <Icon as={ChevronRight} className={styles.chevron} />
    </li>
  );
}
