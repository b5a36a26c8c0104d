import { type Participant, type RemoteTrackPublication, type Room, Track, VideoQuality } from "livekit-client";

const isRemote = (publication: object): publication is RemoteTrackPublication => "setVideoQuality" in publication;

function qualityFor({ identity }: Participant, preferred: ReadonlySet<string>): VideoQuality {
  return preferred.size === 0 || preferred.has(identity) ? VideoQuality.HIGH : VideoQuality.MEDIUM;
}

/**
 * Whose pictures come in the largest simulcast layer: those preferred, or everybody's while nobody is. The others' come in the
 * middle one at most, so that a thin line has room for whom all look at; the size on the screen may lower each further
 * (adaptive stream). Shared screens have one layer and are left alone.
 */
export function applyPriority(room: Pick<Room, "remoteParticipants">, preferred: ReadonlySet<string>): void {
  for (const participant of room.remoteParticipants.values()) {
    const camera = participant.getTrackPublication(Track.Source.Camera);
    if (camera && isRemote(camera)) camera.setVideoQuality(qualityFor(participant, preferred));
  }
}
