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
  /** I am the host. */
  readonly leads?: boolean;
  /** A replay is being kept: everybody has agreed. */
  readonly isRecording?: boolean;
}

/** What the dashboard places; each slot is a widget of its own. */
export interface DashboardSlots {
  clock(options: { digitsOnly: boolean }): ReactNode;
  readonly turnStrip: ReactNode;
  /** In the turn strip's place until a new host has confirmed that they lead; null for everybody else. */
  readonly leadBanner?: ReactNode;
  /** While a turn waits for its candidate: what the stage's card says and offers, where the stage is small or away. */
  readonly waitingBar?: ReactNode;
  /** Asks the host who leads from here on, and goes on once somebody does; null for who may simply leave. */
  readonly leaveAsHost?: ((options: { onStay: () => void; onDone: () => void; onEnd: () => void }) => ReactNode) | null;
  /** In the question whether I leave: my own turn is on, or comes, and when; null where there is none. */
  readonly ownTurn?: ReactNode;
  /** Asks the host who leads instead of them, who stays; null where nobody else can. */
  readonly passLeadOn?: ((options: { onStay: () => void; onDone: () => void }) => ReactNode) | null;
  /** Says that everybody else has left; shows nothing meanwhile. */
  readonly everyoneLeft?: (options: { onEnd: () => void }) => ReactNode;
  /** `isWorkspaceShown`: the workspace is beside it, so that nothing need be said twice. */
  stage(options: { size: "full" | "strip" | "tiles"; isWorkspaceShown: boolean; tilesShown: boolean }): ReactNode;
  workspace(options: { headActions: ReactNode }): ReactNode;
  readonly participants: ReactNode;
  /** Live regions that show nothing; there whatever panel is open. */
  readonly announcements?: ReactNode;
  /** My own notes, below the people. */
  readonly notes: ReactNode;
  readonly chat: ReactNode;
  /** Scores, or for who only observes the people's profiles and scenarios; null for who may read neither. */
  readonly evaluation: ReactNode | null;
  controlBar(options: {
    workspace: Toggle | null;
    people: Toggle;
    chat: Toggle | null;
    view: ViewTools;
    onLeave: () => void;
    onEndSession: () => void;
    /** Null for who does not lead, or while nobody else can. */
    onPassLeadOn: (() => void) | null;
  }): ReactNode;
  /** The console of server events; null for people without authority. */
  readonly debugConsole?: ((options: { onClose: () => void }) => ReactNode) | null;
  /** The list of keys. */
  readonly shortcuts?: (options: { onClose: () => void }) => ReactNode;
}

export interface DashboardActions {
  goHome(): void;
  /** Out of the call, to the pre-join. */
  leave(): void;
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
  time: Ticker;
  peopleCount: number;
  /** Messages in the chat not seen yet. */
  unreadCount: number;
  /** I am in the hot seat: the question is the largest thing. */
  isInterviewee: boolean;
  /** I score nobody: the evaluation's place shows profiles and scenarios, and says so. */
  readsOnly?: boolean;
  /** Smaller bars and gaps. */
  compact?: boolean;
  layout: DashboardLayout;
  onLayout: (part: Partial<DashboardLayout>) => void;
  slots: DashboardSlots;
  actions: DashboardActions;
}
