import type { Clock } from "@hotseat/core/clock";
import type { ReadableStore } from "@hotseat/core/store";
import type { CallDetails, ConnectionDetailsStore } from "./connection-details";
import type { ConfirmedPeople, LocalSource, MediaPort, RoomEnd, RoomState } from "./room-types";

/** The server's answer to asking for a fresh token. */
export type RejoinAnswer =
  | CallDetails
  /** The session is over, my place in it is gone, or I joined elsewhere since: do not come back. */
  | { readonly kind: "closed"; readonly reason: "over" | "removed" | "elsewhere" }
  /** Try again: the server could not answer (`message` is empty), or does not let me in yet and says why in `message`. */
  | { readonly kind: "later"; readonly message: string };

export interface RoomPorts {
  readonly sessionId: number;
  readonly media: MediaPort;
  readonly details: ConnectionDetailsStore;
  readonly clock: Clock;
  /** Between 0 and 1. */
  random(): number;
  /** Asks the server for the call: for the joining that is to be resumed, or anew; given up when `signal` says so. */
  rejoin(resumes: string | null, signal: AbortSignal): Promise<RejoinAnswer>;
  /** A packet of the data channel: a hint, never a command. */
  onData?(topic: string, payload: Uint8Array): void;
  /** Somebody is in the room whom the session has not confirmed, as far as is known here. */
  onStranger?(): void;
}

/** What is to be sent as soon as the room is there. */
export interface InitialSources {
  readonly microphone: boolean;
  readonly camera: boolean;
}

export interface RoomStore extends ReadableStore<RoomState> {
  connect(initial: InitialSources): Promise<void>;
  /** Tries at once instead of waiting for the next attempt; a call held elsewhere is taken over. */
  retryNow(): Promise<void>;
  /** The server answers again: whoever is away or never came in tries at once. */
  serverIsBack(): void;
  /** Leaves for good; forgets the connection details. */
  leave(reason?: Exclude<RoomEnd, "elsewhere">): Promise<void>;
  setSource(source: LocalSource, on: boolean): Promise<void>;
  /** False when another device goes on instead. */
  chooseDevice(kind: MediaDeviceKind, deviceId: string): Promise<boolean>;
  /** Tells how loud I am, between 0 and 1, also while I am muted, until the answer is called; nothing of it is sent. */
  watchOwnVoice(listener: (level: number) => void): () => void;
  /** What is wished of a device has changed: it is opened anew where it runs. */
  reopen(source: Exclude<LocalSource, "screen">): Promise<void>;
  /** The device really in use, if one is. */
  activeDevice(kind: MediaDeviceKind): string | undefined;
  /** Sets `confirmed`; nobody is before the first call. */
  admit(confirmed: ConfirmedPeople): void;
  /** Whose pictures matter most here, by identity: the spotlit person's and whom I pinned (LS-4). */
  prefer(identities: readonly string[]): void;
  /** Lets go of the media server without forgetting anything: the page goes away. */
  dispose(): void;
}
