import type { ReadableStore } from "@hotseat/core/store";
import type { Ticker } from "@hotseat/core/ticker";
import type { ReactNode } from "react";
import type { Schedule } from "../../schedule/headless";
import type { MomentFormat } from "../../shared/headless/moment-format";
import type { AgendaEntry, Seat } from "../headless/agenda-rules";
import type { BrowserName } from "../headless/browser-rules";
import type { JoinState } from "../headless/join-flow";
import type { StartableSession } from "../headless/join-rules";
import type { DeviceInfo, DevicePreferences } from "../headless/media-types";
import type { NameState } from "../headless/name-store";
import type { NetworkCheckState } from "../headless/network-check-store";
import type { PreviewState } from "../headless/preview-store";

/** An ISO time as `14:00` in the viewer's zone and language. */
export type TimeFormat = (iso: string) => string;

export interface PrejoinSession extends StartableSession {
  readonly title: string;
  /** Module and its title, for example "M3 · The Field Test". */
  readonly subtitle: string;
  /** ISO 8601. */
  readonly startsAt: string;
  /** From when on people come in; ISO 8601. */
  readonly opensAt: string;
  readonly endsAt: string | null;
  readonly agenda: readonly AgendaEntry[];
  readonly seats: readonly Seat[];
  readonly myAttendeeId: number | null;
  /** The host's name; the owner's while there is no host. */
  readonly hostName: string | null;
}

export interface PrejoinActions {
  setCamera(on: boolean): void;
  setMicrophone(on: boolean): void;
  chooseDevice(kind: DeviceInfo["kind"], deviceId: string): void;
  retryDevices(): void;
  testSpeaker(): void;
  checkNetwork(): void;
  openSettings(): void;
  attachCamera(element: HTMLVideoElement): () => void;
  editName(value: string): void;
  join(): void;
  start(): void;
  back(): void;
}

export interface PrejoinViewProps {
  session: PrejoinSession;
  preview: PreviewState;
  preferences: Pick<DevicePreferences, "mirror" | "speakerId">;
  level: ReadableStore<{ readonly value: number }>;
  name: NameState;
  join: JoinState;
  network: NetworkCheckState;
  /** Once it has been read; shown while the session runs. */
  schedule?: Schedule | null;
  /** Attendee id of the designated interviewer, null for nobody. Default: the interviewer by seating order. */
  interviewerId?: number | null | undefined;
  /** The host application's language menu, in the head. */
  languageMenu?: ReactNode;
  /** My agreement to a replay, above the join button. */
  consent?: ReactNode;
  /** False when this installation has no media server. */
  hasVideo: boolean;
  time: Ticker;
  formatTime: TimeFormat;
  moments: MomentFormat;
  browser: BrowserName;
  host: string;
  actions: PrejoinActions;
  /** Smaller bars and gaps. */
  compact?: boolean;
  /** Drawings in place of camera and faces. */
  picture?: ReactNode;
  pictureOf?: (seat: Seat) => ReactNode;
}
