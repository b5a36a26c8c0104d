import type { ErrorCode } from "../../contract/errors.ts";
import { CAPABILITIES, type Capability, LIVE_ROLES, type LiveRole } from "../../contract/roles.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import type { Seat } from "../attendees/attendee-types.ts";
import { type Actor, ATTENDING, actorOf, inside, type Verdict } from "./actor.ts";

/** `never` outweighs what another role of the same person allows: a host in the hot seat does not score themself. */
export type Cell = "yes" | "no" | "never";
export type Row = Readonly<Record<Capability, Cell>>;

const SEATED: Row = {
  speak: "yes",
  present: "yes",
  chat: "yes",
  control: "no",
  evaluate: "yes",
  observe: "yes",
  code: "yes",
  draw: "yes",
  lock: "no",
  clear: "no",
};
const CONTROLLING: Row = { ...SEATED, control: "yes", lock: "yes", clear: "yes" };
const IN_THE_HOT_SEAT: Row = { ...SEATED, evaluate: "never" };
const WATCHING: Row = {
  speak: "never",
  present: "never",
  chat: "never",
  control: "no",
  evaluate: "never",
  observe: "yes",
  code: "never",
  draw: "never",
  lock: "never",
  clear: "never",
};

/**
 * Capabilities in the room, by role (LS-6.3, LS-D4.1, LS-D5.1). The one table behind room grants, control and scoring rights
 * and the reading of the session's pages; `state/` sends everybody their part of it.
 */
const LIVE_POLICY: Readonly<Record<LiveRole, Row>> = {
  host: CONTROLLING,
  owner: CONTROLLING,
  authority: CONTROLLING,
  interviewer: CONTROLLING,
  interviewee: IN_THE_HOT_SEAT,
  participant: SEATED,
  observer: WATCHING,
};

/** The designated people, as far as they decide roles. */
export interface Designees {
  readonly interviewerKeycloakId: string | null;
  readonly intervieweeAttendeeId: number | null;
}

/** The fields of an attendee that decide roles. */
export type Member = Pick<
  AttendeeRow,
  "id" | "keycloakId" | "status" | "seat" | "isHost" | "isOwner" | "authorityGranted"
>;

/** All roles of a person in the session now; empty for a person who is not confirmed. */
export function liveRolesOf(me: Member | null, designees: Designees): LiveRole[] {
  if (me?.status !== "CONFIRMED") return [];
  const held: Readonly<Record<Exclude<LiveRole, Seat>, boolean> & Partial<Record<Seat, boolean>>> = {
    host: me.isHost,
    owner: me.isOwner,
    authority: me.authorityGranted,
    interviewer: me.keycloakId === designees.interviewerKeycloakId,
    interviewee: me.id === designees.intervieweeAttendeeId,
    [me.seat]: true,
  };
  return LIVE_ROLES.filter((role) => held[role]);
}

/** Whether some of the roles allow the capability and none forbids it. */
export function isCapable(roles: readonly LiveRole[], capability: Capability): boolean {
  const cells = roles.map((role) => LIVE_POLICY[role][capability]);
  return cells.includes("yes") && !cells.includes("never");
}

/** The capabilities of these roles, so that a screen shows the right controls without further calls. */
export function capabilitiesOf(roles: readonly LiveRole[]): Capability[] {
  return CAPABILITIES.filter((capability) => isCapable(roles, capability));
}

/**
 * A rule's `who` from the table: allowed for actors whose role has the capability, `code` for other confirmed people.
 */
export function actorsWith(capability: Capability, code: ErrorCode): Record<Actor, Verdict> {
  return { ...ATTENDING, ...inside((role) => (isCapable([role], capability) ? "yes" : code)) };
}

/** For scoring and writing: whom their seat forbids to score keeps the verdict of the seat, whatever was granted. */
export function scorerOf(me: AttendeeRow | null): Actor {
  return me?.status === "CONFIRMED" && LIVE_POLICY[me.seat].evaluate === "never" ? me.seat : actorOf(me);
}
