import { ModuleDetail } from "@hotseat/shell-widgets/module-detail";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { EitherPage } from "./either-page";

export default function Page() {
  const { moduleId = "" } = useParams();
  const { t } = useTranslation();
  return (
    <EitherPage title={t("nav.modules")}>
      <ModuleDetail key={moduleId} moduleId={moduleId} />
    </EitherPage>
  );
}
