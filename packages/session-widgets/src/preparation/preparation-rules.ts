import { type EXTRA_TIME_PERCENTS, PROFILE_MAX_LENGTH } from "@hotseat/api-client/constants";
import type { ScheduleStatus } from "@hotseat/api-client/types";

export type ExtraTimePercent = (typeof EXTRA_TIME_PERCENTS)[number];

/** The part's owner for the viewer: one's own, that of somebody they lead, or none of theirs to change. */
export type Hand = "own" | "leads" | "none";

export interface HandFacts {
  isOwn: boolean;
  /** The viewer is host or owner. */
  leads: boolean;
}

export function handOf({ isOwn, leads }: HandFacts): Hand {
  if (isOwn) return "own";
  return leads ? "leads" : "none";
}

export interface ComposingFacts {
  hand: Hand;
  /** The person takes the hot seat. */
  takesHotSeat: boolean;
  /** Null while it is not known. */
  scheduleStatus: ScheduleStatus | null;
  sessionStatus: string;
}

/** Scenario, questions and extra time may be changed until the schedule starts; the server decides again. */
export function mayCompose({ hand, takesHotSeat, scheduleStatus, sessionStatus }: ComposingFacts): boolean {
  return hand !== "none" && takesHotSeat && scheduleStatus === "IDLE" && isOpen(sessionStatus);
}

/** A session that is neither over nor called off. */
export function isOpen(sessionStatus: string): boolean {
  return sessionStatus === "SCHEDULED" || sessionStatus === "IN_PROGRESS";
}

/** One's profile as it stands. */
export interface ProfileFacts {
  /** The stored profile; a draft unless approved. */
  stored: string | null;
  approved: boolean;
  /** A draft written just now that is not stored, since the approved one stays until another is approved. */
  written: string | null;
  /** The text that the person has typed and not approved; null for none. */
  typed: string | null;
}

export type ProfileFace =
  | { kind: "none" }
  /** To be looked at and approved. `replaces`: others go on reading the approved one meanwhile; `typed`: changed by hand. */
  | { kind: "draft"; text: string; replaces: boolean; typed: boolean }
  | { kind: "approved"; text: string };

/** Returns the profile to show: the typed text, else the text just written by the AI, else the stored text. */
export function profileFace({ stored, approved, written, typed }: ProfileFacts): ProfileFace {
  const isApproved = approved && stored !== null;
  const draft = typed ?? written ?? (isApproved ? null : stored);
  if (draft !== null) return { kind: "draft", text: draft, replaces: isApproved, typed: typed !== null };
  return isApproved ? { kind: "approved", text: stored } : { kind: "none" };
}

/** How many characters are too many; 0 when it fits. */
export function tooLongBy(text: string): number {
  return Math.max(0, text.trim().length - PROFILE_MAX_LENGTH);
}

export function mayApprove(text: string): boolean {
  return text.trim() !== "" && tooLongBy(text) === 0;
}
