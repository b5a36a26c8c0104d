import { pageDataQuery } from "@hotseat/api-client/queries";
import { useHotseat, useServerEvents } from "@hotseat/react";
import { owedEvaluations } from "@hotseat/session-widgets/evaluation-panel/headless";
import { Button } from "@hotseat/ui/button";
import { Link } from "@hotseat/ui/link";
import { Text } from "@hotseat/ui/text";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MessagePage } from "./message-page";
import * as styles from "./page.css";
import { useOpenSession } from "./session-context";
import { SessionPage } from "./session-page";
import { ToTools } from "./to-tools";

/** Where a session leads back to by default (LS-2). */
const BACK_TARGET = "/interviews";

interface EndProps {
  kind: "left" | "removed" | "over";
  /** Default: the text of its kind. */
  text?: string;
  /** The first link; without it, the list of sessions is the first. */
  first?: ReactNode;
  /** More links, before the one to the list. */
  then?: ReactNode;
  /** The session's title, for the bar; without it the page has none. */
  bar?: string;
  /** Under the text. */
  children?: ReactNode;
}

/** The way home and the session's name. */
function EndBar({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <header className={styles.endBar}>
      <Link look="back" href="/home">
        {t("app.over.home")}
      </Link>
      <strong className={styles.endTitle}>{title}</strong>
    </header>
  );
}

function SessionEnd({ kind, text, first, then, bar, children }: EndProps) {
  const { t } = useTranslation();
  return (
    <SessionPage>
      <div className={styles.page}>
        {bar === undefined ? null : <EndBar title={bar} />}
        <main className={styles.main}>
          <MessagePage
            title={t(`app.${kind}.title`)}
            text={text ?? t(`app.${kind}.text`)}
            ways={
              <>
                {first}
                {then}
                <Button asChild variant={first ? "secondary" : "primary"} size="large">
                  <a href={BACK_TARGET}>{t("app.notFound.sessions")}</a>
                </Button>
              </>
            }
          >
            {children}
          </MessagePage>
        </main>
      </div>
    </SessionPage>
  );
}

/** I left by myself and the session goes on: I may come back (LS-D4). */
export function SessionLeft({ onRejoin }: { onRejoin: () => void }) {
  const { t } = useTranslation();
  // The way back is hidden as soon as the session is over, or my place in it is gone.
  useServerEvents({ sessionId: useOpenSession().id });
  const rejoin = (
    <Button variant="primary" size="large" onClick={onRejoin}>
      {t("app.left.rejoin")}
    </Button>
  );
  return <SessionEnd kind="left" first={rejoin} />;
}

/** For a removed person: what happened, what is safe, and where to go (LS-D4.2). */
export function SessionRemoved() {
  return <SessionEnd kind="removed" />;
}

const toTools = (
  <ToTools>
    {(href, text) => (
      <Button asChild variant="secondary" size="large">
        <a href={href}>{text}</a>
      </Button>
    )}
  </ToTools>
);

/** The people whose evaluation I have not submitted, each with the way to finish it. */
function Owed() {
  const { id } = useOpenSession();
  const { client } = useHotseat();
  const { t } = useTranslation();
  const { data } = useQuery(pageDataQuery(client, id));
  if (!data) return null;
  const myId = data.session.my_attendee_id;
  const others = data.attendees.filter((one) => one.id !== myId && one.hot_seat && one.status === "CONFIRMED");
  const ids = others.map((one) => one.id);
  const owed = owedEvaluations(ids, data.questions, data.evaluations);
  if (owed.length === 0) return null;
  return (
    <ul className={styles.owed}>
      {owed.map(({ attendeeId, missing, total }) => (
        <li key={attendeeId} className={styles.owedRow}>
          <div className={styles.owedText}>
            <strong>
              {t("app.over.owed", { name: others.find((one) => one.id === attendeeId)?.user.full_name ?? "" })}
            </strong>
            <Text tone="muted" size="small">
              {t("app.over.owedWhat", { missing, total })}
            </Text>
          </div>
          <Button asChild variant="soft">
            <a href={`/interviews/${id}/evaluations?person=${attendeeId}`}>{t("app.over.finish")}</a>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** After the end: the links to the feedback on my turn, to my unfinished evaluations, to what was drawn and written, and back to the sessions. */
export function OpenSessionOver() {
  const { id, title, afterwards } = useOpenSession();
  const { t } = useTranslation();
  if (afterwards === null) return <SessionEnd kind="over" bar={title} then={toTools} />;
  const toEvaluations = (
    <Button asChild variant={afterwards === "evaluations" ? "primary" : "secondary"} size="large">
      <a href={`/interviews/${id}/evaluations`}>{t("app.evaluations.title")}</a>
    </Button>
  );
  const toFeedback = (
    <Button asChild variant="primary" size="large">
      <a href={`/interviews/${id}/feedback`}>{t("detail.readFeedback")}</a>
    </Button>
  );
  return (
    <SessionEnd
      kind="over"
      bar={title}
      text={t(`app.over.${afterwards}`)}
      first={
        <>
          {afterwards === "feedback" ? toFeedback : null}
          {toEvaluations}
        </>
      }
      then={toTools}
    >
      <Owed />
    </SessionEnd>
  );
}
