import { REPORT_COMMENT_MAX_LENGTH, REPORT_REASONS } from "@hotseat/api-client/constants";
import type { ReportReason } from "@hotseat/api-client/types";
import { Callout } from "@hotseat/ui/callout";
import { ConfirmDialog } from "@hotseat/ui/dialog";
import { RadioGroup } from "@hotseat/ui/radio-group";
import { TextArea } from "@hotseat/ui/text-area";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { ParticipantRow } from "../headless/participants-rules";
import type { AskedAction, CallEffect, PersonOutcome, PersonRequest } from "../headless/person-actions";
import * as styles from "./participants.css";

export interface PersonDialogProps {
  question: AskedAction;
  person: Pick<ParticipantRow, "attendeeId" | "fullName">;
  /** What putting them in the hot seat does; asked for that only. */
  callEffect?: ((attendeeId: number) => CallEffect) | undefined;
  /** Does it, or says why not. What was typed stays while it is not done. */
  act: (request: PersonRequest) => Promise<PersonOutcome>;
  onClose: () => void;
}

/** Runs one request at a time and closes once it is done; until then says why it is not. */
function useRequest({ act, onClose }: PersonDialogProps) {
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const run = async (request: PersonRequest) => {
    setBusy(true);
    setReason(null);
    const outcome = await act(request);
    setBusy(false);
    if (outcome.done) onClose();
    else setReason(outcome.reason);
  };
  return { busy, run, problem: reason === null ? null : <Problem reason={reason} /> };
}

function Problem({ reason }: { reason: string }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "participants" });
  return (
    <Callout tone="red" role="alert" title={t("actFailed")}>
      {reason}
    </Callout>
  );
}

/** Names both people: whose turn begins, and whose waits or ends. */
function PutInHotSeat(props: PersonDialogProps) {
  const { person, callEffect, onClose } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "participants" });
  const { busy, run, problem } = useRequest(props);
  // As it was when the menu was opened: the turns change under the question once it is answered.
  const [effect] = useState((): CallEffect => callEffect?.(person.attendeeId) ?? { kind: "begin" });
  const name = person.fullName;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("hotSeat.title", { name })}
      description={t(`hotSeat.${effect.kind}`, { name, other: "other" in effect ? effect.other : "" })}
      confirmLabel={t("hotSeat.yes")}
      cancelLabel={t("cancel")}
      closeLabel={t("close")}
      variant="primary"
      busy={busy}
      onConfirm={() => void run({ kind: "hotSeat", attendeeId: person.attendeeId })}
    >
      {problem}
    </ConfirmDialog>
  );
}

function Confirm(props: PersonDialogProps & { question: Exclude<AskedAction, "report" | "hotSeat"> }) {
  const { question, person, onClose } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "participants" });
  const { busy, run, problem } = useRequest(props);
  const name = person.fullName;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`${question}.title`, { name })}
      description={t(`${question}.text`, { name })}
      confirmLabel={t(`${question}.yes`)}
      cancelLabel={t("cancel")}
      closeLabel={t("close")}
      variant="danger"
      busy={busy}
      onConfirm={() => void run({ kind: question, attendeeId: person.attendeeId })}
    >
      {problem}
    </ConfirmDialog>
  );
}

function Report(props: PersonDialogProps) {
  const { person, onClose } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "participants" });
  const { busy, run, problem } = useRequest(props);
  const [reason, setReason] = useState<ReportReason>("disruption");
  const [comment, setComment] = useState("");
  // Nothing typed or pasted is cut: who wrote too much shortens it.
  const over = comment.trim().length - REPORT_COMMENT_MAX_LENGTH;
  const name = person.fullName;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("report.title", { name })}
      description={t("report.text", { name })}
      confirmLabel={t("report.yes")}
      cancelLabel={t("cancel")}
      closeLabel={t("close")}
      variant="soft"
      busy={busy}
      disabled={over > 0}
      onConfirm={() => void run({ kind: "report", attendeeId: person.attendeeId, reason, comment: comment.trim() })}
    >
      <div className={styles.form}>
        <RadioGroup
          label={t("report.reason")}
          value={reason}
          onValueChange={setReason}
          options={REPORT_REASONS.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
        />
        <TextArea
          label={t("report.comment")}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
          {...(over > 0 ? { error: t("report.tooLong", { count: over }) } : {})}
        />
        {problem}
      </div>
    </ConfirmDialog>
  );
}

/** Asks before somebody is put in the hot seat, reported, blocked or removed. */
export function PersonDialog(props: PersonDialogProps) {
  const { question } = props;
  if (question === "hotSeat") return <PutInHotSeat {...props} />;
  return question === "report" ? <Report {...props} /> : <Confirm {...props} question={question} />;
}
