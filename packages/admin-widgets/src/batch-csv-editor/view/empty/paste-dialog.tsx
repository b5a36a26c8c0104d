import { Dialog, DialogFormActions } from "@hotseat/ui/dialog";
import { TextArea } from "@hotseat/ui/text-area";
import { type FormEvent, useId, useState } from "react";
import { useBatchText } from "../use-batch-text";

/** A field for rows that were copied in a spreadsheet. */
export function PasteDialog({ onText, onClose }: { onText: (text: string) => void; onClose: () => void }) {
  const { t } = useBatchText();
  const formId = useId();
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onText(text);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("empty.paste")}
      description={t("empty.pasteHint")}
      closeLabel={t("close")}
      footer={
        <DialogFormActions
          form={formId}
          cancelLabel={t("cancel")}
          submitLabel={t("empty.pasteUse")}
          disabled={text.trim() === ""}
        />
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextArea
          label={t("empty.pasteLabel")}
          rows={8}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
