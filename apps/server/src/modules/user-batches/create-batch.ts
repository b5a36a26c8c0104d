import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { handle } from "../../handle.ts";
import { IMPORTS, useQuota } from "../../platform/quota/quota.ts";
import type { GroupPath } from "../admin-users/group.ts";
import { accountsHere } from "../registration/accounts-here.ts";
import { type BatchRow, countReceived, findBatchByKey, forgetOldBatches, insertBatch } from "./batch-repository.ts";
import { createInstitutionBatch, createOrganisationBatch, createPlatformBatch, type NewBatch } from "./contract.ts";
import type { BatchScope } from "./policy.ts";
import { presentBatch } from "./present-batch.ts";
import { scopeOfPath } from "./reachable-batch.ts";

interface CreateCall {
  readonly deps: Deps;
  readonly viewer: Viewer;
  readonly params: GroupPath;
  readonly body: NewBatch;
}

/** Stores an import without rows; the same key of the same person returns the earlier import. */
async function create({ deps, viewer, params, body }: CreateCall) {
  const { db } = deps.database;
  const scope = await scopeOfPath(db, viewer, params);
  accountsHere(deps);
  await forgetOldBatches(db, deps.clock);
  const made = await deps.database.transaction(async (tx) => {
    const row = await insertBatch(tx, {
      keycloakId: viewer.keycloakId,
      idempotencyKey: body.idempotency_key,
      ...scope,
      fileName: body.file_name ?? null,
      rowCount: body.row_count,
      createdAt: deps.clock.now(),
    });
    // A repeated key makes no import, so it counts for none.
    if (row) await useQuota(tx, deps, IMPORTS, viewer.keycloakId);
    return row;
  });
  const batch = made ?? (await findBatchByKey(db, viewer.keycloakId, body.idempotency_key));
  if (!batch) throw new ApiError("unavailable");
  if (!isSame(batch, scope, body.row_count))
    throw new ApiError("validation_failed", {
      fieldErrors: { idempotency_key: ["You have used this key for another import."] },
    });
  const received = made ? 0 : await countReceived(db, batch.id);
  const shown = presentBatch({ batch, creator: viewer.fullName, received }, viewer);
  return made ? ({ status: 201, body: shown } as const) : ({ status: 200, body: shown } as const);
}

const isSame = (batch: BatchRow, scope: BatchScope, rowCount: number): boolean =>
  batch.level === scope.level &&
  batch.organisationId === scope.organisationId &&
  batch.institutionId === scope.institutionId &&
  batch.rowCount === rowCount;

export const createPlatformBatchHandler = handle(createPlatformBatch, create);
export const createOrganisationBatchHandler = handle(createOrganisationBatch, create);
export const createInstitutionBatchHandler = handle(createInstitutionBatch, create);
