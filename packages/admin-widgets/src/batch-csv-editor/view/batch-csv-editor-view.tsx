import { type Clock, systemClock } from "@hotseat/core/clock";
import { browserTimeZone } from "@hotseat/core/reader";
import { ConfirmDialog } from "@hotseat/ui/dialog";
import { useState } from "react";
import { ROWS_MAX } from "../headless/batch.constants";
import type { BatchField, BatchScope } from "../headless/batch.types";
import type { BatchState } from "../headless/editor.types";
import { REQUIRED_FIELDS } from "../headless/rules/rule-context";
import type { BatchCsvEditor } from "../headless/use-batch-csv-editor";
import { BatchActions } from "./batch-actions";
import { BatchContent } from "./batch-content";
import { BatchFrame } from "./frame/batch-frame";
import { TotalsLine } from "./frame/totals-line";
import { ResultFoot } from "./result/result-foot";
import { useBatchText } from "./use-batch-text";

export interface BatchCsvEditorViewProps {
  /** Return value of `useBatchCsvEditor`. */
  batch: BatchCsvEditor;
  scope: BatchScope;
  /** Fields that must not be empty; the same as in the editor's template. Default: e-mail and full name. */
  required?: readonly BatchField[];
  /** Most rows of one import, where the host takes fewer than the editor. */
  rowsMax?: number;
  /** IANA name of the reader's time zone. Default: that of the browser. */
  timeZone?: string;
  /** The clock that says which day is today. Default: that of the machine. */
  clock?: Clock;
  onClose: () => void;
}

/** An import of people as a page: map → check → fix → import → result. Give it the height it may fill. */
export function BatchCsvEditorView({
  batch,
  scope,
  timeZone,
  clock = systemClock,
  onClose,
  ...rest
}: BatchCsvEditorViewProps) {
  const { t } = useBatchText();
  const { state } = batch;
  const [isLeaving, setLeaving] = useState(false);
  const close = () => (hasUnsent(state) ? setLeaving(true) : onClose());
  return (
    <BatchFrame
      scope={scope.name}
      step={state.step}
      fileName={state.step === "empty" ? null : state.fileName || t("empty.pasted")}
      onClose={close}
      hasFoot={state.step !== "empty"}
      summary={<Summary batch={batch} timeZone={timeZone ?? browserTimeZone()} clock={clock} />}
      actions={<BatchActions batch={batch} onClose={onClose} />}
    >
      <BatchContent
        batch={batch}
        scope={scope}
        required={rest.required ?? REQUIRED_FIELDS}
        rowsMax={rest.rowsMax ?? ROWS_MAX}
      />
      {isLeaving ? (
        <ConfirmDialog
          open
          onOpenChange={() => setLeaving(false)}
          title={t("leave.title")}
          description={t(state.step !== "empty" && state.kept === "all" ? "leave.kept" : "leave.lost")}
          confirmLabel={t("leave.confirm")}
          cancelLabel={t("leave.stay")}
          closeLabel={t("close")}
          onConfirm={onClose}
        />
      ) : null}
    </BatchFrame>
  );
}

/** Rows that would be lost, or forgotten, without a question. A running import goes on. */
const hasUnsent = (state: BatchState) =>
  state.step !== "empty" && state.step !== "result" && !(state.step === "import" && state.upload !== null);

interface SummaryProps {
  batch: BatchCsvEditor;
  timeZone: string;
  clock: Clock;
}

function Summary({ batch: { state, editor }, timeZone, clock }: SummaryProps) {
  if (state.step === "empty") return null;
  if (state.step !== "result") return <TotalsLine totals={state.totals} />;
  return (
    <ResultFoot
      result={state.result}
      undo={state.undo.kind}
      timeZone={timeZone}
      clock={clock}
      onUndo={() => void editor.undoUpload()}
    />
  );
}
