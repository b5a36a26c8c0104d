import { useState } from "react";
import type { AddressValues, SendReply } from "./account-form.types";
import { createAccountFormStore } from "./account-form-store";
import { addressProblem, onlyProblems } from "./account-rules";
import { type AccountFormModel, useAccountForm } from "./use-account-form";

/** A form that sends an address. `send` of the first render is used. */
export function useAddressForm(send: (email: string) => Promise<SendReply<"email">>): AccountFormModel<AddressValues> {
  const [store] = useState(() =>
    createAccountFormStore<AddressValues>({
      initial: { email: "" },
      check: ({ email }) => onlyProblems({ email: addressProblem(email) }),
      send: ({ email }) => send(email.trim()),
    }),
  );
  return useAccountForm(store);
}
