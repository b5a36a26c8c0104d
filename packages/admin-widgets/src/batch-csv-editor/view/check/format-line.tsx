import { Checkbox } from "@hotseat/ui/checkbox";
import { Dialog, DialogFormActions } from "@hotseat/ui/dialog";
import { Select } from "@hotseat/ui/select";
import { type FormEvent, useId, useState } from "react";
import type { Delimiter, FileEncoding, FileFormat } from "../../headless/file/file.types";
import { useBatchText } from "../use-batch-text";
import * as styles from "./check-step.css";

const ENCODINGS = ["utf-8", "windows-1252", "utf-16le", "utf-16be"] as const satisfies readonly FileEncoding[];

const DELIMITER_WORDS: Readonly<Record<Delimiter, string>> = {
  ",": "comma",
  ";": "semicolon",
  "\t": "tab",
  "|": "bar",
};
const DELIMITERS = Object.keys(DELIMITER_WORDS) as readonly Delimiter[];

export interface FormatLineProps {
  format: FileFormat;
  onChange: (format: FileFormat) => void;
}

/** How the file was read, and a way to read it otherwise. */
export function FormatLine({ format, onChange }: FormatLineProps) {
  const { t } = useBatchText();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles.format}>
      {t(`format.encodings.${format.encoding}`)}, {t(`format.delimiters.${DELIMITER_WORDS[format.delimiter]}`)}
      <button type="button" className={styles.formatChange} onClick={() => setOpen(true)}>
        {t("format.change")}
      </button>
      {isOpen ? <FormatDialog format={format} onChange={onChange} onClose={() => setOpen(false)} /> : null}
    </span>
  );
}

function FormatDialog({ format, onChange, onClose }: FormatLineProps & { onClose: () => void }) {
  const { t } = useBatchText();
  const [chosen, setChosen] = useState(format);
  const formId = useId();
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onChange(chosen);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t("format.title")}
      description={t("format.text")}
      closeLabel={t("close")}
      footer={<DialogFormActions form={formId} cancelLabel={t("cancel")} submitLabel={t("format.apply")} />}
    >
      <form id={formId} className={styles.form} onSubmit={apply}>
        <Select
          label={t("format.encoding")}
          value={chosen.encoding}
          onValueChange={(encoding) => setChosen({ ...chosen, encoding })}
          options={ENCODINGS.map((value) => ({ value, label: t(`format.encodings.${value}`) }))}
        />
        <Select
          label={t("format.delimiter")}
          value={chosen.delimiter}
          onValueChange={(delimiter) => setChosen({ ...chosen, delimiter })}
          options={DELIMITERS.map((value) => ({ value, label: t(`format.delimiters.${DELIMITER_WORDS[value]}`) }))}
        />
        <Checkbox
          label={t("format.header")}
          checked={chosen.hasHeader}
          onCheckedChange={(hasHeader) => setChosen({ ...chosen, hasHeader })}
        />
      </form>
    </Dialog>
  );
}
