import { BATCH_ROWS_MAX } from "@hotseat/api-client/constants";
import { type AdminScope, checkPeople, importPeople, keys, undoImport } from "@hotseat/api-client/queries";
import { browserStorage } from "@hotseat/core/storage";
import { useHotseat, useReader } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { useQueryClient } from "@tanstack/react-query";
import type { BatchScope } from "../headless/batch.types";
import { useBatchCsvEditor } from "../headless/use-batch-csv-editor";
import { BatchCsvEditorView } from "../view/batch-csv-editor-view";
import { useBatchText } from "../view/use-batch-text";

export interface NewImportProps {
  scope: AdminScope;
  batchScope: BatchScope;
  onClose: () => void;
}

/** A table that is edited here and sent to the server; it is kept in this tab until it is sent. */
export function NewImport({ scope, batchScope, onClose }: NewImportProps) {
  const { t } = useBatchText();
  const { client } = useHotseat();
  const { timeZone } = useReader();
  const queries = useQueryClient();
  const refetch = () => void queries.invalidateQueries({ queryKey: keys.adminUsers(scope) });
  const batch = useBatchCsvEditor({
    scope: batchScope,
    storage: browserStorage("sessionStorage"),
    choices: browserStorage("localStorage"),
    onCheck: (rows, options) => checkPeople(client, scope, rows, options),
    onUpload: async (rows, options) => {
      const state = batch.editor.store.getState();
      const fileName = state.step === "empty" ? "" : state.fileName;
      const result = await importPeople(client, scope, rows, { ...options, ...(fileName && { fileName }) });
      refetch();
      return result;
    },
    onUndo: async (id, options) => {
      const result = await undoImport(client, id, options);
      refetch();
      return result;
    },
    onNotice: ({ name }) => toast.success({ title: t("import.submitted", { name }) }),
  });
  return (
    <BatchCsvEditorView
      batch={batch}
      scope={batchScope}
      rowsMax={BATCH_ROWS_MAX}
      timeZone={timeZone}
      clock={client.serverClock}
      onClose={onClose}
    />
  );
}
