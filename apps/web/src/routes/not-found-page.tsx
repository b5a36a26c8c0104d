import { Button } from "@hotseat/ui/button";
import { useTranslation } from "react-i18next";
import { MessagePage } from "./message-page";
import { PublicPage } from "./public-page";

export default function Page() {
  const { t } = useTranslation();
  return (
    <PublicPage>
      <title>{`${t("app.notFound.title")} · Hotseat`}</title>
      <MessagePage
        title={t("app.notFound.title")}
        text={t("app.notFound.text")}
        ways={
          <Button asChild variant="primary" size="large">
            <a href="/home">{t("app.notFound.sessions")}</a>
          </Button>
        }
      />
    </PublicPage>
  );
}
