import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { readTextPage } from "../users/text-page.ts";
import { getOrganisation, listOrganisations } from "./contract.ts";
import {
  countOrganisations,
  findOrganisation,
  ORGANISATION_ORDER,
  selectOrganisations,
  toOrganisation,
} from "./organisation-repository.ts";
import { boundsOf, ORGANISATION_POLICY } from "./policy.ts";

export const listOrganisationsHandler = handle(listOrganisations, async ({ deps, viewer, query }) => {
  const { db } = deps.database;
  const bounds = boundsOf(viewer, ORGANISATION_POLICY.read);
  const body = await readTextPage({
    publicUrl: deps.config.publicUrl,
    path: listOrganisations.path,
    query,
    order: ORGANISATION_ORDER,
    read: (wanted) => selectOrganisations(db, bounds, query.search, wanted),
    count: await countOrganisations(db, bounds, query.search),
    present: toOrganisation,
  });
  return { status: 200, body };
});

export const getOrganisationHandler = handle(getOrganisation, async ({ deps, viewer, params }) => {
  const bounds = boundsOf(viewer, ORGANISATION_POLICY.read);
  const organisation = await findOrganisation(deps.database.db, bounds, params.id);
  if (!organisation) throw new ApiError("organisation_not_found");
  return { status: 200, body: toOrganisation(organisation) };
});
