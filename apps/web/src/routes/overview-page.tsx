import { connectionDetails } from "@hotseat/session-widgets/room/headless";
import { SessionOverview } from "@hotseat/shell-widgets/session-overview";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { LoadingScreen } from "./loading-screen";
import { useOpenSession } from "./session-context";
import { SessionPage } from "./session-page";

/** Agenda, people and scenario for people in the call; others are led to the pre-join (LS-D1.4). */
export default function Page() {
  const { id } = useOpenSession();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isConnected = connectionDetails().read(id) !== null;
  useEffect(() => {
    if (!isConnected) void navigate(`/interviews/${id}/prejoin`, { replace: true });
  }, [id, isConnected, navigate]);
  if (!isConnected) return <LoadingScreen words={t("app.session.redirecting")} />;
  return (
    <SessionPage>
      <SessionOverview sessionId={id} backHref={`/interviews/${id}/dashboard`} />
    </SessionPage>
  );
}
