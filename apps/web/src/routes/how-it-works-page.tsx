import { HowItWorksPage } from "@hotseat/shell-widgets/landing";
import { useTranslation } from "react-i18next";
import { PublicPage } from "./public-page";

/** `/how-it-works`, and `/how-it-works2` of earlier links. */
export default function Page() {
  const { t } = useTranslation();
  return (
    <PublicPage>
      <title>{`${t("landing.how.title")} · Hotseat`}</title>
      <HowItWorksPage />
    </PublicPage>
  );
}
