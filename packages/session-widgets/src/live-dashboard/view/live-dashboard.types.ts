import type { Ticker } from "@hotseat/core/ticker";
import type { ReactNode } from "react";
import type { Toggle, ViewTools } from "../../control-bar/headless";
import type { ConnectionFace, StreamStatus } from "../../room/headless";
import type { PhaseWord } from "../headless/dashboard-rules";
import type { DashboardLayout } from "../headless/layout-store";

export interface DashboardHead {
  readonly title: string;
  readonly subtitle: string;
  readonly phase: PhaseWord;
  /** The viewer is the host. */
  readonly leads?: boolean;
  /** A replay is being kept: everybody has agreed. */
  readonly isRecording?: boolean;
}

/** The slots of the dashboard; each one is a separate widget. */
export interface DashboardSlots {
  clock(options: { digitsOnly: boolean }): ReactNode;
  readonly turnStrip: ReactNode;
  /** The banner in the turn strip's place until a new host has confirmed their role; null for everybody else. */
  readonly leadBanner?: ReactNode;
  /** The card about an absent candidate, for layouts with a small stage or none. */
  readonly waitingBar?: ReactNode;
  /** The dialog that asks a leaving host for the next host; null for a viewer who can leave directly. */
  readonly leaveAsHost?: ((options: { onStay: () => void; onDone: () => void; onEnd: () => void }) => ReactNode) | null;
  /** The note in the leave dialog about the viewer's own turn; null when there is none. */
  readonly ownTurn?: ReactNode;
  /** The dialog that hands over while the host stays; null when nobody else can be host. */
  readonly passLeadOn?: ((options: { onStay: () => void; onDone: () => void }) => ReactNode) | null;
  /** The dialog after everybody else has left; renders nothing before. */
  readonly everyoneLeft?: (options: { onEnd: () => void }) => ReactNode;
  /** `isWorkspaceShown`: the workspace is beside the stage, so that the stage repeats no text of it. */
  stage(options: { size: "full" | "strip" | "tiles"; isWorkspaceShown: boolean; tilesShown: boolean }): ReactNode;
  workspace(options: { headActions: ReactNode }): ReactNode;
  readonly participants: ReactNode;
  /** Invisible live regions, mounted whatever panel is open. */
  readonly announcements?: ReactNode;
  /** The viewer's notes, below the people. */
  readonly notes: ReactNode;
  readonly chat: ReactNode;
  /** The scores; for observers the people's profiles and scenarios; null for a viewer who may read neither. */
  readonly evaluation: ReactNode | null;
  controlBar(options: {
    workspace: Toggle | null;
    people: Toggle;
    chat: Toggle | null;
    view: ViewTools;
    onLeave: () => void;
    onEndSession: () => void;
    /** Null when the viewer is not host, or while nobody else can be. */
    onPassLeadOn: (() => void) | null;
  }): ReactNode;
  /** The console of server events; null for people without authority. */
  readonly debugConsole?: ((options: { onClose: () => void }) => ReactNode) | null;
  /** The list of keys. */
  readonly shortcuts?: (options: { onClose: () => void }) => ReactNode;
}

export interface DashboardActions {
  goHome(): void;
  /** Leaves the call for the pre-join. */
  leave(): void;
  endSession(): void;
  /** Tries to reconnect now. */
  retry(): void;
  /** Gives this connection up and goes to the pre-join. */
  rejoin(): void;
  /** Saves the typed text as a file; absent when there is none. */
  keepNotes?(): void;
}

export interface LiveDashboardViewProps {
  head: DashboardHead;
  face: ConnectionFace;
  /** The event stream's status, for tests and style sheets; nothing is shown of it by itself. */
  stream?: StreamStatus;
  time: Ticker;
  peopleCount: number;
  /** Messages in the chat not seen yet. */
  unreadCount: number;
  /** The viewer is in the hot seat: the question is the largest part. */
  isInterviewee: boolean;
  /** The viewer scores nobody: the evaluation's place shows profiles and scenarios, under that title. */
  readsOnly?: boolean;
  /** Smaller bars and gaps. */
  compact?: boolean;
  layout: DashboardLayout;
  onLayout: (part: Partial<DashboardLayout>) => void;
  slots: DashboardSlots;
  actions: DashboardActions;
}
