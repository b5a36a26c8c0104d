/** How a person's line holds, as the media server judges it. */
export type RoomQuality = "good" | "unsteady" | "lost" | "unknown";

/** A shared screen on its way. */
export type ScreenSharing = "none" | "connecting" | "paused" | "on";

/** A picture somebody sends. */
export type PictureSource = "camera" | "screen";

/** Somebody in the room whose place is confirmed. Objects change only when something about that person does. */
export interface RoomParticipant {
  /** The person's keycloak id. */
  readonly identity: string;
  readonly name: string;
  readonly isLocal: boolean;
  readonly isSpeaking: boolean;
  readonly microphone: "on" | "muted";
  /** `on`: their picture is here and can be shown. */
  readonly camera: "on" | "off";
  /** How far their shared screen is: announced but not here yet, standing still, or shown. */
  readonly sharing: ScreenSharing;
  readonly quality: RoomQuality;
}

/** Why the room was left for good. */
export type RoomEnd = "left" | "removed" | "over" | "elsewhere";

/** Away from the room: since when (milliseconds), the attempt that is next, and why the last one failed. */
export interface RoomAway {
  readonly since: number;
  readonly attempt: number;
  readonly message?: string;
}

/**
 * The connection to the video room.
 * `reconnecting` and `lost` both keep trying; they differ in how loudly that is said.
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

/** Which of my sources are on. */
export type SentSources = Readonly<Record<LocalSource, boolean>>;

/** What I send. `error` names the last thing that did not start. */
export interface LocalMedia extends SentSources {
  readonly error: { readonly source: LocalSource; readonly cause: unknown } | null;
}

/** The identities whose place the server confirms, and of these the ones whose role may speak. Nobody else is heard or seen. */
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

/** What the media server tells. */
export type MediaEvent =
  /** Somebody came, went, or sends something else; `others` are the identities in the room besides mine. */
  | { readonly type: "people"; readonly others: readonly string[] }
  | { readonly type: "blip" }
  | { readonly type: "reconnected" }
  | { readonly type: "disconnected"; readonly cause: DisconnectCause }
  | { readonly type: "data"; readonly topic: string; readonly payload: Uint8Array };

/** The media server behind a small port; `livekit-media.ts` is the real one. */
export interface MediaPort {
  connect(call: { url: string; token: string }): Promise<void>;
  disconnect(): Promise<void>;
  /** What the room has of my sources; null before I have been in it. */
  sent(): SentSources | null;
  /** Whose pictures matter most, by identity: they come as good as they are sent. Empty: everybody's. */
  prefer(identities: readonly string[]): void;
  canPublish(): boolean;
  setSource(source: LocalSource, on: boolean): Promise<void>;
  /** False when another device goes on instead. */
  chooseDevice(kind: MediaDeviceKind, deviceId: string): Promise<boolean>;
  /** Tells how loud I am, between 0 and 1, also while I am muted, until the answer is called; silent without a microphone. Nothing of it is sent. */
  watchOwnVoice(listener: (level: number) => void): () => void;
  /** Opens a running device anew, with what is wished of it by now; one that is off is opened so when it is switched on. */
  reopen(source: Exclude<LocalSource, "screen">): Promise<void>;
  /** The device really in use, if one is. */
  activeDevice(kind: MediaDeviceKind): string | undefined;
  subscribe(listener: (event: MediaEvent) => void): () => void;
}
