import { Button } from "@hotseat/ui/button";
import { Callout } from "@hotseat/ui/callout";
import { Dialog } from "@hotseat/ui/dialog";
import { ErrorState } from "@hotseat/ui/error-state";
import { Skeleton, SkeletonGroup } from "@hotseat/ui/skeleton";
import { CircleAlert, CloudOff } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useShellText } from "../shared/use-shell-text";
import type { Reader } from "../shared/when";
import { AgendaPreview } from "./agenda-preview";
import { FormFields } from "./form-fields";
import * as styles from "./session-form.css";
import type { ChoicesContent, PreviewContent } from "./session-form.types";
import type { SessionFormModel } from "./use-session-form";

export interface SessionFormViewProps {
  /** Null until it is known what can be chosen. */
  form: SessionFormModel | null;
  content: ChoicesContent;
  preview: PreviewContent;
  reader: Reader;
  onRetry: () => void;
  onRetryPreview: () => void;
  /** Closes the form; what is typed is kept. */
  onCancel: () => void;
}

/** The form of a new session over the list that stays behind it. */
export function SessionFormView({
  form,
  content,
  preview,
  reader,
  onRetry,
  onRetryPreview,
  onCancel,
}: SessionFormViewProps) {
  const { t } = useShellText();
  const id = useId();
  const body = useRef<HTMLFormElement>(null);
  const refusals = form?.state.refusals ?? 0;
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = body.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    const send = body.current?.ownerDocument.querySelector<HTMLElement>(`button[form="${id}"]`);
    (wrong ?? send)?.focus();
  }, [refusals, id]);
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={t("form.title")}
      closeLabel={t("close")}
      size="large"
      className={styles.dialog}
      initialFocus="dialog"
      footer={form && content.status === "ready" ? <Foot form={form} formId={id} onCancel={onCancel} /> : null}
    >
      {content.status === "loading" ? (
        <SkeletonGroup label={t("loading")} className={styles.bones}>
          <Skeleton height={48} />
          <Skeleton height={48} />
          <Skeleton height={160} />
        </SkeletonGroup>
      ) : null}
      {content.status === "failed" ? (
        <ErrorState
          title={t("form.failed.title")}
          description={content.detail ?? t("form.failed.hint")}
          action={<Button onClick={onRetry}>{t("retry")}</Button>}
        />
      ) : null}
      {form && content.status === "ready" ? (
        <form ref={body} id={id} aria-label={t("form.title")} {...form.getFormProps()}>
          <Notices form={form} />
          <div className={styles.grid}>
            <FormFields form={form} choices={content.choices} reader={reader} />
            <AgendaPreview
              content={preview}
              reader={reader}
              mine={form.state.values.hot_seat}
              onRetry={onRetryPreview}
            />
          </div>
        </form>
      ) : null}
    </Dialog>
  );
}

function Notices({ form }: { form: SessionFormModel }) {
  const { t } = useShellText();
  const { status, restored, invites } = form.state;
  const failed = Object.entries(invites).filter(([, state]) => typeof state === "object");
  return (
    <div className={styles.notices}>
      {restored && status.kind === "editing" ? (
        <Callout role="note" action={<Button onClick={form.startOver}>{t("form.startOver")}</Button>}>
          {t("form.restored")}
        </Callout>
      ) : null}
      {status.kind === "unreachable" ? (
        <Callout tone="amber" icon={CloudOff} role="alert" title={t("form.unreachable.title")}>
          {t("form.unreachable.hint")}
        </Callout>
      ) : null}
      {status.kind === "refused" ? (
        <Callout tone="red" icon={CircleAlert} role="alert" title={t("form.refused.title")}>
          {status.message ?? t("form.refused.hint")}
        </Callout>
      ) : null}
      {status.kind === "notAllInvited" ? (
        <Callout tone="amber" icon={CircleAlert} role="alert" title={t("form.invite.failed")}>
          <ul className={styles.failures}>
            {failed.map(([address, state]) => (
              <li key={address}>
                {typeof state === "object" && state.problem ? `${address}: ${state.problem}` : address}
              </li>
            ))}
          </ul>
        </Callout>
      ) : null}
    </div>
  );
}

function Foot({ form, formId, onCancel }: { form: SessionFormModel; formId: string; onCancel: () => void }) {
  const { t } = useShellText();
  const { values, status, invites } = form.state;
  const stored = status.kind === "notAllInvited" || status.kind === "inviting";
  const count = values.invited.length;
  const sent = Object.values(invites).filter((state) => state === "sent").length;
  return (
    <div className={styles.foot}>
      <span className={styles.footWords} role="status">
        {status.kind === "inviting" ? t("form.invite.progress", { sent, count }) : t("form.note")}
      </span>
      <div className={styles.footEnd}>
        {stored ? (
          <Button
            variant="secondary"
            size="large"
            className={styles.footButton}
            disabled={form.busy}
            onClick={form.finish}
          >
            {t("form.toSession")}
          </Button>
        ) : (
          <Button variant="ghost" size="large" className={styles.footButton} onClick={onCancel}>
            {t("form.cancel")}
          </Button>
        )}
        <Button
          type="submit"
          form={formId}
          variant="primary"
          size="large"
          className={styles.footButton}
          busy={form.busy}
        >
          {stored ? t("form.inviteAgain") : count > 0 ? t("form.createAndInvite", { count }) : t("form.create")}
        </Button>
      </div>
    </div>
  );
}
