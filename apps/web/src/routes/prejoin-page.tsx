import { Prejoin } from "@hotseat/session-widgets/prejoin";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { loadDashboard } from "./dashboard-lazy";
import { useOpenSession } from "./session-context";
import { SessionOver } from "./session-over";
import { SessionPage } from "./session-page";

/** Devices and name before the call; a session that is over leads to its feedback. */
export default function Page() {
  const { id, isOver } = useOpenSession();
  const navigate = useNavigate();
  useEffect(() => {
    // Whoever checks their devices goes on to the room: it should not have to be fetched after the click.
    if (!isOver) void loadDashboard().catch(() => {});
  }, [isOver]);
  if (isOver) return <SessionOver />;
  const toDashboard = () => void navigate(`/interviews/${id}/dashboard`);
  return (
    <SessionPage>
      <Prejoin sessionId={id} onJoined={toDashboard} onBack={toDashboard} />
    </SessionPage>
  );
}
