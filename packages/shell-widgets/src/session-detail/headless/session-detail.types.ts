import type { InvitationStatus, SeatRole, SessionRole } from "@hotseat/api-client/types";
import type { ListedSession } from "../../session-listing/headless";

/** A turn, or the debrief, in the plan. */
export interface AgendaLine {
  kind: "TURN" | "DEBRIEF";
  attendee_id: number | null;
  full_name: string | null;
  starts_at: string;
  duration_sec: number;
  /** False for a planned or skipped segment. */
  has_begun: boolean;
}

/** One session in full; shaped like the contract's `Session` (held by `session-detail.contract.ts`). */
export interface DetailedSession extends ListedSession {
  title: string;
  description: string;
  observers_allowed: boolean;
  userRole: SessionRole | null;
  agenda: readonly AgendaLine[];
  /** The plan with a turn of mine in the last place, without my id; null where no turn is free. */
  agenda_with_me: readonly AgendaLine[] | null;
  /** The turns are fixed: a person who registers now has none. */
  turns_set: boolean;
  scenario: { title: string; scenario_text: string } | null;
  /** People who get a mail when it is changed or cancelled; only for the owner of a session that has not started. */
  people_to_tell?: number | undefined;
  /** The answer to my request, where it was declined; the reason is plain text. */
  my_rejection?: { reason: string | null } | undefined;
  /** My open invitation, if there is one. */
  my_invitation?: { id: number; role: SeatRole } | undefined;
}

/** A kind of seat: in the hot seat, only asking and scoring, or only observing. */
export type SeatChoice = "hotSeat" | "noHotSeat" | "observer";

/** A request to join a closed session; seen by host and owner. */
export interface SeatRequest {
  id: number;
  full_name: string;
  message: string;
  role: SeatRole;
}

export type { InvitationStatus };

/** An address invited to a session; seen by host and owner. */
export interface SentInvitation {
  id: number;
  email: string;
  role: SeatRole;
  status: InvitationStatus;
}

/** The shown invitations, the latest first; `more` while there are earlier ones. */
export type InvitationsContent =
  | { status: "loading" }
  | { status: "failed"; detail: string | null }
  | { status: "ready"; invitations: readonly SentInvitation[]; more: "none" | "available" | "loading" };

/** The actions of host and owner on invitations. */
export interface InvitationActions {
  /** Resolves with the error text for the reader where nobody was invited. */
  onInvite: (email: string, role: SeatRole) => Promise<{ ok: true } | { ok: false; problem: string | null }>;
  /** Resolves with whether it was withdrawn. */
  onWithdraw: (invitationId: number) => Promise<boolean>;
  onMore: () => void;
  onRetry: () => void;
}

/** The state of the detail. */
export type DetailContent =
  | { status: "loading" }
  | { status: "missing" }
  | { status: "failed"; detail: string | null }
  | { status: "ready"; session: DetailedSession; sampleQuestion: string | null; requests: readonly SeatRequest[] };

/** The request that is being sent. */
export type DetailBusy = "join" | "ask" | "cancel" | "answer" | "decline" | "cancelSession" | null;

/** The person's actions; each settles when the server has responded. */
export interface DetailActions {
  onJoin: (choice: SeatChoice) => void;
  onAsk: (choice: SeatChoice, message: string) => void;
  onCancelRegistration: () => void;
  /** Cancels the session for everybody; the reason may be empty. Resolves with why it was refused, in the reader's language, or null. */
  onCancelSession: (reason: string) => Promise<string | null>;
  /** Accepts the invitation to a seat. */
  onAcceptInvitation: (choice: SeatChoice) => void;
  onDeclineInvitation: () => void;
  onApproveRequest: (requestId: number) => void;
  /** Declines a request; the person reads the reason, which may be empty. Resolves with why it was refused, in the reader's language, or null. */
  onRejectRequest: (requestId: number, reason: string) => Promise<string | null>;
  onCopyLink: () => void;
  onRetry: () => void;
  onClose: () => void;
}
