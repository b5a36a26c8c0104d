import { queryOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import {
  getBatch,
  listInstitutionBatches,
  listOrganisationBatches,
  listPlatformBatches,
} from "../generated/operations/batches";
import type { Batch } from "../generated/types.gen";
import { queryDefaults } from "./defaults";
import { type AdminScope, keys } from "./keys";

/** Imports in a list of recent ones. */
const RECENT_BATCHES = 10;
/** Milliseconds between two looks at an import that is being worked on. */
export const BATCH_POLL_MS = 1000;

/** Returns whether the server works on an import. */
export const isBatchWorking = ({ status }: Pick<Batch, "status">): boolean =>
  status === "checking" || status === "importing" || status === "rolling_back" || status === "undoing";

function fetchBatches(client: HotseatClient, scope: AdminScope, signal: AbortSignal) {
  const asked = { query: { limit: RECENT_BATCHES }, signal };
  switch (scope.kind) {
    case "platform":
      return client.call(listPlatformBatches, asked);
    case "organisation":
      return client.call(listOrganisationBatches, { path: { orgId: scope.id }, ...asked });
    case "institution":
      return client.call(listInstitutionBatches, { path: { instId: scope.id }, ...asked });
  }
}

/** The latest imports of a scope; read again while one of them is being worked on. */
export const batchesQuery = (client: HotseatClient, scope: AdminScope) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.batches(scope),
    queryFn: ({ signal }) => fetchBatches(client, scope, signal),
    refetchInterval: ({ state }) => (state.data?.results.some(isBatchWorking) ? BATCH_POLL_MS : false),
  });

/** One import with its progress; read again while it is being worked on. */
export const batchQuery = (client: HotseatClient, batchId: number) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.batch(batchId),
    queryFn: ({ signal }) => client.call(getBatch, { path: { batchId }, signal }),
    refetchInterval: ({ state }) => (state.data && isBatchWorking(state.data) ? BATCH_POLL_MS : false),
  });
