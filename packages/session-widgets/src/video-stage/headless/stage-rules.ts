import type { CameraState, RoomConnection, RoomQuality, ScreenSharing } from "../../room/headless";

/** A person's role in the current turn, as shown on their tile. */
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
  readonly camera: CameraState;
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
  /** The person whose shared screen is not large because of a pin; it stays among the small tiles. */
  readonly screenAside: StagePerson | null;
  /** The large tile is the one I pinned. */
  readonly isPinned: boolean;
  /** Nobody but me is here. */
  readonly isAlone: boolean;
}

interface StageSelection {
  /** Set by the host for everybody (LS-3.12). */
  readonly spotlightIdentity: string | null;
  /** Whom I pinned, on my own screen only; without effect while they are not there. */
  readonly pinnedIdentity?: string | null;
}

function mainPerson(people: readonly StagePerson[], { spotlightIdentity }: StageSelection): StagePerson | null {
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
 * Returns the layout. The large tile is the pinned person; else a shared screen; else the spotlit person; else the person in the
 * hot seat, or the interviewer when that is the viewer; else the speaker; else the first of the others.
 */
export function stageLayout(people: readonly StagePerson[], selection: StageSelection): StageLayout {
  const sharing = people.find((person) => person.sharing !== "none" && !person.isMe) ?? null;
  const pinned = people.find((person) => person.identity === selection.pinnedIdentity) ?? null;
  const showsScreen = sharing !== null && pinned === null;
  const main = pinned ?? sharing ?? mainPerson(people, selection);
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

/** The state of the stage (LS-2.48). */
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
  // A call that another tab or device has taken over must not offer the usual join button.
  if (connection.status === "ended" && connection.reason === "elsewhere") return "elsewhere";
  return STATES[connection.status];
}
