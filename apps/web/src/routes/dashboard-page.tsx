import { keys, meQuery } from "@hotseat/api-client/queries";
import type { Session } from "@hotseat/api-client/types";
import { useHotseat } from "@hotseat/react";
import { LiveDashboard } from "@hotseat/session-widgets/live-dashboard";
import { connectionDetails } from "@hotseat/session-widgets/room/headless";
import { LANGUAGES } from "@hotseat/shell-widgets/language-menu/headless";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { chooseTheme, useTheme } from "../boot/theme";
import { useOpenSession } from "./session-context";
import { OpenSessionOver } from "./session-over-lazy";
import { SessionPage } from "./session-page";

/** After the call: their code must not make its first load longer, nor end it when it does not load. */
const SessionNotifications = lazy(() => import("./session-notifications").catch(() => ({ default: () => null })));

/** The call, or the card that leads to it (LS-D1.3). */
export default function Page() {
  const { id, isOver } = useOpenSession();
  const { client } = useHotseat();
  const { data: me } = useQuery(meQuery(client));
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const theme = useTheme();
  // The notifications load after the call; what comes meanwhile is shown too.
  const [enteredAt] = useState(() => client.serverClock.now());
  if (isOver && connectionDetails().read(id) === null) return <OpenSessionOver />;
  return (
    <SessionPage>
      <Suspense fallback={null}>
        <SessionNotifications sessionId={id} enteredAt={enteredAt} />
      </Suspense>
      <LiveDashboard
        sessionId={id}
        // The next page shows the message.
        showsLeaveReason={false}
        onLeave={async (reason) => {
          const asked = queryClient.invalidateQueries({ queryKey: keys.sessionDetail(id) });
          // A removed person reads so here, not on the pre-join page, which would open their camera again.
          if (reason === "removed") await asked;
          if (queryClient.getQueryData<Session>(keys.sessionDetail(id))?.removed) return;
          void navigate(`/interviews/${id}/prejoin`, { state: reason === "left" ? { hasLeft: true } : null });
        }}
        onSetUp={() => void navigate(`/interviews/${id}/prejoin`)}
        onGoHome={() => void navigate("/me/0")}
        onReadFeedback={() => void navigate(`/interviews/${id}/feedback`)}
        onFinishEvaluation={(person) => void navigate(`/interviews/${id}/evaluations?person=${person}`)}
        theme={{ choice: theme, onChoose: chooseTheme }}
        languages={LANGUAGES}
        {...(me?.timezone ? { timeZone: me.timezone } : {})}
      />
    </SessionPage>
  );
}
