import { Button } from "@hotseat/ui/button";
import { EmptyState } from "@hotseat/ui/empty-state";
import { useTranslation } from "react-i18next";
import * as styles from "./page.css";
import { PublicPage } from "./public-page";

export default function Page() {
  const { t } = useTranslation();
  return (
    <PublicPage>
      <title>{`${t("app.notFound.title")} · Hotseat`}</title>
      <div className={styles.centred}>
        <EmptyState
          heading="h1"
          title={t("app.notFound.title")}
          description={t("app.notFound.text")}
          action={
            <Button asChild variant="primary">
              <a href="/home">{t("app.notFound.sessions")}</a>
            </Button>
          }
        />
      </div>
    </PublicPage>
  );
}
