import { meQuery, modulesQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { FeedbackSummary } from "@hotseat/session-widgets/feedback-summary";
import { Button } from "@hotseat/ui/button";
import { Link } from "@hotseat/ui/link";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { AppPage } from "./app-page";
import * as styles from "./page.css";
import { useOpenSession } from "./session-context";

/** What peers submitted about me in this session. */
export default function Page() {
  const { id } = useOpenSession();
  const { client } = useHotseat();
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery(client));
  const modules = useQuery(modulesQuery(client)).data?.results ?? [];
  const listingOf = (workshopKey: string) => {
    const module = modules.find((candidate) => candidate.sessions.some((workshop) => workshop.key === workshopKey));
    return module ? `/home?module=${module.id}&workshop=${workshopKey}` : `/home?workshop=${workshopKey}`;
  };
  return (
    <AppPage title={t("app.feedback.title")}>
      <div className={styles.report}>
        <FeedbackSummary
          sessionId={id}
          back={
            <Link look="quiet" href={`/home?session=${id}`}>
              {t("app.feedback.back")}
            </Link>
          }
          tryNextAction={(workshopKey) => (
            <Button asChild>
              <a href={listingOf(workshopKey)}>{t("module.findSession")}</a>
            </Button>
          )}
          {...(me?.timezone ? { timeZone: me.timezone } : {})}
        />
      </div>
    </AppPage>
  );
}
