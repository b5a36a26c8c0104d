import { SEAT_ROLES } from "@hotseat/api-client/constants";
import { Button } from "@hotseat/ui/button";
import { Select } from "@hotseat/ui/select";
import { Text } from "@hotseat/ui/text";
import { TextField } from "@hotseat/ui/text-field";
import { useRef } from "react";
import { useShellText } from "../../shared/use-shell-text";
import type { InvitationActions, InvitationsContent } from "../headless/session-detail.types";
import { InvitationList } from "./invitation-list";
import * as styles from "./invitations.css";
import { useInviteForm } from "./use-invite-form";

export interface InvitationsViewProps {
  content: InvitationsContent;
  /** Without observers everybody is invited as a participant. */
  observersAllowed: boolean;
  actions: InvitationActions;
}

/** Whom one invites by e-mail address, and what became of it; for host and owner. */
export function InvitationsView({ content, observersAllowed, actions }: InvitationsViewProps) {
  const { t } = useShellText();
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useInviteForm(actions, { field, heading });
  const { problem, note } = form;
  const wrong = problem === "invalid" ? t("detail.invite.invalid") : (problem?.text ?? t("detail.failedAction"));
  return (
    <section aria-label={t("detail.invite.title")}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t("detail.invite.title")}
      </h2>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          form.send();
        }}
      >
        <TextField
          ref={field}
          type="email"
          label={t("detail.invite.email")}
          hint={t("detail.invite.hint")}
          {...(problem ? { error: wrong } : {})}
          value={form.email}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={styles.field}
          onChange={(event) => form.changeEmail(event.target.value)}
        />
        {observersAllowed ? (
          <Select
            label={t("detail.invite.role.label")}
            value={form.role}
            onValueChange={form.setRole}
            options={SEAT_ROLES.map((role) => ({ value: role, label: t(`detail.invite.role.${role}`) }))}
            className={styles.role}
          />
        ) : null}
        <Button type="submit" busy={form.sending} className={styles.send}>
          {t("detail.invite.send")}
        </Button>
      </form>
      <Text as="p" size="second" tone="muted" role="status" className={styles.note}>
        {note ? t(`detail.invite.note.${note.kind}`, { email: note.email }) : null}
        {note?.kind === "refused" && note.problem ? ` ${note.problem}` : null}
      </Text>
      <InvitationList
        content={content}
        withdrawing={form.withdrawing}
        onWithdraw={form.withdraw}
        onMore={actions.onMore}
        onRetry={actions.onRetry}
      />
    </section>
  );
}
