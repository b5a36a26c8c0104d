import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { handle } from "../../handle.ts";
import type { GroupPath } from "../admin-users/group.ts";
import { cutPage, decodePosition, pageAddress } from "../sessions/cursor.ts";
import { countBatches, selectBatches } from "./batch-repository.ts";
import {
  getBatch,
  listBatchRows,
  listInstitutionBatches,
  listOrganisationBatches,
  listPlatformBatches,
} from "./contract.ts";
import { presentBatch, presentRow } from "./present-batch.ts";
import { reachableBatch, scopeOfPath } from "./reachable-batch.ts";
import { countJudgedRows, selectJudgedRows } from "./row-repository.ts";

interface ListCall {
  readonly deps: Deps;
  readonly viewer: Viewer;
  readonly params: GroupPath;
  readonly query: { readonly cursor?: string | undefined; readonly limit: number };
}

/** Two statements besides those of the scope, whatever the number of imports. */
async function list(path: string, { deps, viewer, params, query }: ListCall) {
  const { db } = deps.database;
  const scope = await scopeOfPath(db, viewer, params);
  const cursor = decodePosition(query.cursor);
  const rows = await selectBatches(db, scope, cursor, query.limit);
  const placed = rows.map((row) => ({ row, group: 0, key: row.batch.id, id: row.batch.id }));
  const { page, after, before } = cutPage(placed, query.limit, cursor);
  const here = path.replace(/:(\w+)/g, (_whole, name: string) => String(params[name as keyof GroupPath]));
  return {
    results: page.map(({ row }) => presentBatch(row, viewer)),
    next: pageAddress(deps.config.publicUrl, here, query, after),
    previous: pageAddress(deps.config.publicUrl, here, query, before),
    count: await countBatches(db, scope),
  };
}

export const listPlatformBatchesHandler = handle(listPlatformBatches, async (call) => ({
  status: 200,
  body: await list(listPlatformBatches.path, call),
}));
export const listOrganisationBatchesHandler = handle(listOrganisationBatches, async (call) => ({
  status: 200,
  body: await list(listOrganisationBatches.path, call),
}));
export const listInstitutionBatchesHandler = handle(listInstitutionBatches, async (call) => ({
  status: 200,
  body: await list(listInstitutionBatches.path, call),
}));

export const getBatchHandler = handle(getBatch, async ({ deps, viewer, params }) => ({
  status: 200,
  body: presentBatch(await reachableBatch(deps.database.db, viewer, params.batchId), viewer),
}));

export const listBatchRowsHandler = handle(listBatchRows, async ({ deps, viewer, params, query }) => {
  const { db } = deps.database;
  const { batch } = await reachableBatch(db, viewer, params.batchId);
  const cursor = decodePosition(query.cursor);
  const rows = await selectJudgedRows(db, batch.id, query, cursor, query.limit);
  const placed = rows.map((row) => ({ row, group: 0, key: row.position, id: row.position }));
  const { page, after, before } = cutPage(placed, query.limit, cursor);
  const here = listBatchRows.path.replace(":batchId", String(batch.id));
  return {
    status: 200,
    body: {
      results: page.map(({ row }) => presentRow(row)),
      next: pageAddress(deps.config.publicUrl, here, query, after),
      previous: pageAddress(deps.config.publicUrl, here, query, before),
      count: await countJudgedRows(db, batch.id, query),
    },
  };
});
