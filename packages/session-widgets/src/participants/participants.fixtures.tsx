import { IllustratedPerson } from "@hotseat/ui/illustrated-person";
import type { JoinRequestRow, ParticipantRow } from "./participants-rules";

const row = (attendeeId: number, fullName: string, part: Partial<ParticipantRow> = {}): ParticipantRow => ({
  attendeeId,
  fullName,
  isMe: false,
  isPresent: true,
  role: "peer",
  isNext: false,
  hasAuthority: false,
  microphone: "muted",
  ...part,
});

/** The people of the story as Amara, in the hot seat, sees them. */
export const participantRows: readonly ParticipantRow[] = [
  row(401, "Amara Diallo", { isMe: true, role: "hotSeat", microphone: "on" }),
  row(402, "Lucie Moreau", { isNext: true }),
  row(403, "Jonas Keller", { role: "interviewer", hasAuthority: true, microphone: "on" }),
  row(404, "Mateo Rossi"),
  row(405, "Ingrid Solberg", { role: "observer", isPresent: false, microphone: null }),
];

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
