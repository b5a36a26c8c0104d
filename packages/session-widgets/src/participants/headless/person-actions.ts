import type { ReportReason } from "@hotseat/api-client/types";
/** The actions on a participant; the server checks the right again on every request. */
export const PERSON_ACTIONS = [
  "lowerHand",
  "pin",
  "unpin",
  "interviewer",
  "hotSeat",
  "spotlight",
  "unspotlight",
  "grant",
  "revoke",
  "report",
  "block",
  "blockOwn",
  "remove",
] as const;
export type PersonAction = (typeof PERSON_ACTIONS)[number];

/** The actions that ask for confirmation in a dialog. */
export type AskedAction = "hotSeat" | "report" | "block" | "blockOwn" | "remove";
const ASKED: ReadonlySet<PersonAction> = new Set<AskedAction>(["hotSeat", "report", "block", "blockOwn", "remove"]);
export const isAsked = (action: PersonAction): action is AskedAction => ASKED.has(action);

/** The viewer of the list. */
export interface Viewer {
  readonly isHost: boolean;
  readonly isOwner: boolean;
  /** Owner, host or granted: also lowers the others' hands. */
  readonly hasAuthority: boolean;
  /** Has authority, or is designated for this turn: drives the session. */
  readonly hasControl: boolean;
  /** The session is under way: hands and controls mean something. */
  readonly isLive: boolean;
  /** A turn can begin: in GUIDED once the schedule has started, in FREE as the first one too. */
  readonly callsTurns: boolean;
}

/** The effect on the current turn of putting a person in the hot seat. */
export type CallEffect =
  /** GUIDED: the other's turn, or the debrief, is interrupted; FREE: the other's ends; nothing is on; or it is theirs already. */
  { readonly kind: "swap" | "call"; readonly other: string } | { readonly kind: "debrief" | "begin" | "back" };

/** The participant that an action applies to. */
export interface Person {
  readonly isMe: boolean;
  readonly isHost: boolean;
  readonly isOwner: boolean;
  readonly isObserver: boolean;
  readonly isInterviewer: boolean;
  readonly isInterviewee: boolean;
  readonly takesHotSeat: boolean;
  readonly isSpotlit: boolean;
  readonly hasAuthority: boolean;
  readonly handRaised: boolean;
  /** Somebody else in the call, whose picture I can make large on my own screen. */
  readonly canBePinned: boolean;
  readonly isPinned: boolean;
}

type Rule = (viewer: Viewer, person: Person) => boolean;

const leads = (viewer: Viewer) => viewer.isHost || viewer.isOwner;
const controls: Rule = (viewer) => viewer.isLive && viewer.hasControl;
const keepsControl = (person: Person) => person.isHost || person.isOwner || person.isInterviewer;

/** The condition of each action (LS-6.4, LS-D4.2). */
const RULES: Readonly<Record<PersonAction, Rule>> = {
  lowerHand: (viewer, person) => person.handRaised && viewer.isLive && (person.isMe || viewer.hasAuthority),
  pin: (_viewer, person) => person.canBePinned && !person.isPinned,
  unpin: (_viewer, person) => person.isPinned,
  interviewer: (viewer, person) =>
    controls(viewer, person) && !person.isObserver && !person.isInterviewer && !person.isInterviewee,
  hotSeat: (viewer, person) =>
    controls(viewer, person) && viewer.callsTurns && person.takesHotSeat && !person.isInterviewee,
  spotlight: (viewer, person) => controls(viewer, person) && !person.isObserver && !person.isSpotlit,
  unspotlight: (viewer, person) => controls(viewer, person) && person.isSpotlit,
  grant: (viewer, person) => controls(viewer, person) && !person.isMe && !person.isObserver && !person.hasAuthority,
  revoke: (viewer, person) => controls(viewer, person) && person.hasAuthority && !keepsControl(person),
  report: (_viewer, person) => !person.isMe,
  block: (viewer, person) => !person.isMe && !viewer.isOwner,
  blockOwn: (viewer, person) => !person.isMe && viewer.isOwner,
  remove: (viewer, person) => leads(viewer) && !person.isMe && !person.isOwner,
};

/** Returns the actions that this viewer may use on this person, in menu order. */
export function actionsFor(viewer: Viewer, person: Person): PersonAction[] {
  return PERSON_ACTIONS.filter((action) => RULES[action](viewer, person));
}

/** The result of an action: done, or the reason as text for the user. */
export type PersonOutcome = { readonly done: true } | { readonly done: false; readonly reason: string };

/** Something to be done about a person. */
export type PersonRequest =
  | { readonly kind: Exclude<PersonAction, "report">; readonly attendeeId: number }
  | {
      readonly kind: "report";
      readonly attendeeId: number;
      readonly reason: ReportReason;
      readonly comment: string;
    };
