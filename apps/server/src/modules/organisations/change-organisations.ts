import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import type { Db } from "../../platform/database/database.ts";
import { createOrganisation, deleteOrganisation, updateOrganisation } from "./contract.ts";
import {
  deleteEmptyOrganisation,
  findOrganisation,
  insertOrganisation,
  isOrganisationNameTaken,
  lockNames,
  type OrganisationRow,
  renameOrganisation,
  toOrganisation,
} from "./organisation-repository.ts";
import { type Bounds, boundsOf, ORGANISATION_POLICY } from "./policy.ts";

export const createOrganisationHandler = handle(createOrganisation, async ({ deps, viewer, body }) => {
  boundsOf(viewer, ORGANISATION_POLICY.create);
  const created = await deps.database.transaction(async (tx) => {
    await lockNames(tx);
    await assertFree(tx, body.name, null);
    return found(tx, {}, await insertOrganisation(tx, body.name));
  });
  return { status: 201, body: toOrganisation(created) };
});

export const updateOrganisationHandler = handle(updateOrganisation, async ({ deps, viewer, params, body }) => {
  const bounds = boundsOf(viewer, ORGANISATION_POLICY.rename);
  const changed = await deps.database.transaction(async (tx) => {
    await lockNames(tx);
    await found(tx, bounds, params.id);
    await assertFree(tx, body.name, params.id);
    await renameOrganisation(tx, params.id, body.name);
    return found(tx, bounds, params.id);
  });
  return { status: 200, body: toOrganisation(changed) };
});

export const deleteOrganisationHandler = handle(deleteOrganisation, async ({ deps, viewer, params }) => {
  const bounds = boundsOf(viewer, ORGANISATION_POLICY.remove);
  await deps.database.transaction(async (tx) => {
    await found(tx, bounds, params.id);
    if (!(await deleteEmptyOrganisation(tx, params.id))) throw new ApiError("still_in_use");
  });
  return { status: 204 };
});

async function found(tx: Db, bounds: Bounds, id: number): Promise<OrganisationRow> {
  const row = await findOrganisation(tx, bounds, id);
  if (!row) throw new ApiError("organisation_not_found");
  return row;
}

async function assertFree(tx: Db, name: string, exceptId: number | null): Promise<void> {
  if (await isOrganisationNameTaken(tx, name, exceptId))
    throw new ApiError("name_taken", { fieldErrors: { name: ["This name is already taken."] } });
}
