import { Dialog, DialogFormActions } from "@hotseat/ui/dialog";
import { TextField } from "@hotseat/ui/text-field";
import { type FormEvent, useId, useState } from "react";
import type { BatchColumn, EditProblem } from "../../headless/editor.types";
import type { BatchEditor } from "../../headless/store/create-batch-editor";
import { useBatchText } from "../use-batch-text";

interface ColumnDialogProps {
  editor: BatchEditor;
  /** The column to rename; null: a new one. */
  column: BatchColumn | null;
  onClose: () => void;
}

/** Names a new column, or one that is there. A name that is refused stays in the field with the reason. */
export function ColumnDialog({ editor, column, onClose }: ColumnDialogProps) {
  const { t } = useBatchText();
  const formId = useId();
  const [name, setName] = useState(column?.name ?? "");
  const [refused, setRefused] = useState<EditProblem | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = column ? editor.renameColumn(column.id, name) : editor.addColumn(name);
    setRefused(problem);
    if (problem) editor.dismissNotice();
    else onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t(column ? "grid.renameColumnTitle" : "grid.addColumnTitle")}
      closeLabel={t("close")}
      footer={<DialogFormActions form={formId} cancelLabel={t("cancel")} submitLabel={t("grid.saveColumn")} />}
    >
      <form id={formId} onSubmit={submit}>
        <TextField
          label={t("grid.columnName")}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          {...(refused && { error: t(`edits.${refused.code}`) })}
        />
      </form>
    </Dialog>
  );
}
