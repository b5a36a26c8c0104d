import { Button } from "@hotseat/ui/button";
import { ConfirmDialog } from "@hotseat/ui/dialog";
import { SavedState, type SavedStateProps } from "@hotseat/ui/saved-state";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { isFocusLost } from "../../focus-lost";
import { NAMESPACE } from "../../locales";
import * as part from "../../part.css";
import { type EvaluationPanelModel, type EvaluationStatus, isTooLong } from "../headless";
import * as styles from "./evaluation-panel.css";
import { EvaluationSteps } from "./evaluation-steps";
import { useClockTime } from "./use-clock-time";

export interface EvaluationFootProps {
  panel: EvaluationPanelModel;
  /** Whom it is about. */
  personName: string;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string | undefined;
}

type Shown = Pick<SavedStateProps, "state"> & { text: string; at?: string | null };

/** What the saved state says for each status. */
const SHOWN: { [K in EvaluationStatus["kind"]]: (status: Extract<EvaluationStatus, { kind: K }>) => Shown } = {
  editing: () => ({ state: "saving", text: "saving" }),
  saving: ({ submitting }) => ({ state: "saving", text: submitting ? "submitting" : "saving" }),
  saved: ({ at }) => ({ state: at === null ? "idle" : "saved", text: "saved", at }),
  failed: () => ({ state: "failed", text: "notSaved" }),
  offline: ({ kept }) => (kept ? { state: "local", text: "onThisDevice" } : { state: "failed", text: "notSaved" }),
  submitted: ({ at }) => ({ state: "saved", text: "submittedAt", at }),
};

function shownFor(status: EvaluationStatus): Shown {
  return (SHOWN[status.kind] as (status: EvaluationStatus) => Shown)(status);
}

/** Sending takes its button away with the focus on it: the focus goes to what says that it was sent, not to the top of the page. */
function useFocusOnSent(status: EvaluationStatus) {
  const said = useRef<HTMLSpanElement>(null);
  const wasSending = useRef(false);
  useEffect(() => {
    const place = said.current;
    if (status.kind === "submitted" && wasSending.current && isFocusLost(place)) place?.focus();
    wasSending.current = isSending(status);
  }, [status]);
  return said;
}

const isSending = (status: EvaluationStatus) => status.kind === "saving" && status.submitting;

/** Whether it is safe, with the time; takes the focus when what was pressed is gone. */
function Saved({ status, timeZone }: { status: EvaluationStatus; timeZone: string | undefined }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  const said = useFocusOnSent(status);
  const shown = shownFor(status);
  const clock = useClockTime(timeZone);
  const time = shown.at ? clock(shown.at) : "";
  return (
    <span ref={said} tabIndex={-1} className={styles.saved}>
      <SavedState state={shown.state} label={t(shown.text, { time })} />
    </span>
  );
}

/** Progress, whether it is safe, and the two ways to keep it. */
export function EvaluationFoot({ panel, personName, timeZone }: EvaluationFootProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  const { done, total, questionsRated, pillarsRated, notHeard, notAsked } = panel;
  const { hasSolidSubmit, getSaveProps, getSubmitProps } = panel;
  const { status } = panel.state;
  const isFinal = status.kind === "submitted";
  const isBusy = isSending(status);
  const missingId = useId();
  // A button that is off says why; a comment that is too long says so itself, where it is written.
  const isMissing = !isFinal && !isBusy && done < total && !isTooLong(panel.state.draft);
  return (
    <div className={styles.foot}>
      <div className={styles.progress}>
        <span className={styles.progressWords}>
          {questionsRated.total > 0 ? `${t("rated", questionsRated)} · ` : null}
          {t("pillarsRated", pillarsRated)}
          {notHeard > 0 ? ` · ${t("leftOut", { count: notHeard })}` : null}
          {notAsked > 0 ? ` · ${t("neverAsked", { count: notAsked })}` : null}
        </span>
        <span className={styles.progressSteps}>
          <EvaluationSteps panel={panel} />
        </span>
        {isMissing ? (
          <span id={missingId} className={styles.missing}>
            {t("scoreAll")}
          </span>
        ) : null}
      </div>
      {status.kind === "failed" && status.reason.code === "refused" && status.reason.message ? (
        <p className={`${part.refusal} ${styles.refused}`}>{status.reason.message}</p>
      ) : null}
      <div className={styles.actions}>
        <Saved status={status} timeZone={timeZone} />
        {isFinal ? null : (
          <>
            <Button variant="secondary" className={styles.saveDraft} {...getSaveProps()}>
              {t("saveDraft")}
            </Button>
            <SubmitButton
              getSubmitProps={getSubmitProps}
              isBusy={isBusy}
              isSolid={hasSolidSubmit}
              personName={personName}
              reasonId={isMissing ? missingId : undefined}
            />
          </>
        )}
      </div>
    </div>
  );
}

interface SubmitButtonProps extends Pick<EvaluationPanelModel, "getSubmitProps"> {
  isBusy: boolean;
  /** Nothing is missing: then it is the one solid button. */
  isSolid: boolean;
  personName: string;
  /** Where it is written why it is off. */
  reasonId: string | undefined;
}

/** Submitting is final, so it is asked once more. */
function SubmitButton({ getSubmitProps, isBusy, isSolid, personName, reasonId }: SubmitButtonProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  const { disabled, onClick } = getSubmitProps();
  return (
    <ConfirmDialog
      trigger={
        <Button
          variant={isSolid ? "primary" : "soft"}
          className={styles.submit}
          // The dialog gives the focus back to it while the answer is on its way: what is disabled cannot have it.
          disabled={disabled && !isBusy}
          aria-describedby={reasonId}
          busy={isBusy}
        >
          {t("submit")}
        </Button>
      }
      title={t("confirm.title", { name: personName })}
      description={t("confirm.text", { name: personName })}
      confirmLabel={t("confirm.submit")}
      cancelLabel={t("confirm.cancel")}
      onConfirm={onClick}
    />
  );
}
