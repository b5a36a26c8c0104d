import { Button } from "@hotseat/ui/button";
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { BatchState } from "../headless/editor.types";
import type { BatchCsvEditor } from "../headless/use-batch-csv-editor";
import * as styles from "./frame/batch-frame.css";
import { useBatchText } from "./use-batch-text";

interface BatchActionsProps {
  batch: BatchCsvEditor;
  onClose: () => void;
}

/** The way back, and the one primary action of the current step. */
export function BatchActions({ batch: { state, editor }, onClose }: BatchActionsProps) {
  const { t, counted } = useBatchText();
  switch (state.step) {
    case "empty":
      return null;
    case "map":
      return (
        <>
          <Back label={t("map.other")} onPress={() => editor.startOver()} />
          <Next label={counted("map.next", state.totals.rows)} onPress={() => editor.confirmMapping()} />
        </>
      );
    case "check":
    case "fix":
      return (
        <>
          <Back label={t("map.back")} onPress={() => editor.goTo("map")} />
          <Fix state={state} editor={editor} />
        </>
      );
    case "import":
      if (state.upload) return null;
      return (
        <>
          <Back label={t("next.back")} onPress={() => editor.goTo("check")} />
          <Next label={counted("import.start", state.toSend)} onPress={() => void editor.upload()} />
        </>
      );
    case "result":
      return (
        <>
          <Button variant={state.toFix.length > 0 ? "secondary" : "primary"} size="large" onClick={onClose}>
            {t("next.done")}
          </Button>
          {state.toFix.length > 0 && state.undo.kind !== "done" ? (
            <Next label={counted("next.fix", state.toFix.length)} onPress={() => editor.goTo("fix")} />
          ) : null}
        </>
      );
  }
}

function Back({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button variant="ghost" size="large" icon={ArrowLeft} className={styles.back} onClick={onPress}>
      {label}
    </Button>
  );
}

function Next({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button variant="primary" size="large" iconEnd={ArrowRight} onClick={onPress}>
      {label}
    </Button>
  );
}

interface FixProps {
  state: Extract<BatchState, { step: "check" | "fix" }>;
  editor: BatchCsvEditor["editor"];
}

/** From the check to the problems; from there, once none is left, to the import. */
function Fix({ state: { step, totals }, editor }: FixProps) {
  const { t, counted } = useBatchText();
  if (step === "check" && totals.withProblems > 0)
    return <Next label={counted("next.fix", totals.withProblems)} onPress={() => editor.goTo("fix")} />;
  return <Next label={t("next.continue")} onPress={() => editor.goTo("import")} />;
}
