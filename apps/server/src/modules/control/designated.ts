import type { z } from "zod";
import { ApiError } from "../../contract/errors.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import type { Designation } from "../schedule/designation.ts";
import type { DesignatedRole } from "./contract.ts";

export type DesignatedRoleName = z.infer<typeof DesignatedRole>;

type Rule = (before: Designation, person: AttendeeRow | null, turnOf: number | null) => Designation;

/** Returns the designations after `person`, or nobody, took a role (LS-4.33, LS-4.34). */
const RULES: Readonly<Record<DesignatedRoleName, Rule>> = {
  interviewer(before, person, turnOf) {
    if (person && person.id === (turnOf ?? before.intervieweeAttendeeId)) throw new ApiError("same_person_twice");
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

/** @param turnOf candidate of the current turn, with or without a designation; null outside a turn */
export function designated(
  before: Designation,
  role: DesignatedRoleName,
  person: AttendeeRow | null,
  turnOf: number | null,
  now: Date,
): Designation {
  return { ...RULES[role](before, person, turnOf), designatedAt: now };
}
