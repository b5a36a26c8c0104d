import type { Attendee } from "@hotseat/api-client/types";
import type { RoomParticipant } from "../room/headless";
import { afterThisTurn, type Schedule } from "../schedule/headless";
import type { SessionData } from "../session-data";
import { type ParticipantRow, participantRole } from "./participants-rules";

/** The confirmed people of a session; who is in the call shows their microphone. */
export function participantRows(
  data: SessionData,
  schedule: Schedule | null,
  inCall: readonly RoomParticipant[],
): ParticipantRow[] {
  const { designations, state, me } = data;
  const present = new Set(state.present);
  const authorities = new Set(state.authorities);
  const microphones = new Map(inCall.map((person) => [person.identity, person.microphone]));
  const nextId = schedule ? (afterThisTurn(schedule)?.interviewee_attendee_id ?? null) : null;
  const rowOf = (attendee: Attendee): ParticipantRow => {
    const identity = attendee.user.keycloak_id;
    return {
      attendeeId: attendee.id,
      fullName: attendee.user.full_name,
      isMe: attendee.id === me?.id,
      isPresent: present.has(identity) || microphones.has(identity),
      role: participantRole({
        isInterviewee: designations.interviewee?.attendeeId === attendee.id,
        isInterviewer: designations.interviewer?.keycloakId === identity,
        isHost: attendee.is_host,
        isObserver: attendee.role === "observer",
      }),
      isNext: attendee.id === nextId,
      hasAuthority: authorities.has(identity) || attendee.has_authority,
      microphone: microphones.get(identity) ?? null,
    };
  };
  return data.pageData.attendees.filter((attendee) => attendee.status === "CONFIRMED").map(rowOf);
}
