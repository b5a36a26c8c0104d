import { keys, meQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { LiveDashboard } from "@hotseat/session-widgets/live-dashboard";
import { connectionDetails } from "@hotseat/session-widgets/room/headless";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { chooseTheme, useTheme } from "../boot/theme";
import { useOpenSession } from "./session-context";
import { OpenSessionOver } from "./session-end";
import { SessionPage } from "./session-page";

/** The call, or the card that leads to it (decisions.md, Routes). */
export default function Page() {
  const { id, isOver } = useOpenSession();
  const { client } = useHotseat();
  const { data: me } = useQuery(meQuery(client));
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const theme = useTheme();
  if (isOver && connectionDetails().read(id) === null) return <OpenSessionOver />;
  return (
    <SessionPage>
      <LiveDashboard
        sessionId={id}
        // The page one comes to says it.
        saysWhy={false}
        onLeave={(reason) => {
          // Whoever was put out reads so at once, not at the next look at the session.
          void queryClient.invalidateQueries({ queryKey: keys.sessionDetail(id) });
          void navigate(`/interviews/${id}/prejoin`, { state: reason === "left" ? { hasLeft: true } : null });
        }}
        onSetUp={() => void navigate(`/interviews/${id}/prejoin`)}
        onGoHome={() => void navigate("/home")}
        theme={{ choice: theme, onChoose: chooseTheme }}
        {...(me?.timezone ? { timeZone: me.timezone } : {})}
      />
    </SessionPage>
  );
}
