import type { z } from "zod";
import type { PendingUser } from "./contract.requests.ts";
import type { IsKnownAddress } from "./known-domains.ts";
import type { NamedRegistration, PendingRow } from "./registration-repository.ts";

type PendingShape = z.input<typeof PendingUser>;

/** Organisation and institution of a registration, by id and name. */
export const presentNamed = ({
  registration: { organisationId, institutionId },
  organisationName,
  institutionName,
}: NamedRegistration): Pick<PendingShape, "organisation" | "institution"> => ({
  organisation:
    organisationId === null || organisationName === null ? null : { id: organisationId, name: organisationName },
  institution: institutionId === null || institutionName === null ? null : { id: institutionId, name: institutionName },
});

/** A waiting request; it has its person. */
export function presentPending(named: PendingRow, isKnown: IsKnownAddress): PendingShape {
  const { id, keycloakId, email, fullName, shortName, language, createdAt, verifiedAt } = named.registration;
  if (keycloakId === null) throw new Error(`The request ${id} waits without a person.`);
  return {
    id,
    keycloak_id: keycloakId,
    email,
    full_name: fullName,
    short_name: shortName,
    language,
    ...presentNamed(named),
    is_address_of_institution: isKnown(named.registration),
    submitted_at: createdAt.toISOString(),
    verified_at: verifiedAt?.toISOString() ?? null,
  };
}
