import { useState } from "react";
import type { SendReply } from "../shared/accounts/account-form.types";
import { createAccountFormStore } from "../shared/accounts/account-form-store";
import {
  addressProblem,
  fullNameProblem,
  namesAfter,
  onlyProblems,
  passwordProblems,
  shortNameProblem,
} from "../shared/accounts/account-rules";
import { type AccountFormModel, useAccountForm } from "../shared/accounts/use-account-form";
import type { FirstRunValues } from "./first-run.types";

/** The form of the first administrator. `send` and `language` of the first render are used. Nothing of it is kept anywhere. */
export function useFirstRun(
  send: (values: FirstRunValues) => Promise<SendReply<keyof FirstRunValues>>,
  language: string,
): AccountFormModel<FirstRunValues> {
  const [store] = useState(() =>
    createAccountFormStore<FirstRunValues>({
      initial: { email: "", full_name: "", short_name: "", language, password: "", repeated: "" },
      check: (values) =>
        onlyProblems<keyof FirstRunValues>({
          email: addressProblem(values.email),
          full_name: fullNameProblem(values.full_name),
          short_name: shortNameProblem(values.short_name),
          ...passwordProblems(values),
        }),
      send,
    }),
  );
  return useAccountForm<FirstRunValues>(store, namesAfter);
}
