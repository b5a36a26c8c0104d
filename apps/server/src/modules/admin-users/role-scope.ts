import { ApiError } from "../../contract/errors.ts";
import type { RoleName } from "../../contract/roles.ts";
import { NOWHERE, type Scope } from "./policy.ts";

/** Returns the scope that a person with this role has; throws `validation_failed` where an administrator lacks theirs. */
export function assertRoleFits(role: RoleName, { organisationId, institutionId }: Scope): Scope {
  switch (role) {
    case "platform_admin":
      return NOWHERE;
    case "organisation_admin":
      if (organisationId === null) throw missing("organisation_id", "An organisation must be selected for this role.");
      return { organisationId, institutionId: null };
    case "institution_admin":
      assertInstitution(institutionId);
      return { organisationId, institutionId };
    default:
      return { organisationId, institutionId };
  }
}

/** Throws `validation_failed` without an institution. */
export function assertInstitution(institutionId: number | null): void {
  if (institutionId === null) throw missing("institution_id", "An institution must be selected for this role.");
}

const missing = (field: string, message: string) =>
  new ApiError("validation_failed", { fieldErrors: { [field]: [message] } });
