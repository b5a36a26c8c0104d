import { IllustratedPerson } from "@hotseat/ui/illustrated-person";
import type { JoinRequestRow, ParticipantRow } from "./headless/participants-rules";

const row = (attendeeId: number, fullName: string, part: Partial<ParticipantRow> = {}): ParticipantRow => ({
  attendeeId,
  fullName,
  isMe: false,
  isPresent: true,
  role: "peer",
  isHost: false,
  isNext: false,
  isSpotlit: false,
  hasAuthority: false,
  handRaisedAt: null,
  actions: ["report", "block"],
  microphone: "muted",
  ...part,
});

/** The people of the story as Amara, in the hot seat, sees them. */
export const participantRows: readonly ParticipantRow[] = [
  row(401, "Amara Diallo", { isMe: true, role: "hotSeat", isSpotlit: true, microphone: "on", actions: [] }),
  row(402, "Lucie Moreau", { isNext: true }),
  row(403, "Jonas Keller", { role: "interviewer", isHost: true, hasAuthority: true, microphone: "on" }),
  row(404, "Mateo Rossi"),
  row(405, "Ingrid Solberg", { role: "observer", isPresent: false, microphone: null }),
];

/** The same people as Jonas sees them, who hosts; Lucie and Mateo have raised their hands, Mateo first. */
export const rowsOfTheHost: readonly ParticipantRow[] = participantRows.map((person) => {
  if (person.attendeeId === 403) return { ...person, isMe: true, actions: [] };
  const peer = ["interviewer", "hotSeat", "spotlight", "grant", "report", "block", "remove"] as const;
  if (person.role === "observer") return { ...person, actions: ["report", "block", "remove"] };
  if (person.role === "hotSeat")
    return { ...person, isMe: false, actions: ["unspotlight", "report", "block", "remove"] };
  const handRaisedAt = person.attendeeId === 404 ? 1_000 : 2_000;
  return { ...person, handRaisedAt, actions: ["lowerHand", ...peer] };
});

/** The same people as seen by Ingrid, an observer. */
export const rowsOfTheObserver: readonly ParticipantRow[] = participantRows.map((person) => {
  const isMe = person.attendeeId === 405;
  return { ...person, isMe, isPresent: true, actions: isMe ? [] : ["report", "block"] };
});

export const joinRequests: readonly JoinRequestRow[] = [
  {
    id: 1,
    fullName: "Noor Haddad",
    role: "participant",
    message: "I have my own system design interview on Thursday and would like to practise.",
  },
  { id: 2, fullName: "Emil Nyström", role: "observer", message: "" },
];

const DRAWN = { 401: "amara", 402: "lucie", 403: "jonas", 404: "mateo", 405: "ingrid" } as const;
export const faceOf = ({ attendeeId }: ParticipantRow) => {
  const person = DRAWN[attendeeId as keyof typeof DRAWN];
  return person ? <IllustratedPerson person={person} /> : undefined;
};
