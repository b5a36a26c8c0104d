import type { ListedSession } from "../session-listing/headless";

/** A turn, or the debrief, in the plan. */
export interface AgendaLine {
  kind: "TURN" | "DEBRIEF";
  attendee_id: number | null;
  full_name: string | null;
  starts_at: string;
  duration_sec: number;
}

/** One session in full; shaped like the contract's `Session` (held by `session-detail.contract.ts`). */
export interface DetailedSession extends ListedSession {
  title: string;
  description: string;
  observers_allowed: boolean;
  userRole: "host" | "owner" | "participant" | "observer" | null;
  agenda: readonly AgendaLine[];
  scenario: { title: string; scenario_text: string } | null;
}

/** How somebody wants to take part: in the hot seat, only asking and scoring, or only watching. */
export const SEAT_CHOICES = ["hotSeat", "noHotSeat", "observer"] as const;
export type SeatChoice = (typeof SEAT_CHOICES)[number];

/** Someone who asked to join a closed session; seen by host and owner. */
export interface SeatRequest {
  id: number;
  full_name: string;
  message: string;
  role: "participant" | "observer";
}

/** What the detail shows now. */
export type DetailContent =
  | { status: "loading" }
  | { status: "missing" }
  | { status: "failed"; detail: string | null }
  | { status: "ready"; session: DetailedSession; sampleQuestion: string | null; requests: readonly SeatRequest[] };

/** What is being sent. */
export type DetailBusy = "join" | "ask" | "cancel" | "answer" | null;

/** What the person may do; each settles when the server has answered. */
export interface DetailActions {
  onJoin: (choice: SeatChoice) => void;
  onAsk: (choice: SeatChoice, message: string) => void;
  onCancelRegistration: () => void;
  onAnswerRequest: (requestId: number, answer: "approve" | "reject") => void;
  onCopyLink: () => void;
  onRetry: () => void;
  onClose: () => void;
}
