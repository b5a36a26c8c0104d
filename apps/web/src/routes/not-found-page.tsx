import { Button } from "@hotseat/ui/button";
import { Heading, Text } from "@hotseat/ui/text";
import { useTranslation } from "react-i18next";
import * as styles from "./page.css";
import { PublicPage } from "./public-page";

export default function Page() {
  const { t } = useTranslation();
  return (
    <PublicPage>
      <title>{`${t("app.notFound.title")} · Hotseat`}</title>
      <div className={styles.centred}>
        <div className={styles.lost}>
          <Heading as="h1" size="page">
            {t("app.notFound.title")}
          </Heading>
          <Text tone="muted">{t("app.notFound.text")}</Text>
          <div className={styles.ways}>
            <Button asChild variant="primary" size="large">
              <a href="/home">{t("app.notFound.sessions")}</a>
            </Button>
          </div>
        </div>
      </div>
    </PublicPage>
  );
}
