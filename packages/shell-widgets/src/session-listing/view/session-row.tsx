import { languageName, type Reader } from "@hotseat/core/reader";
import { AvatarGroup } from "@hotseat/ui/avatar";
import { Badge } from "@hotseat/ui/badge";
import { Button } from "@hotseat/ui/button";
import { Row } from "@hotseat/ui/stack";
import { Stat } from "@hotseat/ui/stat";
import { Text } from "@hotseat/ui/text";
import { Bot, UserCheck } from "lucide-react";
import { facesOf, peopleSeenBy } from "../../shared/program-mark";
import { useShellText } from "../../shared/use-shell-text";
import { minutesOf, timeOf } from "../../shared/when";
import { delayOf, type RowAction, rowAction } from "../headless/listing-rules";
import type { ListedSession } from "../headless/session-listing.types";
import * as styles from "./session-row.css";

export interface RowLinks {
  /** Path of the session's detail. */
  detail: (sessionId: number) => string;
  prejoin: (sessionId: number) => string;
  feedback: (sessionId: number) => string;
}

export interface SessionRowProps {
  session: ListedSession;
  reader: Reader;
  links: RowLinks;
  /** Milliseconds since 1970; a session past its start is late. */
  now: number;
}

const SHOWN_BADGES = {
  LIVE: "green",
  HOST: "neutral",
  OWNER: "neutral",
  OBSERVER: "neutral",
  NEW: "accent",
  STARTS_SOON: "amber",
} as const;

/** The host's name shows once where host and owner are the same person. */
function shownBadges(badges: ListedSession["view"]["badges"]): ListedSession["view"]["badges"] {
  return badges.includes("HOST") ? badges.filter((badge) => badge !== "OWNER") : badges;
}

/** One session in the list: time, title, people, action. */
export function SessionRow({ session, reader, links, now }: SessionRowProps) {
  const { t, language } = useShellText();
  const { module, workshop } = session.type;
  const action = rowAction(session, now);
  return (
    <li className={styles.row} data-state={session.view.state} data-session={session.id}>
      <div className={styles.when}>
        <time className={styles.time} dateTime={session.start_time}>
          {timeOf(Date.parse(session.start_time), reader)}
        </time>
        <Text size="small" tone="muted" numeric>
          {minutesOf(session.duration_minutes, language)}
        </Text>
      </div>
      <div className={styles.body}>
        <div className={styles.words}>
          <div className={styles.what}>
            <Row gap={8} wrap>
              <a
                className={styles.rowLink}
                href={links[action.kind === "feedback" ? "feedback" : "detail"](session.id)}
              >
                {workshop.title}
              </a>
              {shownBadges(session.view.badges).map((badge) => (
                <Badge key={badge} tone={SHOWN_BADGES[badge]}>
                  {t(`listing.badge.${badge}`)}
                </Badge>
              ))}
              {delayOf(session, now) === "late" ? <Badge tone="amber">{t("listing.badge.late")}</Badge> : null}
              <WaitingRequests session={session} />
              <WithProgram session={session} />
              {session.status === "COMPLETED" && action.kind !== "state" ? (
                <Badge>{t("listing.state.ended")}</Badge>
              ) : null}
            </Row>
            <Text size="second" tone="muted">
              {module.key} · {module.shortTitle}
              <span className={styles.languageInline}> · {languageName(session.language)}</span>
            </Text>
            <Because session={session} />
            {session.cancel_reason ? (
              <Text size="second" tone="muted" className={styles.note}>
                {t("detail.cancelReason", { reason: session.cancel_reason })}
              </Text>
            ) : null}
          </div>
          <Text size="second" tone="muted" className={styles.languageColumn}>
            {languageName(session.language)}
          </Text>
          <Seats session={session} />
        </div>
        <div className={styles.action}>
          <Action session={session} action={action} links={links} />
        </div>
      </div>
    </li>
  );
}

const PILLARS = {
  Expertise: "expertise",
  Agilité: "agility",
  Collaboration: "collaboration",
  Leadership: "leadership",
  Innovation: "innovation",
} as const;

/** Why a session is recommended: the pillar first, because it is about this person. */
function Because({ session: { recommendation } }: { session: ListedSession }) {
  const { t } = useShellText();
  if (!recommendation) return null;
  const { reasons, pillar } = recommendation;
  const named = pillar ? { pillar: t(`pillar.${PILLARS[pillar]}`) } : {};
  const words = [...reasons].reverse().map((reason) => t(`listing.because.${reason}`, named));
  return (
    <Text size="second" tone="muted" className={styles.note}>
      {words.join(" · ")}
    </Text>
  );
}

/** Open requests for a seat: the detail, where the row links, has the answer buttons. */
export function WaitingRequests({ session }: { session: ListedSession }) {
  const { t } = useShellText();
  const count = session.waiting_requests ?? 0;
  return count > 0 ? <Badge tone="accent">{t("listing.requests", { count })}</Badge> : null;
}

/** One of its people is a program: a text says so before a person registers. */
export function WithProgram({ session }: { session: ListedSession }) {
  const { t } = useShellText();
  const programs = peopleSeenBy(session.my_attendee_id, session.people).filter((person) => person.is_program);
  if (programs.length === 0) return null;
  const names = programs.map((person) => t("program.among", { name: person.full_name }));
  return (
    <Badge icon={Bot} title={names.join("; ")} data-program="">
      {t("listing.withProgram")}
    </Badge>
  );
}

function Seats({ session }: { session: ListedSession }) {
  const { t } = useShellText();
  const people = peopleSeenBy(session.my_attendee_id, session.people);
  const seated = people.filter((person) => person.role !== "observer");
  const taken = t("listing.seats", { taken: session.attendee_count, seats: session.capacity });
  return (
    <div className={styles.seats} data-seats>
      <AvatarGroup
        people={facesOf(seated, t("program.hint"))}
        seats={session.capacity}
        label={t("listing.seatsLabel", { taken: session.attendee_count, seats: session.capacity })}
      />
      <Text size="second" tone="muted" numeric aria-hidden="true">
        {taken}
      </Text>
    </div>
  );
}

function Action({ session, action, links }: { session: ListedSession; action: RowAction; links: RowLinks }) {
  const { t } = useShellText();
  const named = { title: session.type.workshop.title };
  if (action.kind === "join") {
    return (
      <Button asChild variant="soft" className={styles.rowButton}>
        <a
          href={links.prejoin(session.id)}
          aria-label={t("listing.actionOn", { action: t("session.joinNow"), ...named })}
        >
          {t("session.joinNow")}
        </a>
      </Button>
    );
  }
  if (action.kind === "feedback") {
    const words = t("listing.action.feedback");
    return (
      <Button asChild variant="secondary" className={styles.rowButton}>
        <a href={links.feedback(session.id)} aria-label={t("listing.actionOn", { action: words, ...named })}>
          {words}
        </a>
      </Button>
    );
  }
  if (action.kind === "open") {
    const words = t(`listing.action.${action.text}`);
    return (
      <Button asChild variant={action.look} className={styles.rowButton}>
        <a href={links.detail(session.id)} aria-label={t("listing.actionOn", { action: words, ...named })}>
          {words}
        </a>
      </Button>
    );
  }
  return (
    <Stat tone={action.tone} {...(action.tone === "green" ? { icon: UserCheck } : {})}>
      {t(`listing.state.${action.text}`)}
    </Stat>
  );
}
