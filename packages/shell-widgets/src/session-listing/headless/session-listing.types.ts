import type {
  AccessLevel,
  AttendeeStatus,
  FlowMode,
  Pillar as PillarName,
  SessionRole,
  SessionStatus,
  SessionView,
} from "@hotseat/api-client/types";

/** One row of the listing; shaped like the contract's `SessionSummary` (held by `session-listing.contract.ts`). */
export interface ListedSession {
  id: number;
  status: SessionStatus;
  access_level: AccessLevel;
  flow_mode: FlowMode;
  /** ISO 8601, UTC. */
  start_time: string;
  /** The time from which people can enter (LS-5.13). */
  opens_at: string;
  duration_minutes: number;
  language: string;
  job_sector: { key: string; label: string };
  type: { module: { key: string; title: string; shortTitle: string }; workshop: { key: string; title: string } };
  /** Seats, observers not counted. */
  capacity: number;
  attendee_count: number;
  people: ReadonlyArray<{
    attendee_id: number;
    full_name: string;
    role: SessionRole;
    /** A program acts for them, such as the demo's practice partner. */
    is_program: boolean;
  }>;
  my_status: AttendeeStatus | null;
  my_attendee_id: number | null;
  /** The number of open requests for a seat; only for people who may answer them. */
  waiting_requests?: number | undefined;
  /** Why it was cancelled; only for its people. */
  cancel_reason?: string | undefined;
  /** Why it is recommended; only in that tab. */
  recommendation?: { reasons: ReadonlyArray<"your_language" | "lowest_pillar">; pillar: PillarName | null } | undefined;
  view: {
    state: SessionView["state"];
    badges: readonly SessionView["badges"][number][];
    cta: { action: SessionView["cta"]["action"] };
  };
}

export type ViewState = ListedSession["view"]["state"];
export type CallToAction = ListedSession["view"]["cta"]["action"];

/** The four tabs, in their order. */
export const LISTING_TABS = ["available", "mine", "recommended", "timeline"] as const;
export type ListingTab = (typeof LISTING_TABS)[number];

/** An option of a filter chip. */
export interface FilterOption {
  value: string;
  label: string;
}

/** The state of the list. */
export type ListingContent =
  | { status: "loading" }
  | { status: "failed"; detail: string | null }
  | { status: "ready"; sessions: readonly ListedSession[]; total: number; more: "none" | "available" | "loading" };
