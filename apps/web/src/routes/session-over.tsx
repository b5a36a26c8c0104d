import { Button } from "@hotseat/ui/button";
import { Heading, Text } from "@hotseat/ui/text";
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
      <main className={`${styles.centred} ${styles.alone}`}>
        <div className={styles.lost}>
          <Heading as="h1" size="page">
            {t("app.over.title")}
          </Heading>
          <Text tone="muted">{t(hasFeedback ? "app.over.feedback" : "app.over.text")}</Text>
          <div className={styles.ways}>
            {hasFeedback ? (
              <Button asChild variant="primary" size="large">
                <a href={`/interviews/${id}/feedback`}>{t("detail.readFeedback")}</a>
              </Button>
            ) : null}
            <Button asChild variant="secondary" size="large">
              <a href="/home">{t("app.notFound.sessions")}</a>
            </Button>
          </div>
        </div>
      </main>
    </SessionPage>
  );
}
