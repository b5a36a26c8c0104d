/** What of a person's place decides what they may do (decisions.md, Authority). */
export interface Seat {
  id: number;
  role: "host" | "owner" | "participant" | "observer";
  status: string;
  has_authority: boolean;
  hot_seat: boolean;
  user: { full_name: string; short_name: string; keycloak_id: string };
}

export interface Designated {
  interviewee: { attendeeId: number; keycloakId: string } | null;
  interviewer: { keycloakId: string } | null;
}

export interface SessionFlags {
  /** Owner, host or granted: sees the timing controls. */
  hasAuthority: boolean;
  /** Designated for this turn: asks the questions and drives the schedule. */
  isInterviewer: boolean;
  /** In the hot seat now. */
  isInterviewee: boolean;
  isObserver: boolean;
  /** May call the schedule's actions. */
  mayDrive: boolean;
  /** Scores in this session: confirmed and no observer. In a turn of one's own there is only oneself to rate. */
  mayScore: boolean;
}

const NOBODY: SessionFlags = {
  hasAuthority: false,
  isInterviewer: false,
  isInterviewee: false,
  isObserver: false,
  mayDrive: false,
  mayScore: false,
};

/** What I may do in the session now. The server decides again on every call. */
export function flagsOf(me: Seat | null, designations: Designated | null): SessionFlags {
  if (!me) return NOBODY;
  const isInterviewer = designations?.interviewer?.keycloakId === me.user.keycloak_id;
  const isObserver = me.role === "observer";
  return {
    hasAuthority: me.has_authority,
    isInterviewer,
    isInterviewee: designations?.interviewee?.attendeeId === me.id,
    isObserver,
    mayDrive: isInterviewer || me.has_authority,
    mayScore: me.status === "CONFIRMED" && !isObserver,
  };
}

/** The name a person goes by: the short one, else the first word of the full one. */
export function shortNameOf(seat: Seat): string {
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
