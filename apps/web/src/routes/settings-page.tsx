import { Settings } from "@hotseat/shell-widgets/settings";
import { useTranslation } from "react-i18next";
import { chooseTheme, useTheme } from "../boot/theme";
import { AppPage } from "./app-page";

/** `/me/settings`: the person's settings. */
export default function Page() {
  const { t } = useTranslation();
  return (
    <AppPage title={t("nav.settings")}>
      <Settings theme={{ choice: useTheme(), onChoose: chooseTheme }} />
    </AppPage>
  );
}
