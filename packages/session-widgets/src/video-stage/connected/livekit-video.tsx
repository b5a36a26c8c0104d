import { VideoTrack } from "@livekit/components-react";
import { useEffect, useRef } from "react";
import { useCallTrack } from "../../room";
import type { PictureSource } from "../../room/headless";
import { keyOf } from "../../shared/headless/key-of";
import * as styles from "../view/video-stage.tile.css";
import { watchInOtherWindow } from "./livekit-other-window";

/** Somebody's camera or shared screen, live; nothing while they send none. */
export function CallVideo({ identity, source }: { identity: string; source: PictureSource }) {
  const trackRef = useCallTrack(identity, source);
  const element = useRef<HTMLVideoElement>(null);
  const track = trackRef?.publication.track;
  useEffect(() => (track && element.current ? watchInOtherWindow(track, element.current) : undefined), [track]);
  if (!trackRef) return null;
  // A track has the same id in the viewer's next room; LiveKit's element would keep the track of the old one.
  return <VideoTrack key={keyOf(trackRef.publication)} ref={element} trackRef={trackRef} className={styles.video} />;
}
