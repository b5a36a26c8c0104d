import { ConfirmDialog } from "@hotseat/ui/dialog";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { StartStep } from "../headless/start-rules";

export interface EarlyStart {
  /** For the Start button: starts, or asks first. */
  press(): void;
  /** Beside the button. */
  readonly question: React.ReactNode;
}

/** Asks host and owner once before they start a session long before its time, with date and time (LS-D4.6). */
export function useEarlyStart(step: StartStep, plannedFor: string, onStart: () => void): EarlyStart {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "earlyStart" });
  const [isAsking, setAsking] = useState(false);
  return {
    press: () => (step === "confirm" ? setAsking(true) : onStart()),
    question: (
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("title")}
        description={t("text", { time: plannedFor })}
        confirmLabel={t("yes")}
        cancelLabel={t("no")}
        variant="primary"
        buttonSize="large"
        onConfirm={() => {
          setAsking(false);
          onStart();
        }}
      />
    ),
  };
}
