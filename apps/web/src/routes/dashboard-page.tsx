import { meQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { LiveDashboard } from "@hotseat/session-widgets/live-dashboard";
import { connectionDetails } from "@hotseat/session-widgets/room/headless";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useOpenSession } from "./session-context";
import { SessionOver } from "./session-over";
import { SessionPage } from "./session-page";

/** The call, or the card that leads to it (decisions.md, Routes). */
export default function Page() {
  const { id, isOver } = useOpenSession();
  const { client } = useHotseat();
  const { data: me } = useQuery(meQuery(client));
  const navigate = useNavigate();
  if (isOver && connectionDetails().read(id) === null) return <SessionOver />;
  return (
    <SessionPage>
      <LiveDashboard
        sessionId={id}
        onLeave={() => void navigate(`/interviews/${id}/prejoin`)}
        onGoHome={() => void navigate("/home")}
        {...(me?.timezone ? { timeZone: me.timezone } : {})}
      />
    </SessionPage>
  );
}
