import { Button } from "@hotseat/ui/button";
import { Callout } from "@hotseat/ui/callout";
import { CircleAlert, MailCheck } from "lucide-react";
import * as account from "../shared/accounts/account.css";
import { AccountCard } from "../shared/accounts/account-card";
import { useAccountText } from "../shared/accounts/use-account-text";
import type { ResendModel } from "./use-registration";

export interface CheckMailProps {
  email: string;
  resend: ResendModel;
  /** Back to the form, with what was typed. */
  onCorrect: () => void;
}

/** The page after the form: where the mail went, and what to do if it does not come. */
export function CheckMail({ email, resend, onCorrect }: CheckMailProps) {
  const { t } = useAccountText();
  const { status } = resend;
  const failed = status === "tooMany" || status === "failed";
  return (
    <AccountCard title={t("registration.mail.title")} text={t("registration.mail.text", { email })}>
      <p className={account.rules}>{t("registration.mail.missing")}</p>
      {status === "sent" || failed ? (
        <Callout
          tone={failed ? "red" : "green"}
          icon={failed ? CircleAlert : MailCheck}
          role={failed ? "alert" : "status"}
        >
          {t(`registration.mail.resent.${status}`)}
        </Callout>
      ) : null}
      <div className={account.actions}>
        <Button size="large" className={account.button} {...resend.getButtonProps()}>
          {t("registration.mail.resend")}
        </Button>
        <Button variant="ghost" size="large" className={account.button} onClick={onCorrect}>
          {t("registration.mail.correct")}
        </Button>
      </div>
    </AccountCard>
  );
}
