import { useState } from "react";
import type { NewPasswordValues, SendReply } from "./account-form.types";
import { createAccountFormStore } from "./account-form-store";
import { passwordProblems } from "./account-rules";
import { type AccountFormModel, useAccountForm } from "./use-account-form";

/** A form that sets a password. `send` of the first render is used. Nothing of it is kept anywhere. */
export function useNewPasswordForm(
  send: (password: string) => Promise<SendReply<"password">>,
): AccountFormModel<NewPasswordValues> {
  const [store] = useState(() =>
    createAccountFormStore<NewPasswordValues>({
      initial: { password: "", repeated: "" },
      check: passwordProblems,
      send: ({ password }) => send(password),
    }),
  );
  return useAccountForm(store);
}
