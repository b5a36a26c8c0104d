import { pageDataQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { owedEvaluations } from "@hotseat/session-widgets/evaluation-panel/headless";
import { BackLink } from "@hotseat/ui/back-link";
import { Button } from "@hotseat/ui/button";
import { Text } from "@hotseat/ui/text";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import * as styles from "./page.css";
import { useOpenSession } from "./session-context";
import { SessionEnd } from "./session-end";
import { ToTools } from "./to-tools";

/** The way home and the session's name. */
function EndBar({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <header className={styles.endBar}>
      <BackLink href="/home">{t("app.over.home")}</BackLink>
      <strong className={styles.endTitle}>{title}</strong>
    </header>
  );
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
export default function OpenSessionOver() {
  const { id, title, afterwards } = useOpenSession();
  const { t } = useTranslation();
  if (afterwards === null) return <SessionEnd kind="over" bar={<EndBar title={title} />} then={toTools} />;
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
      bar={<EndBar title={title} />}
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
