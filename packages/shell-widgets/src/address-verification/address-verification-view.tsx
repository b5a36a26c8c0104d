import { Button } from "@hotseat/ui/button";
import { ErrorState } from "@hotseat/ui/error-state";
import { Link } from "@hotseat/ui/link";
import { Skeleton, SkeletonGroup } from "@hotseat/ui/skeleton";
import { Text } from "@hotseat/ui/text";
import * as styles from "../shared/accounts/account.css";
import { AccountCard } from "../shared/accounts/account-card";
import type { AddressValues, NewPasswordValues } from "../shared/accounts/account-form.types";
import { AddressForm } from "../shared/accounts/address-form";
import { FormNotice } from "../shared/accounts/form-notice";
import { LinkGone } from "../shared/accounts/link-gone";
import { NewPasswordFields } from "../shared/accounts/new-password-fields";
import type { AccountFormModel } from "../shared/accounts/use-account-form";
import { useAccountText } from "../shared/accounts/use-account-text";

/** The state of the link. `missing`: the address of the page has none. */
export type LinkContent =
  | { status: "loading" | "missing" | "invalid" | "failed" }
  | { status: "ready"; email: string; fullName: string };

export interface AddressVerificationViewProps {
  link: LinkContent;
  form: AccountFormModel<NewPasswordValues>;
  /** Asks for another mail. */
  again: AccountFormModel<AddressValues>;
  onRetry: () => void;
  /** The way out for a person whose address is confirmed already. */
  signInHref: string;
}

/** The page of the link that confirms an address: the password is set here. */
export function AddressVerificationView({ link, form, again, onRetry, signInHref }: AddressVerificationViewProps) {
  const { t } = useAccountText();
  const { status } = form.state;
  if (link.status === "loading")
    return (
      <AccountCard title={t("verify.title")}>
        <SkeletonGroup label={t("loading")} className={styles.form}>
          <Skeleton height={64} />
          <Skeleton height={64} />
        </SkeletonGroup>
      </AccountCard>
    );
  if (link.status === "failed")
    return (
      <AccountCard title={t("verify.title")}>
        <ErrorState
          title={t("failure.unreachable.title")}
          description={t("verify.failed")}
          action={<Button onClick={onRetry}>{t("retry")}</Button>}
        />
      </AccountCard>
    );
  if (link.status !== "ready" || (status.kind === "failed" && status.failure === "linkInvalid"))
    return (
      <LinkGone why={link.status === "missing" ? "missing" : "invalid"} text={t("verify.again.text")}>
        <AddressForm form={again} send={t("verify.again.send")} sent={t("verify.again.sent")} />
        <Text as="p" size="second" tone="muted">
          {t("registration.known")} <Link href={signInHref}>{t("registration.signIn")}</Link>
        </Text>
      </LinkGone>
    );
  return (
    <AccountCard title={t("verify.greeting", { name: link.fullName })} text={t("verify.text", { email: link.email })}>
      <form className={styles.form} aria-label={t("verify.title")} {...form.getFormProps()}>
        {/* Password managers store the password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={link.email} readOnly />
        <NewPasswordFields form={form} />
        <FormNotice status={status} />
        <Button type="submit" variant="primary" size="huge" wide className={styles.button} busy={form.busy}>
          {t("verify.send")}
        </Button>
      </form>
    </AccountCard>
  );
}
