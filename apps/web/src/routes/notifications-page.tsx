import { NotificationsPage } from "@hotseat/shell-widgets/notification-dropdown";
import { useTranslation } from "react-i18next";
import { AppPage } from "./app-page";

/** `/notifications`: all notifications of the person. */
export default function Page() {
  const { t } = useTranslation();
  return (
    <AppPage title={t("nav.notifications")}>
      <NotificationsPage />
    </AppPage>
  );
}
