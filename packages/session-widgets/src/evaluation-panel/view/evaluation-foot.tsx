import { Button } from "@hotseat/ui/button";
import { ConfirmDialog } from "@hotseat/ui/dialog";
import { SavedState, type SavedStateProps } from "@hotseat/ui/saved-state";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { isFocusLost } from "../../shared/headless/focus-lost";
import * as part from "../../shared/view/part.css";
import type { EvaluationPanelModel, EvaluationStatus } from "../headless";
import { isTooLong } from "../headless/evaluation-rules";
import * as styles from "./evaluation-panel.css";
import { EvaluationSteps } from "./evaluation-steps";
import { useClockTime } from "./use-clock-time";

export interface EvaluationFootProps {
  panel: EvaluationPanelModel;
  /** The name of the person evaluated. */
  personName: string;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string | undefined;
}

type Shown = Pick<SavedStateProps, "state"> & { text: string; at?: string | null };

/** The saved-state indicator for each status. */
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

/** Submitting removes the focused button: the focus moves to the submitted message, not to the top of the page. */
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

/** The saved state with its time; takes the focus when the pressed button disappears. */
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

/** The progress, the saved state, and the buttons to save and to submit. */
export function EvaluationFoot({ panel, personName, timeZone }: EvaluationFootProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  const { done, total, questionsRated, pillarsRated, notHeard, notAsked } = panel;
  const { hasSolidSubmit, getSaveProps, getSubmitProps } = panel;
  const { status } = panel.state;
  const isFinal = status.kind === "submitted";
  const isBusy = isSending(status);
  const missingId = useId();
  // A disabled button says why; an overlong comment is reported at its field.
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
  /** The evaluation is complete: this is the one solid button. */
  isSolid: boolean;
  personName: string;
  /** The id of the text that says why the button is disabled. */
  reasonId: string | undefined;
}

/** Submitting is final, so a dialog asks for confirmation. */
function SubmitButton({ getSubmitProps, isBusy, isSolid, personName, reasonId }: SubmitButtonProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  const { disabled, onClick } = getSubmitProps();
  return (
    <ConfirmDialog
      trigger={
        <Button
          variant={isSolid ? "primary" : "soft"}
          className={styles.submit}
          // The dialog returns the focus to the button while the response is under way: a disabled button cannot take the focus.
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
