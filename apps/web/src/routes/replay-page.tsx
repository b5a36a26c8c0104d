import { meQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { Replay } from "@hotseat/session-widgets/replay";
import { BackLink } from "@hotseat/ui/back-link";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { CONTENT_ID, useArrival } from "./arrival";
import { PageBoundary } from "./error-boundary";
import * as styles from "./page.css";
import { useOpenSession } from "./session-context";

/** The drawings and the code of this session, for the people who took part. */
export default function Page() {
  const { id, afterwards } = useOpenSession();
  const { client } = useHotseat();
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery(client));
  useArrival();
  const back =
    afterwards === "feedback" ? (
      <BackLink href={`/interviews/${id}/feedback`}>{t("app.feedback.title")}</BackLink>
    ) : (
      <BackLink href={`/home?session=${id}`}>{t("app.feedback.back")}</BackLink>
    );
  return (
    <div className={styles.page}>
      <title>{`${t("app.replay.title")} · Hotseat`}</title>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.replay}>
        <PageBoundary>
          <Replay sessionId={id} backLink={back} {...(me?.timezone ? { timeZone: me.timezone } : {})} />
        </PageBoundary>
      </main>
    </div>
  );
}
