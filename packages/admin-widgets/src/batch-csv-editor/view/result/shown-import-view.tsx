import type { Clock } from "@hotseat/core/clock";
import { Button } from "@hotseat/ui/button";
import type { BatchProgress, UndoResult, UploadResult } from "../../headless/batch.types";
import { BatchFrame } from "../frame/batch-frame";
import { ImportProgress } from "../import/import-progress";
import { useBatchText } from "../use-batch-text";
import { ResultFoot } from "./result-foot";
import { ResultStep } from "./result-step";

export interface ShownImportViewProps {
  scope: string;
  fileName: string;
  /** Null: the import is over. */
  progress: BatchProgress | null;
  result: UploadResult;
  undone: UndoResult | null;
  canUndo: boolean;
  isUndoing: boolean;
  emailOf: (row: number) => string;
  timeZone: string;
  clock: Clock;
  onCancel: () => void;
  onUndo: () => void;
  onExport: () => void;
  onNew: () => void;
  onClose: () => void;
}

/** An import without its table: of an earlier visit, or of a colleague. */
export function ShownImportView(props: ShownImportViewProps) {
  const { progress, result, undone, canUndo, isUndoing, timeZone, clock, onClose } = props;
  const { t } = useBatchText();
  const undo = undone ? "done" : isUndoing ? "running" : canUndo ? "possible" : "none";
  return (
    <BatchFrame
      scope={props.scope}
      step={progress ? "import" : "result"}
      fileName={props.fileName || t("empty.pasted")}
      onClose={onClose}
      summary={
        progress ? (
          t("import.running")
        ) : (
          <ResultFoot result={result} undo={undo} timeZone={timeZone} clock={clock} onUndo={props.onUndo} />
        )
      }
      actions={
        progress ? null : (
          <>
            <Button variant="secondary" size="large" onClick={props.onNew}>
              {t("import.new")}
            </Button>
            <Button variant="primary" size="large" onClick={onClose}>
              {t("next.done")}
            </Button>
          </>
        )
      }
    >
      {progress ? (
        <ImportProgress progress={progress} {...(progress.phase !== "undoing" && { onCancel: props.onCancel })} />
      ) : (
        <ResultStep
          result={result}
          toFix={result.results}
          undone={undone}
          notice={null}
          textOf={(row, field) => (field === "email" ? props.emailOf(row) : "")}
          onExport={props.onExport}
        />
      )}
    </BatchFrame>
  );
}
