import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "@hotseat/api-client/constants";
import { IconButton } from "@hotseat/ui/icon-button";
import { TextField } from "@hotseat/ui/text-field";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import type { NewPasswordValues } from "./account-form.types";
import type { AccountFormModel } from "./use-account-form";
import { useAccountText } from "./use-account-text";
import { useProblem } from "./use-problem";
/** A new password and its repetition. The rules are said before one types; one button shows both fields as text. */
export function NewPasswordFields({ form }: { form: AccountFormModel<NewPasswordValues> }) {
  const { t } = useAccountText();
  const problem = useProblem(form.state.problems);
  const [shown, setShown] = useState(false);
  const type = shown ? "text" : "password";
  return (
    <>
      <TextField
        type={type}
        size="large"
        label={t("password.label")}
        hint={t("password.rules", { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH })}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        end={
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? t("password.hide") : t("password.show")}
            tooltip={false}
            onClick={() => setShown(!shown)}
          />
        }
        {...form.getTextProps("password")}
        {...problem("password")}
      />
      <TextField
        type={type}
        size="large"
        label={t("password.repeat")}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.getTextProps("repeated")}
        {...problem("repeated")}
      />
    </>
  );
}
