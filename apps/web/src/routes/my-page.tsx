import { MyPage } from "@hotseat/shell-widgets/my-page";
import { useTranslation } from "react-i18next";
import { AppPage } from "./app-page";

/** `/me/0`: what is mine (live-session.md §2, decisions.md, Routes). */
export default function Page() {
  const { t } = useTranslation();
  return (
    <AppPage title={t("myPage.title")}>
      <MyPage />
    </AppPage>
  );
}
