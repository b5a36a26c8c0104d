import { Prejoin } from "@hotseat/session-widgets/prejoin";
import { useNavigate } from "react-router-dom";
import { useOpenSession } from "./session-context";
import { SessionOver } from "./session-over";
import { SessionPage } from "./session-page";

/** Devices and name before the call; a session that is over leads to its feedback. */
export default function Page() {
  const { id, isOver } = useOpenSession();
  const navigate = useNavigate();
  if (isOver) return <SessionOver />;
  const toDashboard = () => void navigate(`/interviews/${id}/dashboard`);
  return (
    <SessionPage>
      <Prejoin sessionId={id} onJoined={toDashboard} onBack={toDashboard} />
    </SessionPage>
  );
}
