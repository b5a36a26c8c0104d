import type { Person } from "./attendee-repository.ts";

/** The people with a raised hand, the first raised first. */
export function raisedHands(
  people: readonly Person[],
): Array<{ attendee_id: number; keycloak_id: string; raised_at: string }> {
  return people
    .flatMap((person) =>
      person.handRaisedAt === null
        ? []
        : [{ attendee_id: person.id, keycloak_id: person.keycloakId, raised_at: person.handRaisedAt.toISOString() }],
    )
    .sort((a, b) => a.raised_at.localeCompare(b.raised_at) || a.attendee_id - b.attendee_id);
}
