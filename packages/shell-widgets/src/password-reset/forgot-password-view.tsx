import { Link } from "@hotseat/ui/link";
import * as styles from "../shared/accounts/account.css";
import { AccountCard } from "../shared/accounts/account-card";
import type { AddressValues } from "../shared/accounts/account-form.types";
import { AddressForm } from "../shared/accounts/address-form";
import type { AccountFormModel } from "../shared/accounts/use-account-form";
import { useAccountText } from "../shared/accounts/use-account-text";

export interface ForgotPasswordViewProps {
  form: AccountFormModel<AddressValues>;
  signInHref: string;
}

/** Asks for the mail with which a new password is set. */
export function ForgotPasswordView({ form, signInHref }: ForgotPasswordViewProps) {
  const { t } = useAccountText();
  return (
    <AccountCard title={t("forgot.title")} text={t("forgot.text")}>
      <AddressForm form={form} send={t("forgot.send")} sent={t("forgot.sent")} />
      <p className={styles.ways}>
        <Link href={signInHref}>{t("forgot.back")}</Link>
      </p>
    </AccountCard>
  );
}
