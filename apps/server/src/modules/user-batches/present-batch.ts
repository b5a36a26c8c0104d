import type { z } from "zod";
import type { Viewer } from "../../contract/viewer.ts";
import type { BatchRow, BatchWithFacts, StoredRow } from "./batch-repository.ts";
import type { Batch, BatchRowResult } from "./contract.shapes.ts";
import { BATCH_OUTCOMES } from "./reasons.ts";

type Shape = z.input<typeof Batch>;

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

function progressOf(batch: BatchRow, received: number): Shape["progress"] {
  const total = batch.rowCount;
  switch (batch.status) {
    case "receiving":
      return { phase: "sending", done: received, total };
    case "checking":
      return { phase: "checking", done: batch.done, total };
    case "importing": {
      const isDryRun = batch.policy === "all_or_nothing" && !batch.isCleared;
      return { phase: isDryRun ? "checking" : "importing", done: batch.done, total };
    }
    case "rolling_back":
    case "undoing":
      return { phase: "undoing", done: batch.done, total };
    default:
      return null;
  }
}

/** An import as the caller reads it. */
export function presentBatch({ batch, creator, received }: BatchWithFacts, viewer: Viewer): Shape {
  return {
    id: batch.id,
    level: batch.level,
    organisation_id: batch.organisationId,
    institution_id: batch.institutionId,
    file_name: batch.fileName,
    creator,
    is_own: batch.keycloakId === viewer.keycloakId,
    status: batch.status,
    policy: batch.policy,
    send_invitations: batch.sendInvitations,
    row_count: batch.rowCount,
    received,
    progress: progressOf(batch, received),
    totals: Object.fromEntries(
      BATCH_OUTCOMES.map((outcome) => [outcome, batch.totals[outcome] ?? 0]),
    ) as Shape["totals"],
    created_at: batch.createdAt.toISOString(),
    started_at: isoOf(batch.startedAt),
    finished_at: isoOf(batch.finishedAt),
    undo_until: isoOf(batch.undoUntil),
    undo: batch.status === "undone" ? batch.undo : null,
  };
}

export const presentRow = (row: StoredRow): z.input<typeof BatchRowResult> => ({
  row: row.row,
  email: row.email,
  outcome: row.outcome ?? "skipped",
  reason: row.reason,
  field: row.field,
  differences: row.differences ?? [],
  undo: row.undo === "removing" ? "removed" : row.undo,
});
