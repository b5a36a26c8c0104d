import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { getInstitution, listInstitutions } from "./contract.ts";
import { findInstitution, selectInstitutions, toInstitution } from "./institution-repository.ts";
import { boundsOf, INSTITUTION_POLICY } from "./policy.ts";

export const listInstitutionsHandler = handle(listInstitutions, async ({ deps, viewer, query }) => {
  const bounds = boundsOf(viewer, INSTITUTION_POLICY.read);
  const rows = await selectInstitutions(deps.database.db, bounds, { organisationId: query.organisation });
  return { status: 200, body: { results: rows.map(toInstitution), next: null, previous: null, count: rows.length } };
});

export const getInstitutionHandler = handle(getInstitution, async ({ deps, viewer, params }) => {
  const bounds = boundsOf(viewer, INSTITUTION_POLICY.read);
  const institution = await findInstitution(deps.database.db, bounds, params.id);
  if (!institution) throw new ApiError("institution_not_found");
  return { status: 200, body: toInstitution(institution) };
});
