import { useHotseat } from "@hotseat/react";
import { type ReactNode, useMemo } from "react";
import { devicePreferences } from "../prejoin/headless";
import { useRoom, useRoomState } from "../room";
import { secondOf } from "../schedule";
import { useSessionData, useSessionTexts } from "../session-data";
import { stagePeople } from "./stage-people";
import { stageLayout, stageState } from "./stage-rules";
import { VideoStageView } from "./video-stage-view";

export interface VideoStageProps {
  sessionId: number;
  size?: "full" | "strip";
  /** Over the large tile. */
  overlay?: ReactNode;
}

const NOBODY = { interviewee: null, interviewer: null, featuredQuestion: null, spotlightIdentity: null };

/** The session's pictures; needs a `<RoomProvider>` around it. */
export function VideoStage({ sessionId, size = "full", overlay }: VideoStageProps) {
  useSessionTexts();
  const { client } = useHotseat();
  const room = useRoom();
  const { connection, participants, audioBlocked } = useRoomState();
  const session = useSessionData(sessionId);
  const data = session.status === "ready" ? session.data : null;
  const designations = data?.designations ?? NOBODY;
  const attendees = data?.pageData.attendees;

  const layout = useMemo(
    () => stageLayout(stagePeople(participants, attendees ?? [], designations), designations),
    [participants, attendees, designations],
  );
  const connect = () => {
    const { microphoneOn, cameraOn } = devicePreferences().read();
    void room?.connect({ microphone: microphoneOn, camera: cameraOn });
  };
  return (
    <VideoStageView
      state={stageState(connection)}
      layout={layout}
      error={connection.status === "error" ? connection.message : null}
      frozenSince={"since" in connection ? connection.since : null}
      time={secondOf(client)}
      audioBlocked={audioBlocked}
      onStartAudio={() => void room?.startAudio()}
      onJoin={connect}
      onRetry={connect}
      size={size}
      overlay={overlay}
    />
  );
}
