import type { Attendee, Designations } from "@hotseat/api-client/types";
import type { RoomParticipant } from "../../room/headless";
import type { StagePerson, StageRole } from "./stage-rules";

function roleOf(identity: string, attendee: Attendee | undefined, designations: Designations): StageRole {
  if (designations.interviewee?.keycloakId === identity) return "hotSeat";
  if (designations.interviewer?.keycloakId === identity) return "interviewer";
  return attendee?.role === "observer" ? "observer" : "peer";
}

/** Returns true when another person was in the call and left: nobody else is here now, instead of not yet. */
export function haveOthersLeft(
  attendees: readonly Pick<Attendee, "id" | "presence_changed_at" | "user">[],
  present: readonly string[],
  myAttendeeId: number | null,
): boolean {
  return attendees.some(
    ({ id, presence_changed_at, user }) =>
      id !== myAttendeeId && presence_changed_at !== null && !present.includes(user.keycloak_id),
  );
}

/** People of the room with what the session knows about them. Observers who send nothing stay in the list of people. */
export function stagePeople(
  participants: readonly RoomParticipant[],
  attendees: readonly Attendee[],
  designations: Designations,
  { mirror = true, hands = [] }: { mirror?: boolean; hands?: readonly { attendee_id: number }[] } = {},
): StagePerson[] {
  const raised = new Set(hands.map(({ attendee_id }) => attendee_id));
  const byIdentity = new Map(attendees.map((attendee) => [attendee.user.keycloak_id, attendee]));
  return participants.map((participant) => {
    const attendee = byIdentity.get(participant.identity);
    const name = attendee?.user.full_name ?? participant.name;
    return {
      identity: participant.identity,
      name,
      shortName: attendee?.user.short_name || (name.split(" ")[0] ?? name),
      isMe: participant.isLocal,
      ...(participant.isLocal && !mirror ? { isUnmirrored: true } : {}),
      ...(attendee?.user.is_program ? { isProgram: true } : {}),
      ...(attendee && raised.has(attendee.id) ? { hasHandUp: true } : {}),
      role: roleOf(participant.identity, attendee, designations),
      microphone: participant.microphone,
      isSpeaking: participant.isSpeaking,
      camera: participant.camera,
      sharing: participant.sharing,
      quality: participant.quality,
    };
  });
}
