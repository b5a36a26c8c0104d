import { LANGUAGES } from "@hotseat/api-client/constants";
import { languageName } from "@hotseat/core/reader";
import { Button } from "@hotseat/ui/button";
import { Link } from "@hotseat/ui/link";
import { Select } from "@hotseat/ui/select";
import { TextField } from "@hotseat/ui/text-field";
import * as styles from "../shared/accounts/account.css";
import { AccountCard } from "../shared/accounts/account-card";
import { FormNotice } from "../shared/accounts/form-notice";
import { LinkGone } from "../shared/accounts/link-gone";
import { NewPasswordFields } from "../shared/accounts/new-password-fields";
import type { AccountFormModel } from "../shared/accounts/use-account-form";
import { useAccountText } from "../shared/accounts/use-account-text";
import { useProblem } from "../shared/accounts/use-problem";
import type { FirstRunValues } from "./first-run.types";

export interface FirstRunViewProps {
  /** The address of the page has a link's token. */
  hasLink: boolean;
  form: AccountFormModel<FirstRunValues>;
  signInHref: string;
}

/** The page of the link that the start of an empty installation prints: creates the first administrator. */
export function FirstRunView({ hasLink, form, signInHref }: FirstRunViewProps) {
  const { t } = useAccountText();
  const problem = useProblem(form.state.problems);
  const { status } = form.state;
  const isInvalid = status.kind === "failed" && status.failure === "linkInvalid";
  if (!hasLink || isInvalid)
    return (
      <LinkGone why={isInvalid ? "invalid" : "missing"} text={t("firstRun.again")}>
        <p className={styles.ways}>
          <Link href={signInHref}>{t("firstRun.signIn")}</Link>
        </p>
      </LinkGone>
    );
  return (
    <AccountCard title={t("firstRun.title")} text={t("firstRun.text")}>
      <form className={styles.form} aria-label={t("firstRun.title")} {...form.getFormProps()}>
        <TextField
          type="email"
          size="large"
          label={t("field.email")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.getTextProps("email")}
          {...problem("email")}
        />
        <div className={styles.pair}>
          <TextField
            size="large"
            label={t("field.fullName")}
            autoComplete="name"
            required
            {...form.getTextProps("full_name")}
            {...problem("full_name")}
          />
          <TextField
            size="large"
            label={t("field.shortName")}
            autoComplete="given-name"
            required
            {...form.getTextProps("short_name")}
            {...problem("short_name")}
          />
        </div>
        <Select
          size="large"
          label={t("field.language")}
          options={LANGUAGES.map((value) => ({ value: value as string, label: languageName(value) }))}
          {...form.getChoiceProps("language")}
          {...problem("language")}
        />
        <NewPasswordFields form={form} />
        <FormNotice status={status} />
        <Button type="submit" variant="primary" size="huge" wide className={styles.button} busy={form.busy}>
          {t("firstRun.send")}
        </Button>
      </form>
    </AccountCard>
  );
}
