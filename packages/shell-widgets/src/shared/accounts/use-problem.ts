import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "@hotseat/api-client/constants";
import type { FieldProblem, FieldProblems } from "./account-form.types";
import { useAccountText } from "./use-account-text";

/** Returns a function that gives a field's `error` prop in the reader's language, or nothing. */
export function useProblem<Field extends string>(problems: FieldProblems<Field>) {
  const { t } = useAccountText();
  return (field: Field): { error?: string } => {
    const problem: FieldProblem | undefined = problems[field];
    const limits = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };
    return problem ? { error: t(`problem.${problem}`, limits) } : {};
  };
}
