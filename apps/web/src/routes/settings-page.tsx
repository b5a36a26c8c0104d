import { Settings } from "@hotseat/shell-widgets/settings";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { forgetDestination } from "../boot/sign-in";
import { chooseTheme, useTheme } from "../boot/theme";
import { AppPage } from "./app-page";
import { toSignIn } from "./sign-in-notice";

/** `/me/settings`: the person's settings. */
export default function Page() {
  const navigate = useNavigate();
  const { t } = useTranslation();
  return (
    <AppPage title={t("nav.settings")}>
      <Settings
        theme={{ choice: useTheme(), onChoose: chooseTheme }}
        onDeleted={() => {
          forgetDestination();
          void navigate(...toSignIn("deleted"));
        }}
      />
    </AppPage>
  );
}
