import { Button } from "@hotseat/ui/button";
import { EmptyState } from "@hotseat/ui/empty-state";
import { useTranslation } from "react-i18next";
import * as styles from "./page.css";
import { useOpenSession } from "./session-context";
import { SessionPage } from "./session-page";

/** After the end: the way to the feedback and back to the sessions. */
export function SessionOver() {
  const { t } = useTranslation();
  const { id, hasFeedback } = useOpenSession();
  return (
    <SessionPage>
      <main className={styles.centred}>
        <EmptyState
          heading="h1"
          align="center"
          title={t("app.over.title")}
          description={t(hasFeedback ? "app.over.feedback" : "app.over.text")}
          action={
            <>
              {hasFeedback ? (
                <Button asChild variant="primary">
                  <a href={`/interviews/${id}/feedback`}>{t("detail.readFeedback")}</a>
                </Button>
              ) : null}
              <Button asChild variant="secondary">
                <a href="/home">{t("app.notFound.sessions")}</a>
              </Button>
            </>
          }
        />
      </main>
    </SessionPage>
  );
}
