import type { ReactNode } from "react";
import type { Toggle } from "../control-bar/headless";
import type { ConnectionFace, StreamStatus } from "../room/headless";
import type { SecondSource } from "../schedule/headless";
import type { PhaseWord } from "./dashboard-rules";
import type { DashboardLayout } from "./layout-store";

export interface DashboardHead {
  readonly title: string;
  readonly subtitle: string;
  readonly phase: PhaseWord;
}

/** What the dashboard places; each slot is a widget of its own. */
export interface DashboardSlots {
  clock(options: { digitsOnly: boolean }): ReactNode;
  readonly turnStrip: ReactNode;
  /** `isWorkspaceShown`: the workspace is beside it, so that nothing need be said twice. */
  stage(options: { size: "full" | "strip"; isWorkspaceShown: boolean }): ReactNode;
  workspace(options: { headActions: ReactNode }): ReactNode;
  readonly participants: ReactNode;
  /** Null for observers: they do not score. */
  readonly evaluation: ReactNode | null;
  controlBar(options: { workspace: Toggle | null; people: Toggle; onEndSession: () => void }): ReactNode;
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
  /** I am in the hot seat: the question is the largest thing. */
  isInterviewee: boolean;
  layout: DashboardLayout;
  onLayout: (part: Partial<DashboardLayout>) => void;
  slots: DashboardSlots;
  actions: DashboardActions;
}
