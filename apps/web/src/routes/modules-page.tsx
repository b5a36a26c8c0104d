import { ModulesPage } from "@hotseat/shell-widgets/landing";
import { useTranslation } from "react-i18next";
import { EitherPage } from "./either-page";

/** `/modules-overview`: the five modules (LS-D1.6). */
export default function Page() {
  const { t } = useTranslation();
  return (
    <EitherPage title={t("nav.modules")}>
      <ModulesPage />
    </EitherPage>
  );
}
