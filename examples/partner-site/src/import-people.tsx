import "@hotseat/admin-widgets/styles.css";
import {
  type BatchRow,
  type BatchRowResult,
  type BatchScope,
  type BatchTotals,
  type UploadOptions,
  type UploadResult,
  useBatchCsvEditor,
} from "@hotseat/admin-widgets/batch-csv-editor/headless";
import { BATCH_NAMESPACE, BatchCsvEditorView, loadBatchMessages } from "@hotseat/admin-widgets/batch-csv-editor/view";
import { loadMessages, NAMESPACE } from "@hotseat/admin-widgets/locales";
import { useLocaleNamespace } from "@hotseat/react";

/** People whom this site knows; a real site asks its own server. */
const known = new Map<string, Readonly<BatchRow["values"]>>();

const SCOPE: BatchScope = {
  level: "institution",
  name: "Career Corner",
  roles: ["user"],
  organisations: [],
  institutions: [],
  languages: ["en", "fr", "de", "it"],
};

function save({ row, values }: BatchRow): BatchRowResult {
  const email = values.email ?? "";
  const outcome = known.has(email) ? "updated" : "created";
  known.set(email, values);
  return { row, outcome, reason: null, field: null, differences: [] };
}

function totalsOf(results: readonly BatchRowResult[]): BatchTotals {
  const totals = { created: 0, updated: 0, unchanged: 0, conflict: 0, rejected: 0, skipped: 0, failed: 0 };
  for (const { outcome } of results) totals[outcome] += 1;
  return totals;
}

/** The upload is this site's own: the editor knows no server. */
async function keepPeople(rows: readonly BatchRow[], { onProgress }: UploadOptions): Promise<UploadResult> {
  const startedAt = new Date().toISOString();
  const results = rows.map(save);
  onProgress({ phase: "importing", done: rows.length, total: rows.length });
  return {
    batchId: 1,
    totals: totalsOf(results),
    results,
    startedAt,
    finishedAt: new Date().toISOString(),
    undoUntil: null,
    status: "finished",
  };
}

/** The batch editor with this site's own people, at `?import`. */
export function ImportPeople({ onClose }: { readonly onClose: () => void }) {
  useLocaleNamespace(NAMESPACE, loadMessages);
  useLocaleNamespace(BATCH_NAMESPACE, loadBatchMessages);
  const batch = useBatchCsvEditor({ scope: SCOPE, onUpload: keepPeople });
  return (
    <div style={{ height: 640 }}>
      <BatchCsvEditorView batch={batch} scope={SCOPE} onClose={onClose} />
    </div>
  );
}
