import { Button } from "@hotseat/ui/button";
import { Dialog, DialogActions, DialogClose } from "@hotseat/ui/dialog";
import { TextArea } from "@hotseat/ui/text-area";
import { useState } from "react";
import { useBatchText } from "../use-batch-text";

/** A field for rows that were copied in a spreadsheet. */
export function PasteDialog({ onText, onClose }: { onText: (text: string) => void; onClose: () => void }) {
  const { t } = useBatchText();
  const [text, setText] = useState("");
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("empty.paste")}
      description={t("empty.pasteHint")}
      closeLabel={t("close")}
      footer={
        <DialogActions>
          <DialogClose>
            <Button variant="secondary">{t("cancel")}</Button>
          </DialogClose>
          <Button variant="primary" disabled={text.trim() === ""} onClick={() => onText(text)}>
            {t("empty.pasteUse")}
          </Button>
        </DialogActions>
      }
    >
      <TextArea
        label={t("empty.pasteLabel")}
        rows={8}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </Dialog>
  );
}
