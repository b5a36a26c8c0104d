import type { ReactNode } from "react";
import type { Schedule, ScheduleAction, SecondSource } from "../schedule/headless";
import type { HotSeatCandidate } from "./control-bar-rules";

/** A device with a switch and a list. */
export interface DeviceTool {
  readonly on: boolean;
  /** Why it does not work, in words; marks the button. */
  readonly problem?: string | null;
  readonly devices: ReadonlyArray<{ deviceId: string; label: string }>;
  readonly deviceId: string;
  onToggle(): void;
  onChoose(deviceId: string): void;
}

/** Something that is open or not. */
export interface Toggle {
  readonly on: boolean;
  onToggle(): void;
}

/** The schedule's controls; only for people with authority. */
export interface Timing {
  readonly schedule: Schedule;
  readonly time: SecondSource;
  /** An action on its way: buttons are off meanwhile. */
  readonly pending: boolean;
  /** Short name of the person in the hot seat; null in the debrief. */
  readonly turnName: string | null;
  /** The person in the hot seat is me. */
  readonly isMyTurn: boolean;
  /** Who may take the hot seat, for FREE mode. */
  readonly candidates: readonly HotSeatCandidate[];
  act(action: ScheduleAction): void;
}

export interface ControlBarViewProps {
  /** Null for observers: they send nothing. */
  microphone: DeviceTool | null;
  camera: DeviceTool | null;
  screen: Toggle | null;
  /** Null where the workspace has no place. */
  workspace: Toggle | null;
  timing: Timing | null;
  /** One sentence in the tray's place, for people without authority. */
  sentence?: ReactNode;
  people: Toggle & { readonly count: number };
  /** Ends the session for everybody; host and owner. */
  onEndSession?: () => void;
  onLeave: () => void;
  /** No connection: host controls are off. */
  isOffline?: boolean;
}

/** How much room the bar has: what does not fit goes into More, never away. */
export type BarWidth = "wide" | "medium" | "narrow" | "phone";
