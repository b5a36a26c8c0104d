import type { SeatRole, SessionRole } from "@hotseat/api-client/types";
import type { ListedSession } from "../../session-listing/headless";

/** A turn, or the debrief, in the plan. */
export interface AgendaLine {
  kind: "TURN" | "DEBRIEF";
  attendee_id: number | null;
  full_name: string | null;
  starts_at: string;
  duration_sec: number;
  /** False for what is only planned, and for what was passed over. */
  has_begun: boolean;
}

/** One session in full; shaped like the contract's `Session` (held by `session-detail.contract.ts`). */
export interface DetailedSession extends ListedSession {
  title: string;
  description: string;
  observers_allowed: boolean;
  userRole: SessionRole | null;
  agenda: readonly AgendaLine[];
  /** The same with a turn of mine in the last place, without my id; null where there is no turn to take. */
  agenda_with_me: readonly AgendaLine[] | null;
  /** The turns are set: whoever registers now has none. */
  turns_set: boolean;
  scenario: { title: string; scenario_text: string } | null;
  /** The invitation I may answer; only while there is one. */
  my_invitation?: { id: number; role: SeatRole } | undefined;
}

/** How somebody wants to take part: in the hot seat, only asking and scoring, or only watching. */
export const SEAT_CHOICES = ["hotSeat", "noHotSeat", "observer"] as const;
export type SeatChoice = (typeof SEAT_CHOICES)[number];

/** Someone who asked to join a closed session; seen by host and owner. */
export interface SeatRequest {
  id: number;
  full_name: string;
  message: string;
  role: SeatRole;
}

export type InvitationStatus = "pending" | "accepted" | "declined" | "withdrawn";

/** An address invited to a session; seen by host and owner. */
export interface SentInvitation {
  id: number;
  email: string;
  role: SeatRole;
  status: InvitationStatus;
}

/** The invitations as they are shown, the latest first; `more` while there are earlier ones. */
export type InvitationsContent =
  | { status: "loading" }
  | { status: "failed"; detail: string | null }
  | { status: "ready"; invitations: readonly SentInvitation[]; more: "none" | "available" | "loading" };

/** What host and owner do with invitations. */
export interface InvitationActions {
  /** Settles with what was wrong, in the reader's words, where nobody was invited. */
  onInvite: (email: string, role: SeatRole) => Promise<{ ok: true } | { ok: false; problem: string | null }>;
  /** Settles with whether it was taken back. */
  onWithdraw: (invitationId: number) => Promise<boolean>;
  onMore: () => void;
  onRetry: () => void;
}

/** What the detail shows now. */
export type DetailContent =
  | { status: "loading" }
  | { status: "missing" }
  | { status: "failed"; detail: string | null }
  | { status: "ready"; session: DetailedSession; sampleQuestion: string | null; requests: readonly SeatRequest[] };

/** What is being sent. */
export type DetailBusy = "join" | "ask" | "cancel" | "answer" | "decline" | null;

/** What the person may do; each settles when the server has answered. */
export interface DetailActions {
  onJoin: (choice: SeatChoice) => void;
  onAsk: (choice: SeatChoice, message: string) => void;
  onCancelRegistration: () => void;
  /** Takes the seat one is invited to. */
  onAcceptInvitation: (choice: SeatChoice) => void;
  onDeclineInvitation: () => void;
  onAnswerRequest: (requestId: number, answer: "approve" | "reject") => void;
  onCopyLink: () => void;
  onRetry: () => void;
  onClose: () => void;
}
