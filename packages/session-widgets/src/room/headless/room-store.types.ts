import type { Clock } from "@hotseat/core/clock";
import type { ReadableStore } from "@hotseat/core/store";
import type { CallDetails, ConnectionDetailsStore } from "./connection-details";
import type { ConfirmedPeople, LocalSource, MediaPort, RoomEnd, RoomState } from "./room-types";

/** The server's reply to asking for a fresh token. */
export type RejoinReply =
  | CallDetails
  /** The session is over, the viewer lost their seat, or they joined elsewhere since: do not reconnect. */
  | { readonly kind: "closed"; readonly reason: "over" | "removed" | "elsewhere" }
  /** Try again: the server could not respond (`message` is empty), or does not let me in yet and says why in `message`. */
  | { readonly kind: "later"; readonly message: string };

export interface RoomPorts {
  readonly sessionId: number;
  readonly media: MediaPort;
  readonly details: ConnectionDetailsStore;
  readonly clock: Clock;
  /** Between 0 and 1. */
  random(): number;
  /** Requests the call's details from the server, to resume the given joining or to join again; `signal` cancels it. */
  rejoin(resumes: string | null, signal: AbortSignal): Promise<RejoinReply>;
  /** A packet of the data channel: a hint, never a command. */
  onData?(topic: string, payload: Uint8Array): void;
  /** Called when the room has a person who is not confirmed as far as this page knows. */
  onStranger?(): void;
}

/** The sources to publish as soon as the room is connected. */
export interface InitialSources {
  readonly microphone: boolean;
  readonly camera: boolean;
}

export interface RoomStore extends ReadableStore<RoomState> {
  connect(initial: InitialSources): Promise<void>;
  /** Tries at once instead of waiting for the next attempt; a call held elsewhere is taken over. */
  retryNow(): Promise<void>;
  /** Notes that the server responds again: a room that is disconnected or never connected tries at once. */
  serverIsBack(): void;
  /** Leaves the room finally and clears the connection details. */
  leave(reason?: Exclude<RoomEnd, "elsewhere">): Promise<void>;
  setSource(source: LocalSource, on: boolean): Promise<void>;
  /** Resolves to false when another device is used instead. */
  chooseDevice(kind: MediaDeviceKind, deviceId: string): Promise<boolean>;
  /** Reports the viewer's voice level, from 0 to 1, also while muted. Nothing is sent. Returns a stop function. */
  watchOwnVoice(listener: (level: number) => void): () => void;
  /** Reopens a running device after its preferences changed. */
  reopen(source: Exclude<LocalSource, "screen">): Promise<void>;
  /** Returns the id of the device in use; undefined for none. */
  activeDevice(kind: MediaDeviceKind): string | undefined;
  /** Sets the confirmed people; nobody is confirmed before the first call. */
  admit(confirmed: ConfirmedPeople): void;
  /** Sets the people whose pictures come in full quality, by identity: the spotlit and the pinned person (LS-4.36). */
  prefer(identities: readonly string[]): void;
  /** Disconnects from the media server and keeps the stored details: the page closes. */
  dispose(): void;
}
