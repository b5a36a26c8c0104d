import type { z } from "zod";
import type { AttendeeRow } from "./attendee-repository.ts";
import type { HostHandover } from "./contract.ts";

/** How the current host became host; null without a host, and for one who started or claimed the session. */
export function hostHandover(people: readonly AttendeeRow[]): z.input<typeof HostHandover> | null {
  const host = people.find((person) => person.isHost);
  if (!host?.hostCause || !host.hostSince) return null;
  return {
    host_attendee_id: host.id,
    from_attendee_id: host.hostBeforeAttendeeId,
    cause: host.hostCause,
    at: host.hostSince.toISOString(),
    acknowledged: host.hostAcknowledgedAt !== null,
  };
}
