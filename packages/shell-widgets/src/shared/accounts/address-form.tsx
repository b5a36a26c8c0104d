import { Button } from "@hotseat/ui/button";
import { Callout } from "@hotseat/ui/callout";
import { TextField } from "@hotseat/ui/text-field";
import { MailCheck } from "lucide-react";
import * as styles from "./account.css";
import type { AddressValues } from "./account-form.types";
import { FormNotice } from "./form-notice";
import type { AccountFormModel } from "./use-account-form";
import { useAccountText } from "./use-account-text";
import { useProblem } from "./use-problem";
export interface AddressFormProps {
  form: AccountFormModel<AddressValues>;
  /** The words of the button. */
  send: string;
  /** The message once it is sent; the same whether the address is known or not. */
  sent: string;
}

/** One field for an e-mail address, to which a mail with a link goes. */
export function AddressForm({ form, send, sent }: AddressFormProps) {
  const { t } = useAccountText();
  const problem = useProblem(form.state.problems);
  if (form.state.status.kind === "done")
    return (
      <Callout
        tone="green"
        icon={MailCheck}
        role="status"
        action={<Button onClick={form.edit}>{t("address.another")}</Button>}
      >
        {sent}
      </Callout>
    );
  return (
    <form className={styles.form} aria-label={send} {...form.getFormProps()}>
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
      <FormNotice status={form.state.status} />
      <Button type="submit" variant="primary" size="huge" wide className={styles.button} busy={form.busy}>
        {send}
      </Button>
    </form>
  );
}
