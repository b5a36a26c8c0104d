import type { RoomConnection, VideoHandle } from "../room/headless";

/** What a person does in the current turn, as their tile says it. */
export type StageRole = "hotSeat" | "interviewer" | "observer" | "peer";

/** Somebody on the stage. */
export interface StagePerson {
  readonly identity: string;
  readonly name: string;
  /** First name, for small tiles. */
  readonly shortName: string;
  readonly isMe: boolean;
  readonly role: StageRole;
  readonly microphone: "on" | "muted";
  readonly isSpeaking: boolean;
  readonly camera: VideoHandle | null;
  readonly screen: VideoHandle | null;
}

export interface StageLayout {
  /** The large tile; null while nobody is there. */
  readonly main: StagePerson | null;
  /** The large tile shows this person's screen instead of their camera. */
  readonly showsScreen: boolean;
  /** The others, me first. */
  readonly thumbnails: readonly StagePerson[];
  /** Nobody but me is here. */
  readonly isAlone: boolean;
}

interface Wishes {
  /** Set by the host for everybody (live-session.md §3 Designations). */
  readonly spotlightIdentity: string | null;
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
 * Who is large: a shared screen; else the spotlit person; else who is in the hot seat, or, if that is me, the interviewer;
 * else who speaks; else the first of the others.
 */
export function stageLayout(people: readonly StagePerson[], wishes: Wishes): StageLayout {
  const sharing = people.find((person) => person.screen && !person.isMe);
  const main = sharing ?? mainPerson(people, wishes);
  const rest = people.filter((person) => person !== main || sharing !== undefined);
  const thumbnails = [...rest.filter((person) => person.isMe), ...rest.filter((person) => !person.isMe)];
  return { main, showsScreen: sharing !== undefined, thumbnails, isAlone: people.every((person) => person.isMe) };
}

/** What the stage shows (live-session.md §2 Video stage states). */
export type StageState = "unavailable" | "ready" | "preparing" | "error" | "connected" | "away";

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
  return STATES[connection.status];
}
