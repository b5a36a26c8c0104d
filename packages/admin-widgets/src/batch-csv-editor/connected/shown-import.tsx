import { cancelBatch } from "@hotseat/api-client/batches";
import { type AdminScope, batchQuery, keys, mutationDefaults, undoImport } from "@hotseat/api-client/queries";
import { useHotseat, useReader } from "@hotseat/react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { reportFailure } from "../../shared/problem";
import { useAdminText } from "../../shared/use-admin-text";
import { WithoutData } from "../../shared/without-data";
import { DEFAULT_FILE_NAME } from "../headless/batch.constants";
import type { BatchScope } from "../headless/batch.types";
import { csvBlob, writeRecord } from "../headless/file/write-csv";
import { reasonWords } from "../view/check/problem-words";
import { ShownImportView } from "../view/result/shown-import-view";
import { saveFile } from "../view/save-file";
import { useBatchText } from "../view/use-batch-text";
import { isUnderWay } from "./import-status";
import { type KeptRow, keptRowsQuery, rowsToFixQuery } from "./rows-of-import";

interface ShownImportProps {
  id: number;
  /** Scope whose users change. */
  users: AdminScope;
  scope: BatchScope;
  onNew: () => void;
  onClose: () => void;
}

/** An import that runs at the server, or has run: progress, then what came of it. Its table is no longer in this browser. */
export function ShownImport({ id, users, scope, onNew, onClose }: ShownImportProps) {
  const { client } = useHotseat();
  const { t } = useAdminText();
  const batchText = useBatchText();
  const { timeZone } = useReader();
  const queries = useQueryClient();
  const [openedAt] = useState(client.serverClock.now);
  const query = useQuery(batchQuery(client, id));
  const batch = query.data;
  const isRunning = batch !== undefined && isUnderWay(batch.status);
  const rows = useQuery({ ...rowsToFixQuery(client, id), enabled: batch !== undefined && !isRunning });
  const kept = useQuery({ ...keptRowsQuery(client, id), enabled: (batch?.undo?.kept ?? 0) > 0 });
  useEffect(() => {
    if (!isRunning) void queries.invalidateQueries({ queryKey: keys.adminUsers(users) });
  }, [isRunning, queries, users]);
  const onError = (failure: unknown) => reportFailure(failure, t);
  const cancel = useMutation({
    ...mutationDefaults,
    mutationFn: () => client.call(cancelBatch, { path: { batchId: id } }),
    onError,
  });
  const undo = useMutation({
    ...mutationDefaults,
    // `undoImport` repeats its calls itself.
    retry: false,
    mutationFn: () => undoImport(client, id, { signal: new AbortController().signal }),
    onError,
    onSuccess: () => queries.invalidateQueries({ queryKey: batchQuery(client, id).queryKey }),
  });
  if (query.error || !batch) return <WithoutData query={query} />;
  const toFix = rows.data ?? [];
  const exportRows = () => saveFile({ name: DEFAULT_FILE_NAME, blob: csvOf(toFix, batchText) });
  return (
    <ShownImportView
      scope={scope.name}
      fileName={batch.file_name ?? ""}
      progress={isRunning ? (batch.progress ?? { phase: "importing", done: 0, total: batch.row_count }) : null}
      result={{
        ...{ batchId: batch.id, totals: batch.totals, results: toFix, undoUntil: batch.undo_until },
        startedAt: batch.started_at ?? batch.created_at,
        finishedAt: batch.finished_at ?? batch.created_at,
        status: batch.status === "cancelled" || batch.status === "rolled_back" ? batch.status : "finished",
      }}
      undone={undo.data ?? (batch.undo && { ...batch.undo, kept: kept.data ?? [] })}
      canUndo={batch.undo === null && batch.undo_until !== null && Date.parse(batch.undo_until) > openedAt}
      isUndoing={undo.isPending}
      emailOf={(row) => toFix.find((one) => one.row === row)?.email ?? ""}
      timeZone={timeZone}
      clock={client.serverClock}
      onCancel={() => cancel.mutate()}
      onUndo={() => undo.mutate()}
      onExport={exportRows}
      onNew={onNew}
      onClose={onClose}
    />
  );
}

function csvOf(rows: readonly KeptRow[], { t }: ReturnType<typeof useBatchText>): Blob {
  const head = ["email", t("result.column.why")];
  return csvBlob(
    [head, ...rows.map(({ email, reason }) => [email, reasonWords(t, reason)])].map((row) => writeRecord(row)),
  );
}
