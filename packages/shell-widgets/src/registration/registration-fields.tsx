import { LANGUAGES } from "@hotseat/api-client/constants";
import { languageName } from "@hotseat/core/reader";
import { Checkbox } from "@hotseat/ui/checkbox";
import { Field } from "@hotseat/ui/field";
import { Link } from "@hotseat/ui/link";
import { Select } from "@hotseat/ui/select";
import { TextField } from "@hotseat/ui/text-field";
import { Trans } from "react-i18next";
import * as account from "../shared/accounts/account.css";
import { PlaceFields } from "../shared/accounts/place-fields";
import { useAccountText } from "../shared/accounts/use-account-text";
import { useProblem } from "../shared/accounts/use-problem";
import * as styles from "./registration.css";
import type { RegistrationViewProps } from "./registration-view.types";

/** All fields, each with its own error. */
export function RegistrationFields({
  form,
  organisations,
  onRetry,
  privacyHref,
}: Pick<RegistrationViewProps, "form" | "organisations" | "onRetry" | "privacyHref">) {
  const { t } = useAccountText();
  const problem = useProblem(form.state.problems);
  return (
    <>
      <TextField
        type="email"
        size="large"
        label={t("field.email")}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.getTextProps("email")}
        {...problem("email")}
      />
      <div className={account.pair}>
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
          hint={t("field.shortNameHint")}
          autoComplete="given-name"
          required
          {...form.getTextProps("short_name")}
          {...problem("short_name")}
        />
      </div>
      <PlaceFields form={form} content={organisations} onRetry={onRetry} />
      <Select
        size="large"
        label={t("field.language")}
        hint={t("field.languageHint")}
        options={LANGUAGES.map((value) => ({ value: value as string, label: languageName(value) }))}
        {...form.getChoiceProps("language")}
        {...problem("language")}
      />
      <Field className={styles.consent} {...problem("consent")}>
        {({ labelId: _labelId, ...ids }) => (
          <Checkbox
            {...ids}
            required
            label={
              <Trans
                t={t}
                i18nKey="registration.consent"
                components={{ policy: <Link href={privacyHref} target="_blank" rel="noreferrer" /> }}
              />
            }
            {...form.getFlagProps("consent")}
          />
        )}
      </Field>
    </>
  );
}
