import type { Room } from "livekit-client";

/** JPEG quality from 0 to 1; the picture is the background of the "connection lost" message. */
const QUALITY = 0.8;

/** Makes the current frame of a video its poster, so that it stays visible without a track. */
function keep(video: HTMLVideoElement): void {
  const { videoWidth, videoHeight, clientWidth } = video;
  if (videoWidth === 0) return;
  const canvas = video.ownerDocument.createElement("canvas");
  // No larger than displayed: there may be ten pictures, and all are encoded at once.
  canvas.width = Math.min(videoWidth, clientWidth || videoWidth);
  canvas.height = Math.round((canvas.width * videoHeight) / videoWidth);
  canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
  video.poster = canvas.toDataURL("image/jpeg", QUALITY);
}

/** Keeps the last pictures at a connection loss: closing a room detaches all tracks, but the people stay visible until they return. */
export function keepLastPictures(room: Pick<Room, "remoteParticipants">): void {
  for (const { videoTrackPublications } of room.remoteParticipants.values())
    for (const { videoTrack } of videoTrackPublications.values())
      for (const element of videoTrack?.attachedElements ?? [])
        if ("poster" in element) keep(element as HTMLVideoElement);
}
