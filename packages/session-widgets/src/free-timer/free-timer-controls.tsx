import { freeTimerMutation } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useRoomAround, useRoomSelect } from "../room";
import { reportScheduleFailure } from "../schedule";
import { useSessionData } from "../session-data";
import { FreeTimerControlsView } from "./free-timer-controls-view";
import { hasTimerControls } from "./free-timer-rules";
import { useFreeTimerData } from "./use-free-timer-data";

/** Its controls; nothing for people without authority or outside a connected room. Needs a `<RoomProvider>` around it. */
export function FreeTimerControls({ sessionId }: { sessionId: number }) {
  const { client } = useHotseat();
  const { i18n } = useTranslation();
  const { time, timer } = useFreeTimerData(sessionId);
  const session = useSessionData(sessionId);
  useRoomAround();
  const mayDrive = session.status === "ready" && session.data.flags.mayDrive;
  const isConnected = useRoomSelect((state) => state.connection.status === "connected");
  const operate = useMutation({
    ...freeTimerMutation(client, sessionId),
    onError: (error: Error) => reportScheduleFailure(i18n, error),
  });
  if (!timer || !hasTimerControls({ mayDrive, isConnected })) return null;
  return <FreeTimerControlsView timer={timer} time={time} disabled={operate.isPending} onAct={operate.mutate} />;
}
