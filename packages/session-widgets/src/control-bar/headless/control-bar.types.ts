import type { Ticker } from "@hotseat/core/ticker";
import type { ReactNode } from "react";
import type { Schedule, ScheduleAction } from "../../schedule/headless";
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

/** Toggles for parts of the dashboard. Null: the layout has no such part, or the viewer may not use it. */
export interface ViewTools {
  /** The rail of small tiles. */
  readonly tiles: Toggle | null;
  /** The console of server events; for people with authority. */
  readonly console: Toggle | null;
  /** Shows the list of keys; null on a phone. */
  readonly onShortcuts: (() => void) | null;
  /** Opens the pictures in a window of their own; absent where they are in one, or cannot be. */
  readonly onPopOutVideo?: (() => void) | null;
}

/** The schedule's controls; only for people with authority. */
export interface Timing {
  readonly schedule: Schedule;
  readonly time: Ticker;
  /** An action on its way: buttons are off meanwhile. */
  readonly pending: boolean;
  /** The session's length in seconds. */
  readonly sessionSec: number;
  /** I have just become host: the controls are ringed. */
  readonly isNew?: boolean;
  /** The page itself offers the next step, with the one solid button. */
  readonly isNextElsewhere?: boolean;
  /** The people who may take the hot seat, for FREE mode. */
  readonly candidates: readonly HotSeatCandidate[];
  act(action: ScheduleAction): void;
}

export interface ControlBarViewProps {
  /** Null for observers: they send nothing. */
  microphone: DeviceTool | null;
  camera: DeviceTool | null;
  screen: Toggle | null;
  /** My hand; null for observers and outside the call. */
  hand?: Toggle | null;
  /** Null where the workspace has no place. `tools`: the number of open whiteboards and code pads (LS-2.38). */
  workspace: (Toggle & { readonly tools?: number }) | null;
  timing: Timing | null;
  /** One sentence in the tray's place, for people without authority. */
  sentence?: ReactNode;
  /** How many are here, and how many of the others have a hand up. */
  people: Toggle & { readonly count: number; readonly hands?: number };
  /** The text chat; null where it, or its tab, is in view anyway. */
  chat?: (Toggle & { readonly unread: number }) | null;
  /** Choices in More about what is shown. */
  view?: ViewTools;
  /** Ends the session for everybody; host and owner. */
  onEndSession?: () => void;
  /** Hands the lead to somebody else; for a host whom somebody can follow. */
  onPassLeadOn?: () => void;
  /** Opens my settings. */
  onSettings?: () => void;
  /** Buttons without their words, whatever room there is. */
  compact?: boolean;
  onLeave: () => void;
  /** No connection: host controls are off. */
  isOffline?: boolean;
}

/** How much room the bar has: what does not fit goes into More, never away. */
export type BarWidth = "wide" | "medium" | "narrow" | "phone";

/** The menu More: on a phone it has the devices too. */
export interface MoreProps
  extends Pick<ControlBarViewProps, "timing">,
    Partial<Pick<ControlBarViewProps, "hand" | "screen" | "microphone" | "camera">> {
  view?: ControlBarViewProps["view"] | undefined;
  onEndSession?: (() => void) | undefined;
  onPassLeadOn?: (() => void) | undefined;
  onSettings?: (() => void) | undefined;
  width: BarWidth;
  compact: boolean;
  disabled: boolean;
}
