import { hasAuthority, type Person, roleOf } from "./attendee-repository.ts";
import type { AttendeeShape } from "./attendee-types.ts";

/** The reader of a person's row: the person, host and owner get more fields than peers. */
interface AttendeeReader {
  readonly id: number;
  readonly leads: boolean;
}

/** Another person without a leading role. */
const PEER: AttendeeReader = { id: 0, leads: false };

/** For responses to the person. */
export const toOwnAttendee = (person: Person): AttendeeShape => toAttendee(person, { id: person.id, leads: false });

export function toAttendee(person: Person, reader: AttendeeReader = PEER): AttendeeShape {
  const isOwn = reader.id === person.id;
  return {
    id: person.id,
    role: roleOf(person),
    status: person.status,
    is_owner: person.isOwner,
    is_host: person.isHost,
    has_authority: hasAuthority(person),
    hot_seat: person.hotSeat,
    seating_index: person.seatingIndex,
    is_present: person.present,
    presence_changed_at: person.presentChangedAt?.toISOString() ?? null,
    hand_raised_at: person.handRaisedAt?.toISOString() ?? null,
    anonymized_profile_summary: isOwn || person.profileApprovedAt ? person.anonymizedProfileSummary : null,
    ...(isOwn && { profile_approved: person.profileApprovedAt !== null }),
    ...((isOwn || reader.leads) && { extra_time_percent: person.extraTimePercent }),
    scenario:
      person.scenarioTitle === null || person.scenarioText === null
        ? null
        : { title: person.scenarioTitle, scenario_text: person.scenarioText },
    user: {
      full_name: person.fullName,
      short_name: person.shortName,
      keycloak_id: person.keycloakId,
      is_program: person.isProgram,
    },
  };
}
