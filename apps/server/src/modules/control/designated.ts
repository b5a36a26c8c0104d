import { ApiError } from "../../contract/errors.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import type { Designation } from "../schedule/designation.ts";

export type DesignatedRole = "interviewer" | "interviewee" | "spotlight";

/** Who is designated after `person` took a role, or after nobody did (live-session.md §4 Designations). */
const RULES: Readonly<Record<DesignatedRole, (before: Designation, person: AttendeeRow | null) => Designation>> = {
  interviewer(before, person) {
    if (person && person.id === before.intervieweeAttendeeId) throw new ApiError("same_person_twice");
    return { ...before, interviewerKeycloakId: person?.keycloakId ?? null };
  },
  interviewee(before, person) {
    if (person && person.keycloakId === before.interviewerKeycloakId) throw new ApiError("same_person_twice");
    return {
      ...before,
      intervieweeAttendeeId: person?.id ?? null,
      spotlightKeycloakId: person?.keycloakId ?? null,
    };
  },
  spotlight(before, person) {
    return { ...before, spotlightKeycloakId: person?.keycloakId ?? null };
  },
};

export function designated(
  before: Designation,
  role: DesignatedRole,
  person: AttendeeRow | null,
  now: Date,
): Designation {
  return { ...RULES[role](before, person), designatedAt: now };
}
