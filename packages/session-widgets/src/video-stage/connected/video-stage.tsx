import { useHotseat } from "@hotseat/react";
import { type ReactNode, useEffect } from "react";
import { useStore } from "zustand";
import { devicePreferences } from "../../prejoin/headless";
import { useCallPeople, useCallSound, useRoomAround, useRoomSelect } from "../../room";
import { useScheduleAfter } from "../../schedule";
import { SessionProgress } from "../../schedule/view";
import { isClockShown } from "../../session-clock/internal";
import { interviewerNow, useSessionData, useSessionTexts } from "../../session-data";
import { haveOthersLeft, stagePeople } from "../headless/stage-people";
import { stageState } from "../headless/stage-rules";
import { useVideoStage } from "../headless/use-video-stage";
import type { MediaOf } from "../view/video-stage.parts";
import { VideoStageView } from "../view/video-stage-view";
import { CallVideo } from "./livekit-video";

export interface VideoStageProps {
  sessionId: number;
  size?: "full" | "strip" | "tiles";
  /** The rail of small tiles. Default true. */
  tilesShown?: boolean;
  /** Over the large tile, under it on a phone. */
  overlay?: ReactNode;
  /** In the large tile's place; its person is among the small ones. */
  instead?: ReactNode;
  /** Along the large tile's upper edge, under the session's progress: the free timer. */
  bars?: ReactNode;
  /** Whom I pinned, where the page keeps it; without `onPin` the widget keeps its own. */
  pinnedIdentity?: string | null;
  onPin?: (identity: string | null) => void;
}

const callVideo: MediaOf = ({ identity }, source) => <CallVideo identity={identity} source={source} />;
const NOBODY = { interviewee: null, interviewer: null, featuredQuestion: null, spotlightIdentity: null };

/** The session's pictures; needs a `<RoomProvider>` around it. */
export function VideoStage(props: VideoStageProps) {
  const { sessionId, size = "full", tilesShown, overlay, bars } = props;
  useSessionTexts();
  const { client } = useHotseat();
  const room = useRoomAround();
  const connection = useRoomSelect((state) => state.connection);
  const participants = useCallPeople();
  const sound = useCallSound();
  const session = useSessionData(sessionId);
  const data = session.status === "ready" ? session.data : null;
  const designations = data ? { ...data.designations, interviewer: interviewerNow(data) } : NOBODY;
  const attendees = data?.pageData.attendees;

  const { mirror } = useStore(devicePreferences());
  const { spotlightIdentity } = designations;
  const people = stagePeople(participants, attendees ?? [], designations, {
    mirror,
    hands: data?.state.raised_hands ?? [],
  });
  const { layout, pinnedIdentity, pin } = useVideoStage({
    people,
    spotlightIdentity,
    pinnedIdentity: props.pinnedIdentity,
    onPin: props.onPin,
  });
  useEffect(
    () => room.prefer([spotlightIdentity, pinnedIdentity].filter((identity) => identity !== null)),
    [room, spotlightIdentity, pinnedIdentity],
  );
  const connect = () => {
    const { microphoneOn, cameraOn } = devicePreferences().getState();
    void room.connect({ microphone: microphoneOn, camera: cameraOn });
  };
  return (
    <VideoStageView
      state={stageState(connection)}
      layout={layout}
      error={"message" in connection ? (connection.message ?? null) : null}
      frozenSince={"since" in connection ? connection.since : null}
      time={client.serverClock.ticker()}
      othersLeft={data !== null && haveOthersLeft(data.pageData.attendees, data.state.present, data.me?.id ?? null)}
      audioBlocked={sound.isBlocked}
      onStartAudio={() => void sound.start()}
      onJoin={connect}
      onRetry={connect}
      onTakeOver={() => void room.retryNow()}
      onPin={pin}
      mediaOf={callVideo}
      size={size}
      {...(tilesShown === undefined ? {} : { tilesShown })}
      bars={
        <>
          <Progress sessionId={sessionId} />
          {bars}
        </>
      }
      overlay={overlay}
      instead={props.instead}
    />
  );
}

/** Apart from the pictures, so that a press of the host draws none of them again. */
function Progress({ sessionId }: { sessionId: number }) {
  const { schedule, time } = useScheduleAfter(sessionId);
  return isClockShown(schedule) ? <SessionProgress schedule={schedule} time={time} /> : null;
}
