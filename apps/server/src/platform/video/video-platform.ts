import type { SESSION_ROLES } from "../../contract/roles.ts";

/** A session's video room. A removal raises the generation; an older token opens a room without anybody else. */
export interface VideoRoom {
  readonly sessionId: number;
  /** 0 until the first removal. */
  readonly generation: number;
}

export interface RoomGrant extends VideoRoom {
  /** keycloak_id of the person. */
  readonly identity: string;
  readonly name: string;
  readonly role: (typeof SESSION_ROLES)[number];
  readonly hasAuthority: boolean;
  /** Microphone and camera, from the live policy. */
  readonly maySpeak: boolean;
  /** Screen share, from the live policy. */
  readonly mayPresent: boolean;
}

/** A person in a video room, with the attributes the server set. */
export interface RoomParticipant {
  readonly identity: string;
  readonly role: string | null;
  readonly hasAuthority: boolean;
}

/** The media server as the product uses it: LiveKit, or none. */
export interface VideoPlatform {
  readonly available: boolean;
  /** Creates a session's room if it does not exist: a token opens none by itself. */
  openRoom(room: VideoRoom): Promise<void>;
  /**
   * A token of a few minutes, with grants from the role (observers cannot publish) and attributes set by the server.
   */
  mintToken(grant: RoomGrant): Promise<{ url: string; token: string; expiresAt: Date }>;
  /** A token of a minute for a new empty room, so that a connection can be tested before anybody joins. */
  mintCheckToken(grant: { mayPublish: boolean }): Promise<{ url: string; token: string; expiresAt: Date }>;
  /** Sends a room the hint that control state changed (LS-D4.1). Best effort; never throws. */
  publishHint(room: VideoRoom, topic: string, hint: { epoch: number; seq: number }): Promise<void>;
  updateGrant(grant: RoomGrant): Promise<void>;
  /** Sessions' rooms that are open at the media server, of every generation. */
  listRooms(): Promise<VideoRoom[]>;
  listParticipants(room: VideoRoom): Promise<RoomParticipant[]>;
  remove(room: VideoRoom, identity: string): Promise<void>;
  closeRoom(room: VideoRoom): Promise<void>;
}
