import { QUESTION_MAX_LENGTH } from "@hotseat/api-client/constants";
import { Button } from "@hotseat/ui/button";
import { ConfirmDialog } from "@hotseat/ui/dialog";
import { TextArea } from "@hotseat/ui/text-area";
import { PenLine, RefreshCw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import * as part from "../shared/view/part.css";
import * as styles from "./preparation.css";

export interface ChangeQuestionViewProps {
  /** How the question reads now. */
  text: string;
  /** Sends the wording; tells by `onTaken` that it was taken. Until then it stays to be corrected. */
  onReword: (text: string, onTaken: () => void) => void;
  /** Takes another one of the workshop in its place. */
  onAnother: () => void;
  busy?: boolean;
  /** Why it was not changed, in the server's words. */
  refused?: string | null;
}

/** One question worded otherwise, or another one in its place, until the schedule starts (LS-D3.2). */
export function ChangeQuestionView({ text, onReword, onAnother, busy = false, refused }: ChangeQuestionViewProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "preparation.question" });
  const [words, setWords] = useState<string | null>(null);
  const [asked, setAsked] = useState<"wording" | "another" | null>(null);
  const wording = words?.trim() ?? "";
  // Nothing typed or pasted is cut: who wrote too much shortens it.
  const over = wording.length - QUESTION_MAX_LENGTH;
  const error = over > 0 ? t("tooLong", { count: over }) : asked === "wording" ? refused : null;
  const open = () => {
    setAsked(null);
    setWords(text);
  };
  const save = () => {
    setAsked("wording");
    onReword(wording, () => setWords(null));
  };
  const takeAnother = () => {
    setAsked("another");
    onAnother();
  };
  return (
    <div className={styles.change}>
      <div className={styles.line}>
        <Button size="small" variant="secondary" icon={PenLine} className={part.touch} busy={busy} onClick={open}>
          {t("reword")}
        </Button>
        <Button
          size="small"
          variant="secondary"
          icon={RefreshCw}
          className={part.touch}
          busy={busy}
          onClick={takeAnother}
        >
          {t("another")}
        </Button>
      </div>
      {refused && asked !== "wording" ? (
        <p className={part.refusal} role="alert">
          {refused}
        </p>
      ) : null}
      <ConfirmDialog
        open={words !== null}
        onOpenChange={(open) => !open && setWords(null)}
        title={t("title")}
        description={t("text")}
        confirmLabel={t("save")}
        cancelLabel={t("cancel")}
        busy={busy}
        disabled={wording === "" || wording === text || over > 0}
        onConfirm={save}
      >
        <TextArea
          label={t("label")}
          value={words ?? ""}
          readOnly={busy}
          onChange={(event) => setWords(event.target.value)}
          {...(error ? { error } : {})}
        />
      </ConfirmDialog>
    </div>
  );
}
