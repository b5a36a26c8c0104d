import type { RoomConnection, RoomQuality, ScreenSharing } from "../../room/headless";

/** What a person does in the current turn, as their tile says it. */
export type StageRole = "hotSeat" | "interviewer" | "observer" | "peer";

/** Somebody on the stage. */
export interface StagePerson {
  readonly identity: string;
  readonly name: string;
  /** First name, for small tiles. */
  readonly shortName: string;
  readonly isMe: boolean;
  /** A program acts for them. Default: it does not. */
  readonly isProgram?: boolean;
  /** I want to see myself as others do; my own picture is mirrored otherwise. */
  readonly isUnmirrored?: boolean;
  readonly role: StageRole;
  /** Their hand is up. Default: it is not. */
  readonly hasHandUp?: boolean;
  readonly microphone: "on" | "muted";
  readonly isSpeaking: boolean;
  readonly camera: "on" | "off";
  /** How far their shared screen is. */
  readonly sharing: ScreenSharing;
  /** How well this person's line carries, as the media server sees it. */
  readonly quality?: RoomQuality;
}

export interface StageLayout {
  /** The large tile; null while nobody is there. */
  readonly main: StagePerson | null;
  /** The large tile shows this person's screen instead of their camera. */
  readonly showsScreen: boolean;
  /** The others, me first. */
  readonly thumbnails: readonly StagePerson[];
  /** Who shares a screen that a pin keeps from being large; it stays in reach among the small tiles. */
  readonly screenAside: StagePerson | null;
  /** The large tile is the one I pinned. */
  readonly isPinned: boolean;
  /** Nobody but me is here. */
  readonly isAlone: boolean;
}

interface Wishes {
  /** Set by the host for everybody (LS-3.12). */
  readonly spotlightIdentity: string | null;
  /** Whom I pinned, on my own screen only; without effect while they are not there. */
  readonly pinnedIdentity?: string | null;
}

function mainPerson(people: readonly StagePerson[], { spotlightIdentity }: Wishes): StagePerson | null {
  const others = people.filter((person) => !person.isMe);
  const spotlit = people.find((person) => person.identity === spotlightIdentity && !person.isMe);
  return (
    spotlit ??
    others.find((person) => person.role === "hotSeat") ??
    others.find((person) => person.role === "interviewer") ??
    others.find((person) => person.isSpeaking && person.role !== "observer") ??
    others.find((person) => person.role !== "observer") ??
    others[0] ??
    people[0] ??
    null
  );
}

/**
 * Who is large: whom I pinned; else a shared screen; else the spotlit person; else who is in the hot seat, or, if that is me, the
 * interviewer; else who speaks; else the first of the others.
 */
export function stageLayout(people: readonly StagePerson[], wishes: Wishes): StageLayout {
  const sharing = people.find((person) => person.sharing !== "none" && !person.isMe) ?? null;
  const pinned = people.find((person) => person.identity === wishes.pinnedIdentity) ?? null;
  const showsScreen = sharing !== null && pinned === null;
  const main = pinned ?? sharing ?? mainPerson(people, wishes);
  const rest = people.filter((person) => person !== main || showsScreen);
  return {
    main,
    showsScreen,
    thumbnails: [...rest.filter((person) => person.isMe), ...rest.filter((person) => !person.isMe)],
    screenAside: pinned ? sharing : null,
    isPinned: pinned !== null,
    isAlone: people.every((person) => person.isMe),
  };
}

/** What the stage shows (LS-2). */
export type StageState = "unavailable" | "ready" | "preparing" | "error" | "connected" | "away" | "elsewhere";

const STATES: Record<RoomConnection["status"], StageState> = {
  idle: "ready",
  unavailable: "unavailable",
  connecting: "preparing",
  connected: "connected",
  reconnecting: "away",
  lost: "away",
  error: "error",
  ended: "ready",
};

export function stageState(connection: RoomConnection): StageState {
  // What another tab or device has taken over is not to be joined as if nothing were.
  if (connection.status === "ended" && connection.reason === "elsewhere") return "elsewhere";
  return STATES[connection.status];
}
