import { LEADING_ROLES } from "@hotseat/api-client/constants";
import type { Capability, LiveRole, SegmentType } from "@hotseat/api-client/types";

/** The visible data of a person's seat. */
export interface Seat {
  id: number;
  user: { full_name: string; short_name: string; keycloak_id: string };
}

export interface Designated {
  interviewee: { attendeeId: number; keycloakId: string } | null;
  interviewer: { keycloakId: string } | null;
}

/** Where the schedule stands: not begun, in a segment of this type, or finished. */
export type PolicyPhase = "IDLE" | SegmentType | "FINISHED";

/** My part of the server's table of role × capability, as `state/` tells it. */
export interface LiveRights {
  readonly roles: readonly LiveRole[];
  readonly capabilities: readonly Capability[];
}

export interface SessionFlags {
  /** Owner, host or granted: sees the timing controls. */
  hasAuthority: boolean;
  /** Designated for this turn: asks the questions and drives the schedule. */
  isInterviewer: boolean;
  /** In the hot seat now. */
  isInterviewee: boolean;
  isObserver: boolean;
  /** May be heard and seen. */
  maySpeak: boolean;
  /** May share a screen. */
  mayPresent: boolean;
  /** May write in the chat. */
  mayChat: boolean;
  /** May call the schedule's actions. */
  mayDrive: boolean;
  /** Scores in this session. In a turn of one's own there is only oneself to rate. */
  mayScore: boolean;
  /** Reads the others' profiles and scenarios. */
  mayObserve: boolean;
}

/** Where a schedule stands: its segment's type while it runs or rests. */
export function policyPhaseOf(schedule: {
  status: string;
  current_index: number;
  timeline: ReadonlyArray<{ type: Exclude<PolicyPhase, "IDLE" | "FINISHED"> }>;
}): PolicyPhase {
  if (schedule.status === "IDLE" || schedule.status === "FINISHED") return schedule.status;
  return schedule.timeline[schedule.current_index]?.type ?? "IDLE";
}

/** The viewer's rights in the session now, by the server's own table. The server decides again on every call. */
export function flagsOf(
  me: Seat | null,
  { roles, capabilities }: LiveRights,
  designations: Designated | null,
): SessionFlags {
  const may = (capability: Capability) => me !== null && capabilities.includes(capability);
  const is = (role: LiveRole) => me !== null && roles.includes(role);
  return {
    hasAuthority: LEADING_ROLES.some(is),
    // Designations come with the event itself, the rights with the state that is fetched after it.
    isInterviewer: me !== null && designations?.interviewer?.keycloakId === me.user.keycloak_id,
    isInterviewee: me !== null && designations?.interviewee?.attendeeId === me.id,
    isObserver: is("observer"),
    maySpeak: may("speak"),
    mayPresent: may("present"),
    mayChat: may("chat"),
    mayDrive: may("control"),
    mayScore: may("evaluate") || is("interviewee"),
    mayObserve: may("observe"),
  };
}

/** The name a person goes by: the short one, else the first word of the full one. */
function shortNameOf(seat: Seat): string {
  return seat.user.short_name.trim() || (seat.user.full_name.split(" ")[0] ?? seat.user.full_name);
}

/** Short names by attendee id; the full one where two would read alike. */
export function shortNames(seats: readonly Seat[]): ReadonlyMap<number, string> {
  const taken = new Map<string, number>();
  for (const seat of seats) taken.set(shortNameOf(seat), (taken.get(shortNameOf(seat)) ?? 0) + 1);
  return new Map(
    seats.map((seat) => [seat.id, (taken.get(shortNameOf(seat)) ?? 0) > 1 ? seat.user.full_name : shortNameOf(seat)]),
  );
}
