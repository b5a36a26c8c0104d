import type { RoleName } from "../../contract/roles.ts";
import { NOWHERE, type Scope } from "../admin-users/policy.ts";
import type { BatchScope } from "./policy.ts";
import { nameKey, type ReadRow } from "./read-row.ts";
import type { BatchReason } from "./reasons.ts";

/** The organisations and institutions of a scope, by name; those of another scope are not among them. */
export interface Places {
  /** Ids by name. */
  readonly organisations: ReadonlyMap<string, number>;
  readonly institutions: ReadonlyMap<string, readonly { readonly id: number; readonly organisationId: number }[]>;
  /** Names by id, for the differences of a row. */
  readonly organisationNames: ReadonlyMap<number, string>;
  readonly institutionNames: ReadonlyMap<number, string>;
}

/** Returns where a row puts its person: as named, else in the scope, else as before; or the reason against it. */
export function placeRow(
  scope: BatchScope,
  places: Places,
  row: Pick<ReadRow, "organisation" | "institution">,
  role: RoleName,
  before: Scope = NOWHERE,
): Scope | BatchReason {
  if (role === "platform_admin") return NOWHERE;
  const named = row.organisation === null ? null : places.organisations.get(nameKey(row.organisation));
  if (named === undefined) return "organisation_unknown";
  const organisationId = named ?? scope.organisationId ?? null;
  if (role === "organisation_admin") {
    if (row.institution !== null) return "institution_not_allowed";
    const own = organisationId ?? before.organisationId;
    return own === null ? "organisation_required" : { organisationId: own, institutionId: null };
  }
  if (row.institution !== null) return byInstitution(scope, places, row.institution, organisationId);
  const kept = organisationId === null || organisationId === before.organisationId ? before : NOWHERE;
  const institutionId = scope.institutionId ?? kept.institutionId;
  if (institutionId === null) return "institution_required";
  return { organisationId: organisationId ?? kept.organisationId, institutionId };
}

function byInstitution(
  scope: BatchScope,
  places: Places,
  name: string,
  organisationId: number | null,
): Scope | BatchReason {
  const found = (places.institutions.get(nameKey(name)) ?? []).filter(
    (one) =>
      (organisationId === null || one.organisationId === organisationId) &&
      (scope.institutionId === null || one.id === scope.institutionId),
  );
  const [only] = found;
  if (!only) return "institution_unknown";
  if (found.length > 1) return "institution_ambiguous";
  return { organisationId: only.organisationId, institutionId: only.id };
}
