import { sessionQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { OwedEvaluations } from "@hotseat/session-widgets/owed-evaluations";
import { useFromTime } from "@hotseat/session-widgets/schedule/headless";
import { BackLink } from "@hotseat/ui/back-link";
import { Button } from "@hotseat/ui/button";
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

/** Whether the time to score this session is over. */
function useScoresClosed(): boolean {
  const { client } = useHotseat();
  const { data } = useQuery(sessionQuery(client, useOpenSession().id));
  const closesAt = data?.scores_close_at ?? null;
  return useFromTime(client.serverClock.ticker(), (now) => closesAt !== null && now > Date.parse(closesAt));
}

/** After the end: the links to the feedback on my turn, to my unfinished evaluations, to what was drawn and written, and back to the sessions. */
export default function OpenSessionOver() {
  const { id, title, afterwards } = useOpenSession();
  const { t } = useTranslation();
  const isClosed = useScoresClosed();
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
      text={t(isClosed ? `app.over.${afterwards}Closed` : `app.over.${afterwards}`)}
      first={
        <>
          {afterwards === "feedback" ? toFeedback : null}
          {toEvaluations}
        </>
      }
      then={toTools}
    >
      <OwedEvaluations sessionId={id} hrefOf={(person) => `/interviews/${id}/evaluations?person=${person}`} />
    </SessionEnd>
  );
}
