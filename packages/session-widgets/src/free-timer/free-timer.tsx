import { freeTimerMutation } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useRoomSelect } from "../room";
import { useSchedule } from "../schedule";
import { reportScheduleFailure } from "../schedule/view";
import { problemText, useSessionData, useSessionTexts } from "../session-data";
import { hasTimerControls } from "./free-timer-rules";
import { FreeTimerBarView, FreeTimerControlsView } from "./free-timer-view";

function useFreeTimer(sessionId: number) {
  useSessionTexts();
  const session = useSessionData(sessionId);
  const { time } = useSchedule(sessionId);
  return { time, data: session.status === "ready" ? session.data : null };
}

/** The free timer over the stage, for everybody. */
export function FreeTimerBar({ sessionId }: { sessionId: number }) {
  const { time, data } = useFreeTimer(sessionId);
  return <FreeTimerBarView timer={data?.state.free_timer ?? null} time={time} />;
}

/** Its controls; nothing for people without authority or outside a connected room. Needs a `<RoomProvider>` around it. */
export function FreeTimerControls({ sessionId }: { sessionId: number }) {
  const { client } = useHotseat();
  const { i18n } = useTranslation();
  const { time, data } = useFreeTimer(sessionId);
  const isConnected = useRoomSelect((state) => state.connection.status === "connected");
  const operate = useMutation({
    ...freeTimerMutation(client, sessionId),
    onError: (error: Error) => reportScheduleFailure(i18n, problemText(i18n, error)),
  });
  if (!data || !hasTimerControls({ mayDrive: data.flags.mayDrive, isConnected })) return null;
  return (
    <FreeTimerControlsView
      timer={data.state.free_timer}
      time={time}
      disabled={operate.isPending}
      onAct={operate.mutate}
    />
  );
}
