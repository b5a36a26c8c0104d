import type { ErrorCode } from "../../contract/errors.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import type { ScheduleState } from "../schedule/schedule-state.ts";
import { type Actor, ATTENDING, type Verdict } from "./actor.ts";

/** What somebody is in a running session; one person may be several at once, a host in the hot seat for example. */
export const LIVE_ROLES = [
  "host",
  "owner",
  "authority",
  "interviewer",
  "interviewee",
  "participant",
  "observer",
] as const;
export type LiveRole = (typeof LIVE_ROLES)[number];

/** Where the schedule stands: not begun, in a segment of this type, or finished. `TURN` is the one segment of a FREE turn. */
export const PHASES = ["IDLE", "QUESTION", "QNA_RUN", "EVALUATE", "TURN", "DEBRIEF", "FINISHED"] as const;
export type Phase = (typeof PHASES)[number];

/** `evaluate` and `see_evaluation` concern the person in the hot seat; `present` is sharing one's screen. */
export const CAPABILITIES = ["speak", "present", "chat", "control", "evaluate", "see_evaluation", "observe"] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** `never` outweighs what another role of the same person allows: a host in the hot seat does not score themself. */
export type Cell = "yes" | "no" | "never";
export type Row = Readonly<Record<Capability, Cell>>;

const SEATED: Row = {
  speak: "yes",
  present: "yes",
  chat: "yes",
  control: "no",
  evaluate: "yes",
  see_evaluation: "yes",
  observe: "yes",
};
const LEADING: Row = { ...SEATED, control: "yes" };
const IN_THE_HOT_SEAT: Row = { ...SEATED, evaluate: "never", see_evaluation: "never" };
const WATCHING: Row = {
  speak: "never",
  present: "never",
  chat: "never",
  control: "no",
  evaluate: "never",
  see_evaluation: "never",
  observe: "yes",
};

const always = (row: Row): Readonly<Record<Phase, Row>> => ({
  IDLE: row,
  QUESTION: row,
  QNA_RUN: row,
  EVALUATE: row,
  TURN: row,
  DEBRIEF: row,
  FINISHED: row,
});

/**
 * Who may do what in the room, by role and segment (live-session.md §6; decisions.md, Authority and Evaluation). The one table
 * behind room grants, control rights and scoring rights; `state/` tells everybody their part of it.
 */
export const LIVE_POLICY: Readonly<Record<LiveRole, Readonly<Record<Phase, Row>>>> = {
  host: always(LEADING),
  owner: always(LEADING),
  authority: always(LEADING),
  interviewer: always(LEADING),
  interviewee: always(IN_THE_HOT_SEAT),
  participant: always(SEATED),
  observer: always(WATCHING),
};

/** Who is designated, as far as it decides roles. */
export interface Designees {
  readonly interviewerKeycloakId: string | null;
  readonly intervieweeAttendeeId: number | null;
}

/** What of somebody's place decides roles. */
export type Member = Pick<
  AttendeeRow,
  "id" | "keycloakId" | "status" | "seat" | "isHost" | "isOwner" | "authorityGranted"
>;

/** Everything a person is in the session now; nothing for who is not confirmed. */
export function liveRolesOf(me: Member | null, designees: Designees): LiveRole[] {
  if (me?.status !== "CONFIRMED") return [];
  const held: Readonly<Record<LiveRole, boolean>> = {
    host: me.isHost,
    owner: me.isOwner,
    authority: me.authorityGranted,
    interviewer: me.keycloakId === designees.interviewerKeycloakId,
    interviewee: me.id === designees.intervieweeAttendeeId,
    participant: me.seat === "participant",
    observer: me.seat === "observer",
  };
  return LIVE_ROLES.filter((role) => held[role]);
}

export function phaseOf({ status, timeline, currentIndex }: ScheduleState): Phase {
  if (status === "IDLE" || status === "FINISHED") return status;
  return timeline[currentIndex]?.type ?? "IDLE";
}

/** Some role of theirs allows it and none forbids it. */
export function isCapable(roles: readonly LiveRole[], phase: Phase, capability: Capability): boolean {
  const cells = roles.map((role) => LIVE_POLICY[role][phase][capability]);
  return cells.includes("yes") && !cells.includes("never");
}

/** What these roles allow in each phase: what a screen needs to show the right controls without asking again. */
export function capabilitiesByPhase(roles: readonly LiveRole[]): Record<Phase, Capability[]> {
  const of = (phase: Phase) => CAPABILITIES.filter((capability) => isCapable(roles, phase, capability));
  return Object.fromEntries(PHASES.map((phase) => [phase, of(phase)])) as Record<Phase, Capability[]>;
}

/** A rule's `who` from the table: yes for actors whose role has the capability in some phase, `code` for the others who are confirmed. */
export function whoMay(capability: Capability, code: ErrorCode): Record<Actor, Verdict> {
  const verdict = (role: LiveRole): Verdict =>
    PHASES.some((phase) => isCapable([role], phase, capability)) ? "yes" : code;
  const { host, owner, authority, interviewer, participant, observer } = Object.fromEntries(
    LIVE_ROLES.map((role) => [role, verdict(role)]),
  ) as Record<LiveRole, Verdict>;
  return { ...ATTENDING, host, owner, authority, interviewer, participant, observer };
}
