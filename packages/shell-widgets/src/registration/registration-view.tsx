import { Button } from "@hotseat/ui/button";
import { Card } from "@hotseat/ui/card";
import { Link } from "@hotseat/ui/link";
import { Heading } from "@hotseat/ui/text";
import * as account from "../shared/accounts/account.css";
import { AccountCard } from "../shared/accounts/account-card";
import { FormNotice } from "../shared/accounts/form-notice";
import { useAccountText } from "../shared/accounts/use-account-text";
import { CheckMail } from "./check-mail";
import { NextSteps } from "./next-steps";
import * as styles from "./registration.css";
import { RegistrationFields } from "./registration-fields";
import type { RegistrationViewProps } from "./registration-view.types";

/** "Create Your Account", and after it the page about the mail with the link. */
export function RegistrationView({ elsewhere = false, ...props }: RegistrationViewProps) {
  const { t } = useAccountText();
  const { form, resend, signInHref } = props;
  if (elsewhere)
    return (
      <AccountCard title={t("registration.elsewhere.title")} text={t("registration.elsewhere.text")}>
        <Button asChild variant="primary" size="huge" wide>
          <a href={signInHref}>{t("registration.signIn")}</a>
        </Button>
      </AccountCard>
    );
  if (form.state.status.kind === "done")
    return <CheckMail email={form.state.values.email.trim()} resend={resend} onCorrect={form.edit} />;
  return <Form {...props} />;
}

function Form({ form, organisations, onRetry, signInHref, privacyHref }: RegistrationViewProps) {
  const { t } = useAccountText();
  return (
    <div className={styles.box}>
      <Card look="float" padding="none" className={styles.card}>
        <div className={styles.main}>
          <div className={account.head}>
            <Heading as="h1" size="page">
              {t("registration.title")}
            </Heading>
            <p className={account.words}>{t("registration.text")}</p>
          </div>
          <form className={account.form} aria-label={t("registration.title")} {...form.getFormProps()}>
            <RegistrationFields form={form} organisations={organisations} onRetry={onRetry} privacyHref={privacyHref} />
            <FormNotice status={form.state.status} />
            <Button type="submit" variant="primary" size="huge" wide className={account.button} busy={form.busy}>
              {t("registration.send")}
            </Button>
          </form>
          <p className={styles.known}>
            {t("registration.known")} <Link href={signInHref}>{t("registration.signIn")}</Link>
          </p>
        </div>
        <NextSteps />
      </Card>
    </div>
  );
}
