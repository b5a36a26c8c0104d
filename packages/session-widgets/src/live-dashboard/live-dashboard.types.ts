import type { ReactNode } from "react";
import type { Toggle, ViewTools } from "../control-bar/headless";
import type { ConnectionFace, StreamStatus } from "../room/headless";
import type { SecondSource } from "../schedule/headless";
import type { PhaseWord } from "./dashboard-rules";
import type { DashboardLayout } from "./layout-store";

export interface DashboardHead {
  readonly title: string;
  readonly subtitle: string;
  readonly phase: PhaseWord;
  /** A replay is being kept: everybody has agreed. */
  readonly isRecording?: boolean;
}

/** What the dashboard places; each slot is a widget of its own. */
export interface DashboardSlots {
  clock(options: { digitsOnly: boolean }): ReactNode;
  readonly turnStrip: ReactNode;
  /** `isWorkspaceShown`: the workspace is beside it, so that nothing need be said twice. */
  stage(options: { size: "full" | "strip" | "tiles"; isWorkspaceShown: boolean; tilesShown: boolean }): ReactNode;
  workspace(options: { headActions: ReactNode }): ReactNode;
  readonly participants: ReactNode;
  /** Live regions that show nothing; there whatever panel is open. */
  readonly announcements?: ReactNode;
  /** My own notes, below the people. */
  readonly notes: ReactNode;
  readonly chat: ReactNode;
  /** Null for observers: they do not score. */
  readonly evaluation: ReactNode | null;
  controlBar(options: {
    workspace: Toggle | null;
    people: Toggle;
    chat: Toggle | null;
    view: ViewTools;
    onEndSession: () => void;
  }): ReactNode;
  /** The console of server events; null for people without authority. */
  readonly debugConsole?: ((options: { onClose: () => void }) => ReactNode) | null;
  /** The list of keys. */
  readonly shortcuts?: (options: { onClose: () => void }) => ReactNode;
}

export interface DashboardActions {
  goHome(): void;
  endSession(): void;
  /** Tries to reconnect now. */
  retry(): void;
  /** Gives this connection up and goes to the pre-join. */
  rejoin(): void;
  /** Saves what was typed as a file; absent when there is nothing. */
  keepNotes?(): void;
}

export interface LiveDashboardViewProps {
  head: DashboardHead;
  face: ConnectionFace;
  /** The event stream's status, for tests and style sheets; nothing is shown of it by itself. */
  stream?: StreamStatus;
  time: SecondSource;
  peopleCount: number;
  /** Messages in the chat not seen yet. */
  unreadCount: number;
  /** I am in the hot seat: the question is the largest thing. */
  isInterviewee: boolean;
  /** Smaller bars and gaps. */
  compact?: boolean;
  layout: DashboardLayout;
  onLayout: (part: Partial<DashboardLayout>) => void;
  slots: DashboardSlots;
  actions: DashboardActions;
}
