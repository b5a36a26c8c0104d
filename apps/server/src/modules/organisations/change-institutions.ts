import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import type { Db } from "../../platform/database/database.ts";
import { createInstitution, deleteInstitution, updateInstitution } from "./contract.ts";
import {
  deleteEmptyInstitution,
  findInstitution,
  type InstitutionRow,
  insertInstitution,
  isInstitutionNameTaken,
  renameInstitution,
  toInstitution,
} from "./institution-repository.ts";
import { findOrganisation, lockNames } from "./organisation-repository.ts";
import { type Bounds, boundsOf, INSTITUTION_POLICY } from "./policy.ts";

export const createInstitutionHandler = handle(createInstitution, async ({ deps, viewer, body }) => {
  const bounds = boundsOf(viewer, INSTITUTION_POLICY.create);
  const organisationId = body.organisation_id ?? bounds.organisationId;
  if (organisationId === undefined)
    throw new ApiError("validation_failed", {
      fieldErrors: { organisation_id: ["Organisation ID is missing in the payload."] },
    });
  const created = await deps.database.transaction(async (tx) => {
    await lockNames(tx);
    if (!(await findOrganisation(tx, bounds, organisationId))) throw new ApiError("organisation_not_found");
    await assertFree(tx, organisationId, body.name, null);
    return found(tx, bounds, await insertInstitution(tx, organisationId, body.name));
  });
  return { status: 201, body: toInstitution(created) };
});

export const updateInstitutionHandler = handle(updateInstitution, async ({ deps, viewer, params, body }) => {
  const bounds = boundsOf(viewer, INSTITUTION_POLICY.rename);
  const changed = await deps.database.transaction(async (tx) => {
    await lockNames(tx);
    const { organisationId } = await found(tx, bounds, params.id);
    await assertFree(tx, organisationId, body.name, params.id);
    await renameInstitution(tx, params.id, body.name);
    return found(tx, bounds, params.id);
  });
  return { status: 200, body: toInstitution(changed) };
});

export const deleteInstitutionHandler = handle(deleteInstitution, async ({ deps, viewer, params }) => {
  const bounds = boundsOf(viewer, INSTITUTION_POLICY.remove);
  await deps.database.transaction(async (tx) => {
    await found(tx, bounds, params.id);
    if (!(await deleteEmptyInstitution(tx, params.id))) throw new ApiError("still_in_use");
  });
  return { status: 204 };
});

async function found(tx: Db, bounds: Bounds, id: number): Promise<InstitutionRow> {
  const row = await findInstitution(tx, bounds, id);
  if (!row) throw new ApiError("institution_not_found");
  return row;
}

async function assertFree(tx: Db, organisationId: number, name: string, exceptId: number | null): Promise<void> {
  if (await isInstitutionNameTaken(tx, organisationId, name, exceptId))
    throw new ApiError("name_taken", { fieldErrors: { name: ["This name is already taken."] } });
}
