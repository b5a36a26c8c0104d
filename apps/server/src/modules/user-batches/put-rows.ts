import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { changeBatch, countReceived } from "./batch-repository.ts";
import { putBatchRows } from "./contract.ts";
import { forgetOutcomes } from "./finish-batch.ts";
import { presentBatch } from "./present-batch.ts";
import { lockReachable } from "./reachable-batch.ts";
import { storeRows } from "./row-repository.ts";

/** Stores rows as the file has them; they are judged by the check and by the import. */
export const putBatchRowsHandler = handle(putBatchRows, async ({ deps, viewer, params, body }) => {
  const { batch, received } = await deps.database.transaction(async (tx) => {
    const found = await lockReachable(tx, viewer, params.batchId, "own");
    if (found.status === "checking") throw new ApiError("batch_busy");
    if (found.status !== "receiving" && found.status !== "checked") throw new ApiError("batch_over");
    if (body.offset + body.rows.length > found.rowCount)
      throw new ApiError("validation_failed", { fieldErrors: { rows: ["There are more rows than `row_count`."] } });
    if (found.status === "checked") {
      await forgetOutcomes(tx, found.id);
      await changeBatch(tx, found.id, { status: "receiving", totals: {}, done: 0 });
    }
    await storeRows(tx, found.id, body.offset, body.rows);
    const count = await countReceived(tx, found.id);
    return { batch: { ...found, status: "receiving" as const, totals: {}, done: 0 }, received: count };
  });
  return { status: 200, body: presentBatch({ batch, creator: viewer.fullName, received }, viewer) };
});
