import { MyPage } from "@hotseat/shell-widgets/my-page";
import { useTranslation } from "react-i18next";
import { AppPage } from "./app-page";

/** `/me/0`: the person's own page (LS-2.12). */
export default function Page() {
  const { t } = useTranslation();
  return (
    <AppPage title={t("myPage.title")}>
      <MyPage />
    </AppPage>
  );
}
