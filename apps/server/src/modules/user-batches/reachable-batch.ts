import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Db } from "../../platform/database/database.ts";
import { type GroupPath, groupOf } from "../admin-users/group.ts";
import { type BatchRow, type BatchWithFacts, findBatch, lockBatch } from "./batch-repository.ts";
import { type BatchScope, reaches } from "./policy.ts";

/** The scope that a path names; throws where it is not the administrator's, as where it does not exist. */
export async function scopeOfPath(db: Db, viewer: Viewer, path: GroupPath): Promise<BatchScope> {
  const { organisationId = null, institutionId = null } = await groupOf(db, viewer, path);
  const level = institutionId !== null ? "institution" : organisationId !== null ? "organisation" : "platform";
  return { level, organisationId, institutionId };
}

/** An import of a scope of the administrator's; every other one does not exist for them. */
export async function reachableBatch(db: Db, viewer: Viewer, id: number): Promise<BatchWithFacts> {
  const found = await findBatch(db, id);
  if (!found || !reaches(viewer, found.batch)) throw new ApiError("batch_not_found");
  return found;
}

/** An import like that of `reachableBatch`, locked until commit. `own`: it must be the caller's. */
export async function lockReachable(tx: Db, viewer: Viewer, id: number, whose: "own" | "any"): Promise<BatchRow> {
  const batch = await lockBatch(tx, id);
  if (!batch || !reaches(viewer, batch)) throw new ApiError("batch_not_found");
  if (whose === "own" && batch.keycloakId !== viewer.keycloakId) throw new ApiError("permission_denied");
  return batch;
}
