import { useState } from "react";
import { namesAfter, placeAfter } from "../shared/accounts/account-rules";
import { type AccountFormModel, useAccountForm } from "../shared/accounts/use-account-form";
import type { RegistrationPort, RegistrationValues, ResendStatus } from "./registration.types";
import type { RegistrationStore } from "./registration-store";

export type RegistrationModel = AccountFormModel<RegistrationValues>;

/** State and prop getters of the form. */
export function useRegistration(store: RegistrationStore): RegistrationModel {
  return useAccountForm<RegistrationValues>(store, (change, values) => ({
    ...placeAfter(change),
    ...namesAfter(change, values),
  }));
}

export interface ResendModel {
  status: ResendStatus;
  getButtonProps(): { onClick: () => void; busy: boolean };
}

/** Sends the mail with the link to an address again. */
export function useResend(port: Pick<RegistrationPort, "resend">, email: string): ResendModel {
  const [status, setStatus] = useState<ResendStatus>("ready");
  async function resend(): Promise<void> {
    setStatus("sending");
    const reply = await port.resend(email);
    if (reply.kind === "done") setStatus("sent");
    else setStatus(reply.failure === "tooMany" ? "tooMany" : "failed");
  }
  return { status, getButtonProps: () => ({ onClick: () => void resend(), busy: status === "sending" }) };
}
