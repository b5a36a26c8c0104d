import type { Room } from "livekit-client";

/** JPEG quality from 0 to 1: it stands behind a word that the line is gone. */
const QUALITY = 0.8;

/** What a video shows now becomes what it shows without a track. */
function keep(video: HTMLVideoElement): void {
  const { videoWidth, videoHeight, clientWidth } = video;
  if (videoWidth === 0) return;
  const canvas = video.ownerDocument.createElement("canvas");
  // As large as it is seen and no larger: there may be ten, and they are read at once.
  canvas.width = Math.min(videoWidth, clientWidth || videoWidth);
  canvas.height = Math.round((canvas.width * videoHeight) / videoWidth);
  canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
  video.poster = canvas.toDataURL("image/jpeg", QUALITY);
}

/** For when the line goes: giving a room up takes every track off its video, but people stay in sight until they are back. */
export function keepLastPictures(room: Pick<Room, "remoteParticipants">): void {
  for (const { videoTrackPublications } of room.remoteParticipants.values())
    for (const { videoTrack } of videoTrackPublications.values())
      for (const element of videoTrack?.attachedElements ?? [])
        if ("poster" in element) keep(element as HTMLVideoElement);
}
