import { meQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { FeedbackSummary } from "@hotseat/session-widgets/feedback-summary";
import { Button } from "@hotseat/ui/button";
import { Link } from "@hotseat/ui/link";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { AppPage } from "./app-page";
import { FindSession } from "./find-session";
import * as styles from "./page.css";
import { useOpenSession } from "./session-context";
import { ToTools } from "./to-tools";

/** The feedback that peers submitted about me in this session. */
export default function Page() {
  const { id, isOver, afterwards } = useOpenSession();
  const { client } = useHotseat();
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery(client));
  return (
    <AppPage title={t("app.feedback.title")}>
      <div className={styles.report}>
        <FeedbackSummary
          sessionId={id}
          back={
            <span className={styles.links}>
              <Link look="quiet" href={`/home?session=${id}`}>
                {t("app.feedback.back")}
              </Link>
              {isOver ? <ToTools>{(href, text) => <Link href={href}>{text}</Link>}</ToTools> : null}
            </span>
          }
          planHref={`/interviews/new?from=${id}`}
          noTurnAction={
            <>
              {afterwards === null ? null : (
                <Button asChild variant="primary">
                  <a href={`/interviews/${id}/evaluations`}>{t("app.evaluations.title")}</a>
                </Button>
              )}
              <Button asChild variant="secondary">
                <a href="/home">{t("app.notFound.sessions")}</a>
              </Button>
            </>
          }
          tryNextAction={(workshopKey) => <FindSession workshopKey={workshopKey} />}
          {...(me?.timezone ? { timeZone: me.timezone } : {})}
        />
      </div>
    </AppPage>
  );
}
