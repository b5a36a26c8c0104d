import type { HotseatClient } from "@hotseat/api-client";
import { listBatchRows } from "@hotseat/api-client/batches";
import { BATCH_CHUNK_MAX } from "@hotseat/api-client/constants";
import { hotseatDefaultOptions } from "@hotseat/api-client/queries";
import { queryOptions } from "@tanstack/react-query";
import type { BatchOutcome, BatchRowResult, UndoResult } from "../headless/batch.types";

/** Outcomes of rows that are not in. */
const NOT_IN = ["rejected", "conflict", "failed", "skipped"] as const satisfies readonly BatchOutcome[];

export type KeptRow = BatchRowResult & { readonly email: string };

/**
 * The rows of a finished import that are not in, in the order of the file: of each outcome as many as one call lists. A file
 * with more is mended at its source.
 */
export const rowsToFixQuery = (client: HotseatClient, batchId: number) =>
  queryOptions({
    ...hotseatDefaultOptions.queries,
    queryKey: ["hotseat", "batches", batchId, "to-fix"],
    queryFn: async ({ signal }): Promise<readonly KeptRow[]> => {
      const pages = await Promise.all(
        NOT_IN.map((outcome) =>
          client.call(listBatchRows, { path: { batchId }, query: { outcome, limit: BATCH_CHUNK_MAX }, signal }),
        ),
      );
      return pages
        .flatMap(({ results }) => results)
        .map(({ email, ...row }) => ({ ...row, email: email ?? "" }))
        .sort((one, other) => one.row - other.row);
    },
  });

/** The rows of an undone import whose people stay, because they have acted since. */
export const keptRowsQuery = (client: HotseatClient, batchId: number) =>
  queryOptions({
    ...hotseatDefaultOptions.queries,
    queryKey: ["hotseat", "batches", batchId, "kept"],
    queryFn: async ({ signal }): Promise<UndoResult["kept"]> => {
      const page = await client.call(listBatchRows, {
        path: { batchId },
        query: { undo: "kept", limit: BATCH_CHUNK_MAX },
        signal,
      });
      return page.results.map(({ row, email }) => ({ row, email: email ?? "" }));
    },
  });
