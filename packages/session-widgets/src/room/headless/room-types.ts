/** A person's connection quality, as the media server rates it. */
export type RoomQuality = "good" | "unsteady" | "lost" | "unknown";

/** The progress of a shared screen. */
export type ScreenSharing = "none" | "connecting" | "paused" | "on";

/** A person's camera: `starting` until its picture arrives, `on` when it can be shown. */
export type CameraState = "on" | "starting" | "off";

/** A person's video source. */
export type PictureSource = "camera" | "screen";

/** A confirmed person in the room. The object changes only when the person's data changes. */
export interface RoomParticipant {
  /** The person's keycloak id. */
  readonly identity: string;
  readonly name: string;
  readonly isLocal: boolean;
  readonly isSpeaking: boolean;
  readonly microphone: "on" | "muted";
  readonly camera: CameraState;
  /** The state of their shared screen: announced but not received, frozen, or shown. */
  readonly sharing: ScreenSharing;
  readonly quality: RoomQuality;
}

/** The reason of a final exit from the room. */
export type RoomEnd = "left" | "removed" | "over" | "elsewhere";

/** A disconnected state: its start in milliseconds, the number of the next attempt, and the error of the last one. */
export interface RoomAway {
  readonly since: number;
  readonly attempt: number;
  readonly message?: string;
}

/**
 * The connection to the video room.
 * `reconnecting` and `lost` both keep trying; the interface shows `lost` more prominently.
 */
export type RoomConnection =
  | { readonly status: "idle" }
  | { readonly status: "unavailable" }
  | { readonly status: "connecting" }
  | { readonly status: "connected"; readonly steady: boolean }
  | ({ readonly status: "reconnecting" } & RoomAway)
  | ({ readonly status: "lost" } & RoomAway)
  | { readonly status: "error"; readonly message: string }
  | { readonly status: "ended"; readonly reason: RoomEnd };

export type LocalSource = "microphone" | "camera" | "screen";

/** The viewer's sources that are on. */
export type SentSources = Readonly<Record<LocalSource, boolean>>;

/** The viewer's published sources. */
export interface LocalMedia extends SentSources {
  /** Switched on, and not published yet. */
  readonly starting: readonly LocalSource[];
  /** The last source that failed to start. */
  readonly error: { readonly source: LocalSource; readonly cause: unknown } | null;
}

/** The identities that the server confirms, and those among them whose role may speak. Nobody else is heard or seen. */
export interface ConfirmedPeople {
  readonly people: ReadonlySet<string>;
  readonly speakers: ReadonlySet<string>;
}

export interface RoomState {
  readonly connection: RoomConnection;
  readonly local: LocalMedia;
  readonly confirmed: ConfirmedPeople;
  /** False for observers and guests: they publish nothing. */
  readonly canPublish: boolean;
}

/** Why the connection ended; moved: the room is closed, and the session goes on in another one or is over. */
export type DisconnectCause = "dropped" | "removed" | "elsewhere" | "moved";

/** An event of the media server. */
export type MediaEvent =
  /** A person joined, left or changed a track; `others` are the identities in the room besides the viewer's. */
  | { readonly type: "people"; readonly others: readonly string[] }
  | { readonly type: "blip" }
  | { readonly type: "reconnected" }
  | { readonly type: "disconnected"; readonly cause: DisconnectCause }
  | { readonly type: "data"; readonly topic: string; readonly payload: Uint8Array };

/** The media server behind a small port; `livekit-media.ts` is the real one. */
export interface MediaPort {
  connect(call: { url: string; token: string }): Promise<void>;
  disconnect(): Promise<void>;
  /** Returns the viewer's published sources; null before the first connection. */
  sent(): SentSources | null;
  /** Sets the people whose pictures come in full quality, by identity. Empty: all people. */
  prefer(identities: readonly string[]): void;
  canPublish(): boolean;
  setSource(source: LocalSource, on: boolean): Promise<void>;
  /** Resolves to false when another device is used instead. */
  chooseDevice(kind: MediaDeviceKind, deviceId: string): Promise<boolean>;
  /**
   * Reports the viewer's voice level, from 0 to 1, also while muted; silent without a microphone. Nothing is sent. Returns a stop
   * function.
   */
  watchOwnVoice(listener: (level: number) => void): () => void;
  /** Reopens a running device with the current preferences; a device that is off gets them when it is switched on. */
  reopen(source: Exclude<LocalSource, "screen">): Promise<void>;
  /** Returns the id of the device in use; undefined for none. */
  activeDevice(kind: MediaDeviceKind): string | undefined;
  subscribe(listener: (event: MediaEvent) => void): () => void;
}
