import { ModuleDetail } from "@hotseat/shell-widgets/module-detail";
import { useParams } from "react-router-dom";
import { PublicPage } from "./public-page";

export default function Page() {
  const { moduleId = "" } = useParams();
  return (
    <PublicPage>
      <ModuleDetail key={moduleId} moduleId={moduleId} />
    </PublicPage>
  );
}
