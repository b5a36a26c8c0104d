import type { MyRegistration } from "@hotseat/api-client/types";

interface Place {
  id: number;
  name: string;
}

/** Where one's own request for an account stands; shaped like the contract's `MyRegistration`. Times in ISO 8601. */
export interface WaitingRegistration {
  /** `none`: nothing is chosen yet. */
  status: MyRegistration["status"];
  submitted_at: string | null;
  verified_at: string | null;
  organisation: Place | null;
  institution: Place | null;
  /** Why it was refused. */
  reason: string | null;
  /** The administrator to ask while it is pending. */
  contact: { full_name: string; short_name: string; email: string } | null;
}

export type WaitingContent =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "ready"; registration: WaitingRegistration };

/** Milliseconds between two requests while the event stream is down. */
export const POLL_MS = 30_000;

/** Returns who decides on the request, by name; null where nothing was chosen. */
export const decidedBy = ({ institution, organisation }: WaitingRegistration): string | null =>
  institution?.name ?? organisation?.name ?? null;
