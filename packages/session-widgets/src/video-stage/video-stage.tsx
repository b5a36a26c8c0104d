import { type ReactNode, useEffect, useMemo, useState } from "react";
import { devicePreferences } from "../prejoin/headless";
import { useRoom, useRoomState } from "../room";
import { useStore } from "../room/headless";
import { useSchedule } from "../schedule";
import { SessionProgress } from "../schedule/view";
import { isClockShown } from "../session-clock/headless";
import { useSessionData, useSessionTexts } from "../session-data";
import { stagePeople } from "./stage-people";
import { stageLayout, stageState } from "./stage-rules";
import { VideoStageView } from "./video-stage-view";

export interface VideoStageProps {
  sessionId: number;
  size?: "full" | "strip" | "tiles";
  /** The rail of small tiles. Default true. */
  tilesShown?: boolean;
  /** Over the large tile, under it on a phone. */
  overlay?: ReactNode;
  /** Along the large tile's upper edge, under the session's progress: the free timer. */
  bars?: ReactNode;
  /** Whom I pinned, where the page keeps it; without `onPin` the widget keeps its own. */
  pinnedIdentity?: string | null;
  onPin?: (identity: string | null) => void;
}

const NOBODY = { interviewee: null, interviewer: null, featuredQuestion: null, spotlightIdentity: null };

/** The session's pictures; needs a `<RoomProvider>` around it. */
export function VideoStage({ sessionId, size = "full", tilesShown, overlay, bars, ...pin }: VideoStageProps) {
  useSessionTexts();
  const room = useRoom();
  const { connection, participants, audioBlocked } = useRoomState();
  const session = useSessionData(sessionId);
  const data = session.status === "ready" ? session.data : null;
  const designations = data?.designations ?? NOBODY;
  const attendees = data?.pageData.attendees;

  const { mirror } = useStore(devicePreferences());
  const { schedule, time } = useSchedule(sessionId);
  const [ownPin, setOwnPin] = useState<string | null>(null);
  const pinnedIdentity = pin.onPin ? (pin.pinnedIdentity ?? null) : ownPin;
  const layout = useMemo(
    () =>
      stageLayout(stagePeople(participants, attendees ?? [], designations, mirror), {
        spotlightIdentity: designations.spotlightIdentity,
        pinnedIdentity,
      }),
    [participants, attendees, designations, mirror, pinnedIdentity],
  );
  const { spotlightIdentity } = designations;
  useEffect(
    () => room?.prefer([spotlightIdentity, pinnedIdentity].filter((identity) => identity !== null)),
    [room, spotlightIdentity, pinnedIdentity],
  );
  const connect = () => {
    const { microphoneOn, cameraOn } = devicePreferences().read();
    void room?.connect({ microphone: microphoneOn, camera: cameraOn });
  };
  return (
    <VideoStageView
      state={stageState(connection)}
      layout={layout}
      error={"message" in connection ? (connection.message ?? null) : null}
      frozenSince={"since" in connection ? connection.since : null}
      time={time}
      audioBlocked={audioBlocked}
      onStartAudio={() => void room?.startAudio()}
      onJoin={connect}
      onRetry={connect}
      onTakeOver={() => void room?.retryNow()}
      onPin={pin.onPin ?? setOwnPin}
      size={size}
      {...(tilesShown === undefined ? {} : { tilesShown })}
      bars={
        <>
          {isClockShown(schedule) ? <SessionProgress schedule={schedule} time={time} /> : null}
          {bars}
        </>
      }
      overlay={overlay}
    />
  );
}
