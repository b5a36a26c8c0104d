import { Button } from "@hotseat/ui/button";
import * as styles from "../shared/accounts/account.css";
import { AccountCard } from "../shared/accounts/account-card";
import type { NewPasswordValues } from "../shared/accounts/account-form.types";
import { FormNotice } from "../shared/accounts/form-notice";
import { LinkGone } from "../shared/accounts/link-gone";
import { NewPasswordFields } from "../shared/accounts/new-password-fields";
import type { AccountFormModel } from "../shared/accounts/use-account-form";
import { useAccountText } from "../shared/accounts/use-account-text";

export interface ResetPasswordViewProps {
  /** The address of the page has a link's token. */
  hasLink: boolean;
  form: AccountFormModel<NewPasswordValues>;
  forgotHref: string;
}

/** The page of the link in a reset mail: sets a new password. */
export function ResetPasswordView({ hasLink, form, forgotHref }: ResetPasswordViewProps) {
  const { t } = useAccountText();
  const { status } = form.state;
  const isInvalid = status.kind === "failed" && status.failure === "linkInvalid";
  if (!hasLink || isInvalid)
    return (
      <LinkGone why={isInvalid ? "invalid" : "missing"} text={t("reset.again.text")}>
        <Button asChild variant="primary" size="huge" wide className={styles.button}>
          <a href={forgotHref}>{t("reset.again.send")}</a>
        </Button>
      </LinkGone>
    );
  return (
    <AccountCard title={t("reset.title")} text={t("reset.text")}>
      <form className={styles.form} aria-label={t("reset.title")} {...form.getFormProps()}>
        <NewPasswordFields form={form} />
        <FormNotice status={status} />
        <Button type="submit" variant="primary" size="huge" wide className={styles.button} busy={form.busy}>
          {t("reset.send")}
        </Button>
      </form>
    </AccountCard>
  );
}
