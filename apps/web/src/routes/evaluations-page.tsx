import { meQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { EvaluationPanel } from "@hotseat/session-widgets/evaluation-panel";
import { Card } from "@hotseat/ui/card";
import { Link } from "@hotseat/ui/link";
import { Heading, Text } from "@hotseat/ui/text";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { AppPage } from "./app-page";
import * as styles from "./page.css";
import { useOpenSession } from "./session-context";

/** My evaluations of the other people of this session, to be finished within seven days of its end (LS-D5.4). */
export default function Page() {
  const { id, title } = useOpenSession();
  const { client } = useHotseat();
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { data: me } = useQuery(meQuery(client));
  return (
    <AppPage title={t("app.evaluations.title")}>
      <div className={styles.column}>
        <Link look="quiet" className={styles.wayBack} href="/me/0">
          {t("app.evaluations.back")}
        </Link>
        <div className={styles.heading}>
          <Heading as="h1" size="page">
            {t("app.evaluations.title")}
          </Heading>
          <Text tone="muted">{title}</Text>
        </div>
        <Card as="section" padding="none" aria-label={t("app.evaluations.title")}>
          <EvaluationPanel
            sessionId={id}
            personId={Number(search.get("person")) || null}
            {...(me?.timezone ? { timeZone: me.timezone } : {})}
          />
        </Card>
      </div>
    </AppPage>
  );
}
