import { Button } from "@hotseat/ui/button";
import * as account from "../shared/accounts/account.css";
import { AccountCard } from "../shared/accounts/account-card";
import type { OrganisationsContent, PlaceValues } from "../shared/accounts/account-form.types";
import { FormNotice } from "../shared/accounts/form-notice";
import { PlaceFields } from "../shared/accounts/place-fields";
import type { AccountFormModel } from "../shared/accounts/use-account-form";
import { useAccountText } from "../shared/accounts/use-account-text";

export interface ChoosePlaceProps {
  form: AccountFormModel<PlaceValues>;
  organisations: OrganisationsContent;
  /** Loads the organisations again. */
  onRetry: () => void;
  title: string;
  text: string;
  /** Back without a change; null where something must be chosen. */
  onCancel: (() => void) | null;
}

/** The choice of organisation and institution, whose administrators then decide. */
export function ChoosePlace({ form, organisations, onRetry, title, text, onCancel }: ChoosePlaceProps) {
  const { t } = useAccountText();
  return (
    <AccountCard title={title} text={text}>
      <form className={account.form} aria-label={t("waiting.choose.send")} {...form.getFormProps()}>
        <PlaceFields form={form} content={organisations} onRetry={onRetry} />
        <FormNotice status={form.state.status} />
        <Button
          type="submit"
          variant="primary"
          size="huge"
          wide
          className={account.button}
          busy={form.busy}
          disabled={organisations.status !== "ready"}
        >
          {t("waiting.choose.send")}
        </Button>
        {onCancel ? (
          <Button variant="ghost" size="large" onClick={onCancel}>
            {t("cancel")}
          </Button>
        ) : null}
      </form>
    </AccountCard>
  );
}
