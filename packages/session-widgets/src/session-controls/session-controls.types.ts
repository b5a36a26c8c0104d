import type { DesignatedRole } from "@hotseat/api-client/types";
import type { Ticker } from "@hotseat/core/ticker";
import type { Countdown, FlowMode, Schedule } from "../schedule/headless";

/** Somebody who can be given a role. */
export interface RolePerson {
  readonly attendeeId: number;
  readonly name: string;
  /** Takes the hot seat. */
  readonly hotSeat: boolean;
}

export interface RoleQuestion {
  readonly id: number;
  readonly text: string;
}

/** How far somebody's control goes. */
export interface Reach {
  /** My attendee id. */
  readonly myId: number | null;
  /** Host or owner. */
  readonly leads: boolean;
  /** Host, owner or granted: not only for the turn they interview. */
  readonly hasAuthority: boolean;
}

export interface SessionControlsViewProps {
  /** Default: that of a host. */
  reach?: Reach;
  /** Everybody confirmed but observers, in seating order. */
  people: readonly RolePerson[];
  /** Attendee ids; null where nobody has the role. */
  designated: Readonly<Record<DesignatedRole, number | null>>;
  schedule: Schedule;
  time: Ticker;
  /** Questions of the person in the hot seat. */
  questions: readonly RoleQuestion[];
  /** FREE: the question everybody sees, with its own limit; null where it has none. */
  featured: { readonly id: number; readonly limit: Countdown | null } | null;
  /** An action on its way, or no connection. */
  disabled?: boolean;
  onDesignate: (role: DesignatedRole, attendeeId: number | null) => void;
  onClear: () => void;
  onFeature: (questionId: number | null) => void;
  onFlowMode: (flowMode: FlowMode) => void;
  onSeek: (index: number) => void;
}
