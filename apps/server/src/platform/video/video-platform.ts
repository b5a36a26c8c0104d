/** A session's video room. Putting somebody out raises the generation: with an older token one is alone. */
export interface VideoRoom {
  readonly sessionId: number;
  /** 0 until somebody is put out. */
  readonly generation: number;
}

export interface RoomGrant extends VideoRoom {
  /** keycloak_id of the person. */
  readonly identity: string;
  readonly name: string;
  readonly role: "host" | "owner" | "participant" | "observer";
  readonly hasAuthority: boolean;
  /** Microphone and camera, from the live policy. */
  readonly maySpeak: boolean;
  /** Screen share, from the live policy. */
  readonly mayPresent: boolean;
}

/** Somebody in a video room, with what the server told the room of them. */
export interface RoomParticipant {
  readonly identity: string;
  readonly role: string | null;
  readonly hasAuthority: boolean;
}

/** The media server as the product uses it: LiveKit, or none at all. */
export interface VideoPlatform {
  readonly available: boolean;
  /** Makes sure that a session's room is there: a token opens none by itself. */
  openRoom(room: VideoRoom): Promise<void>;
  /** A token of a few minutes, with grants from the role (observers cannot publish) and server-set attributes. */
  mintToken(grant: RoomGrant): Promise<{ url: string; token: string; expiresAt: Date }>;
  /** A token of a minute for an empty room made for it, so that a connection can be tried before anybody joins. */
  mintCheckToken(grant: { mayPublish: boolean }): Promise<{ url: string; token: string; expiresAt: Date }>;
  /** Tells a room, best effort, that control state changed (LS-7); never throws. */
  publishHint(room: VideoRoom, topic: string, hint: { epoch: number; seq: number }): Promise<void>;
  updateGrant(grant: RoomGrant): Promise<void>;
  /** Sessions' rooms that are open at the media server, of whatever generation. */
  listRooms(): Promise<VideoRoom[]>;
  listParticipants(room: VideoRoom): Promise<RoomParticipant[]>;
  remove(room: VideoRoom, identity: string): Promise<void>;
  closeRoom(room: VideoRoom): Promise<void>;
}
