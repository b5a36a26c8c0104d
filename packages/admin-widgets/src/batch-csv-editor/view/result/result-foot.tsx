import type { Clock } from "@hotseat/core/clock";
import { Button } from "@hotseat/ui/button";
import { ConfirmDialog } from "@hotseat/ui/dialog";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import type { UploadResult } from "../../headless/batch.types";
import { useBatchText } from "../use-batch-text";
import { durationOf, momentWords } from "./moments";
import * as styles from "./result-step.css";

export interface ResultFootProps {
  result: UploadResult;
  undo: "none" | "possible" | "running" | "done";
  /** IANA name of the reader's time zone. */
  timeZone: string;
  /** The clock that says which day is today. */
  clock: Clock;
  onUndo: () => void;
}

/** Number, time and length of an import, and the way to undo it. */
export function ResultFoot({ result, undo, timeZone, clock, onUndo }: ResultFootProps) {
  const { t, language } = useBatchText();
  const [openedAt] = useState(clock.now);
  const [isAsking, setAsking] = useState(false);
  const moment = (at: string) => momentWords(at, { locale: language, timeZone }, openedAt);
  const confirm = () => {
    setAsking(false);
    onUndo();
  };
  return (
    <div className={styles.foot}>
      <span>
        {t("result.about", {
          id: result.batchId,
          moment: moment(result.startedAt),
          duration: durationOf(result.startedAt, result.finishedAt, language),
        })}
      </span>
      {undo === "possible" || undo === "running" ? (
        <Button variant="secondary" icon={Undo2} busy={undo === "running"} onClick={() => setAsking(true)}>
          {t("undo.open")}
        </Button>
      ) : null}
      {undo === "possible" && result.undoUntil ? (
        <span>{t("undo.until", { moment: moment(result.undoUntil) })}</span>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(false)}
          title={t("undo.title", { id: result.batchId })}
          description={t("undo.text")}
          confirmLabel={t("undo.confirm")}
          cancelLabel={t("undo.keep")}
          closeLabel={t("close")}
          variant="danger"
          onConfirm={confirm}
        />
      ) : null}
    </div>
  );
}
