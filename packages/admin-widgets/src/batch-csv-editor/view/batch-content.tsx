import { DEFAULT_FILE_NAME } from "../headless/batch.constants";
import type { BatchField, BatchRowResult, BatchScope } from "../headless/batch.types";
import type { BatchState } from "../headless/editor.types";
import { scopeFields } from "../headless/mapping/scope-fields";
import type { BatchCsvEditor } from "../headless/use-batch-csv-editor";
import { CheckStep } from "./check/check-step";
import { reasonWords } from "./check/problem-words";
import { EmptyStep } from "./empty/empty-step";
import { ImportStep } from "./import/import-step";
import { MapStep } from "./map/map-step";
import { ResultStep } from "./result/result-step";
import { saveFile } from "./save-file";
import { useBatchText } from "./use-batch-text";

interface BatchContentProps {
  batch: BatchCsvEditor;
  scope: BatchScope;
  required: readonly BatchField[];
  rowsMax: number;
}

/** Name of the downloaded template. */
const TEMPLATE_NAME = "users_template.csv";

/** The content of the current step. */
export function BatchContent({ batch: { state, editor }, scope, required, rowsMax }: BatchContentProps) {
  const fields = scopeFields(scope);
  switch (state.step) {
    case "empty":
      return (
        <EmptyStep
          {...state}
          scope={scope}
          fields={fields}
          required={required}
          rowsMax={rowsMax}
          onFile={(file) => void editor.openFile(file)}
          onText={(text) => void editor.openText(text)}
          onTemplate={() => saveFile(editor.templateCsv(TEMPLATE_NAME))}
          onCancel={() => editor.cancelReading()}
          onResume={() => editor.resume()}
          onForget={() => editor.forgetKept()}
        />
      );
    case "map":
      return (
        <MapStep
          mappings={state.mappings}
          fields={fields}
          required={required}
          missing={state.missing}
          isRefused={state.notice?.code === "required_column_missing"}
          format={state.format}
          onMap={(column, field) => void editor.mapColumn(column, field)}
          onFormat={(format) => void editor.setFormat(format)}
        />
      );
    case "check":
    case "fix":
      return (
        <CheckStep
          editor={editor}
          state={state}
          scope={scope}
          required={required}
          canReread={state.step === "check"}
          onDownload={() => void editor.exportCsv(DEFAULT_FILE_NAME).then(saveFile)}
        />
      );
    case "import":
      return (
        <ImportStep
          scope={scope.name}
          toSend={state.toSend}
          aside={state.totals.aside}
          choice={state.choice}
          progress={state.upload}
          notice={state.notice}
          onChoose={(choice) => editor.choose(choice)}
          onCancel={() => editor.cancelUpload()}
        />
      );
    case "result":
      return <Result editor={editor} state={state} />;
  }
}

interface ResultProps {
  editor: BatchCsvEditor["editor"];
  state: Extract<BatchState, { step: "result" }>;
}

function Result({ editor, state }: ResultProps) {
  const { t } = useBatchText();
  const columnOf = (wanted: BatchField) => state.columns.find(({ field }) => field === wanted);
  const textOf = (row: number, field: BatchField) => {
    const column = columnOf(field);
    return column ? editor.cell(row, column.id) : "";
  };
  const edit = (row: number) => {
    editor.goTo("fix");
    editor.setOnlyProblems(false);
    const at = state.rows.indexOf(row);
    const column = state.columns.findIndex(({ field }) => field === "email");
    editor.selectCell({ row: Math.max(0, at), column: Math.max(0, column) });
  };
  const exportRows = () =>
    editor.exportRejected(DEFAULT_FILE_NAME, t("result.column.why"), ({ reason }: BatchRowResult) =>
      reasonWords(t, reason),
    );
  return (
    <ResultStep
      result={state.result}
      toFix={state.toFix}
      aside={state.totals.aside}
      undone={state.undo.kind === "done" ? state.undo.result : null}
      notice={state.notice}
      textOf={textOf}
      onExport={() => void exportRows().then(saveFile)}
      onEdit={edit}
      onRetry={edit}
    />
  );
}
