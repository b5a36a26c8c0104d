import { waitValues } from "@hotseat/core/backoff";
import { Callout } from "@hotseat/ui/callout";
import { CircleAlert, CloudOff } from "lucide-react";
import type { AccountFormStatus } from "./account-form.types";
import { useAccountText } from "./use-account-text";

/** Why the form was not sent, above its button; nothing while it can be. */
export function FormNotice({ status }: { status: AccountFormStatus }) {
  const { t } = useAccountText();
  // A link that is no longer valid has a page of its own.
  if (status.kind !== "failed" || status.failure === "linkInvalid") return null;
  const { failure, waitSec } = status;
  const unreachable = failure === "unreachable" || failure === "broken";
  return (
    <Callout
      tone={unreachable ? "amber" : "red"}
      icon={unreachable ? CloudOff : CircleAlert}
      role="alert"
      title={t(`failure.${failure}.title`)}
    >
      {failure === "tooMany" && waitSec !== undefined
        ? t("failure.tooMany.wait", waitValues(waitSec))
        : t(`failure.${failure}.hint`)}
    </Callout>
  );
}
