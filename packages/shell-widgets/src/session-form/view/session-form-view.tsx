import type { Reader } from "@hotseat/core/reader";
import { Button } from "@hotseat/ui/button";
import { Callout } from "@hotseat/ui/callout";
import { Dialog } from "@hotseat/ui/dialog";
import { ErrorState } from "@hotseat/ui/error-state";
import { Skeleton, SkeletonGroup } from "@hotseat/ui/skeleton";
import { CircleAlert, CloudOff } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useShellText } from "../../shared/use-shell-text";
import type { ChoicesContent, PreviewContent } from "../headless/session-form.types";
import type { SessionFormModel } from "../headless/use-session-form";
import { AgendaPreview } from "./agenda-preview";
import { FormFields } from "./form-fields";
import * as styles from "./session-form.css";

export interface SessionFormViewProps {
  /** Null until it is known what can be chosen. */
  form: SessionFormModel | null;
  content: ChoicesContent;
  preview: PreviewContent;
  reader: Reader;
  onRetry: () => void;
  onRetryPreview: () => void;
  /** Which form it is, also while it loads. */
  purpose: "new" | "edit" | "copy";
  /** Closes the form; what is typed is kept. */
  onCancel: () => void;
}

const TITLES = { new: "form.title", edit: "form.edit.title", copy: "form.copy.title" } as const;

/** The form of a new session, or of the changes of one, over the list that stays behind it. */
export function SessionFormView({
  form,
  content,
  preview,
  reader,
  onRetry,
  onRetryPreview,
  purpose,
  onCancel,
}: SessionFormViewProps) {
  const { t } = useShellText();
  const id = useId();
  const body = useRef<HTMLFormElement>(null);
  const refusals = form?.state.refusals ?? 0;
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = body.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-field-error]");
    const send = body.current?.ownerDocument.querySelector<HTMLElement>(`button[form="${id}"]`);
    (wrong ?? send)?.focus();
  }, [refusals, id]);
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={t(TITLES[purpose])}
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
        <form ref={body} id={id} aria-label={t(TITLES[purpose])} {...form.getFormProps()}>
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
  const own = form.edits ? "form.edit" : "form";
  const failed = Object.entries(invites).filter(([, state]) => typeof state === "object");
  return (
    <div className={styles.notices}>
      {restored && status.kind === "editing" ? (
        <Callout role="note" action={<Button onClick={form.startOver}>{t("form.startOver")}</Button>}>
          {t("form.restored")}
        </Callout>
      ) : null}
      {status.kind === "changedElsewhere" ? (
        <Callout
          tone="amber"
          icon={CircleAlert}
          role="alert"
          title={t("form.edit.changed.title")}
          action={<Button onClick={form.startOver}>{t("form.edit.changed.discard")}</Button>}
        >
          {t("form.edit.changed.hint")}
        </Callout>
      ) : null}
      {status.kind === "unreachable" ? (
        <Callout tone="amber" icon={CloudOff} role="alert" title={t(`${own}.unreachable.title`)}>
          {status.message ?? t(`${own}.unreachable.hint`)}
        </Callout>
      ) : null}
      {status.kind === "refused" ? (
        <Callout tone="red" icon={CircleAlert} role="alert" title={t(`${own}.refused.title`)}>
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

/** The effect of the button beside it. */
function FootWords({ form }: { form: SessionFormModel }) {
  const { t, language } = useShellText();
  const { values, status, invites, base } = form.state;
  if (status.kind === "inviting") {
    const sent = Object.values(invites).filter((state) => state === "sent").length;
    return t("form.invite.progress", { sent, count: values.invited.length });
  }
  if (!form.edits) return t("form.note");
  const count = base?.people_to_tell ?? 0;
  if (form.announced.length === 0 || count === 0) return t("form.edit.nobodyTold");
  const names = form.announced.map((field) => t(`form.edit.field.${field}`));
  return t("form.edit.told", { fields: new Intl.ListFormat(language, { type: "conjunction" }).format(names), count });
}

function Foot({ form, formId, onCancel }: { form: SessionFormModel; formId: string; onCancel: () => void }) {
  const { t } = useShellText();
  const { values, status } = form.state;
  const stored = status.kind === "notAllInvited" || status.kind === "inviting";
  const count = values.invited.length;
  const send = count > 0 ? t("form.createAndInvite", { count }) : t("form.create");
  return (
    <div className={styles.foot}>
      <span className={styles.footWords} role="status">
        <FootWords form={form} />
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
          {stored ? t("form.inviteAgain") : form.edits ? t("form.edit.save") : send}
        </Button>
      </div>
    </div>
  );
}
