import { Button } from "@hotseat/ui/button";
import { Callout } from "@hotseat/ui/callout";
import { Icon } from "@hotseat/ui/icon";
import { ProgressBar } from "@hotseat/ui/progress-bar";
import { Heading, Text } from "@hotseat/ui/text";
import { CircleAlert, ClipboardPaste, Download, FileSpreadsheet, History } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { FILE_MAX_BYTES, ROWS_MAX } from "../../headless/batch.constants";
import type { BatchField, BatchScope } from "../../headless/batch.types";
import type { BatchState } from "../../headless/editor.types";
import type { FileProblem } from "../../headless/file/file.types";
import { useBatchText } from "../use-batch-text";
import { ColumnList } from "./column-list";
import * as styles from "./empty-step.css";
import { PasteDialog } from "./paste-dialog";

type EmptyState = Extract<BatchState, { step: "empty" }>;

export interface EmptyStepProps extends Pick<EmptyState, "problem" | "reading" | "resumable"> {
  scope: BatchScope;
  fields: readonly BatchField[];
  required: readonly BatchField[];
  /** Most rows of one import. */
  rowsMax?: number;
  onFile: (file: File) => void;
  onText: (text: string) => void;
  onTemplate: () => void;
  onCancel: () => void;
  onResume: () => void;
  onForget: () => void;
}

/** The beginning: a file is dropped or chosen, or rows are pasted. */
export function EmptyStep(props: EmptyStepProps) {
  const { problem, reading, resumable, fields, required, scope } = props;
  const { t, counted } = useBatchText();
  return (
    <div className={styles.page}>
      <div className={styles.inside}>
        <div className={styles.start}>
          <div>
            <Heading as="h2" size="page">
              {t("empty.title")}
            </Heading>
            <Text as="p" tone="muted" className={styles.text}>
              {t("empty.text")}
            </Text>
          </div>
          {resumable && reading === null ? (
            <Callout
              tone="blue"
              icon={History}
              title={t("empty.resume", { file: resumable.fileName || t("empty.pasted") })}
              action={
                <div className={styles.buttons}>
                  <Button onClick={props.onResume}>{t("empty.resumeYes")}</Button>
                  <Button variant="ghost" onClick={props.onForget}>
                    {t("empty.resumeNo")}
                  </Button>
                </div>
              }
            >
              {counted("empty.resumeText", resumable.rows)}
            </Callout>
          ) : null}
          {problem ? (
            <Callout tone="red" icon={CircleAlert} role="alert" title={t("files.title")}>
              <FileProblemWords problem={problem} />
            </Callout>
          ) : null}
          <DropZone {...props} />
        </div>
        <ColumnList scope={scope} fields={fields} required={required} />
      </div>
    </div>
  );
}

function useSize() {
  const { language } = useBatchText();
  return (bytes: number) =>
    new Intl.NumberFormat(language, { style: "unit", unit: "megabyte" }).format(Math.round(bytes / 1024 / 1024));
}

function FileProblemWords({ problem: { code, line, limit } }: { problem: FileProblem }) {
  const { t, number } = useBatchText();
  const size = useSize();
  const values = { limit: limit === null ? "" : number(limit), size: size(limit ?? FILE_MAX_BYTES) };
  return (
    <>
      {t(`files.${code}`, values)}
      {line === null ? null : ` ${t("files.line", { line: number(line) })}`}
    </>
  );
}

function DropZone({ reading, rowsMax = ROWS_MAX, onFile, onText, onTemplate, onCancel }: EmptyStepProps) {
  const { t, number } = useBatchText();
  const size = useSize();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  if (reading !== null)
    return (
      <div className={styles.drop}>
        <div className={styles.reading}>
          <span className={styles.dropTitle}>{t("empty.reading")}</span>
          <ProgressBar label={t("empty.reading")} value={reading} size="thick" />
        </div>
        <Button variant="secondary" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more; the buttons inside do the same
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className={styles.dropMark}>
        <Icon as={FileSpreadsheet} size={20} />
      </span>
      <span className={styles.dropTitle}>{t("empty.drop")}</span>
      <input
        ref={picker}
        type="file"
        tabIndex={-1}
        aria-label={t("empty.choose")}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        className={styles.file}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file can be chosen again after it was mended.
          event.currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
      <div className={styles.buttons}>
        <Button variant="primary" size="large" onClick={() => picker.current?.click()}>
          {t("empty.choose")}
        </Button>
        <Button variant="secondary" size="large" icon={ClipboardPaste} onClick={() => setPasting(true)}>
          {t("empty.paste")}
        </Button>
        <Button variant="ghost" size="large" icon={Download} onClick={onTemplate}>
          {t("empty.template")}
        </Button>
      </div>
      <Text size="second" tone="muted">
        {t("empty.limits", { size: size(FILE_MAX_BYTES), rows: number(rowsMax) })}
      </Text>
      {isPasting ? <PasteDialog onText={onText} onClose={() => setPasting(false)} /> : null}
    </div>
  );
}
