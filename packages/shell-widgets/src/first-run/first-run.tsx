import { createFirstAdministrator } from "@hotseat/api-client/registration";
import type { Language } from "@hotseat/api-client/types";
import { useHotseat } from "@hotseat/react";
import { replyOf } from "../shared/accounts/send-reply";
import { useAccountTexts } from "../shared/accounts/use-account-texts";
import { useOnceDone } from "../shared/accounts/use-once-done";
import { shellHrefs } from "../shared/hrefs";
import type { FirstRunValues } from "./first-run.types";
import { FirstRunView } from "./first-run-view";
import { useFirstRun } from "./use-first-run";

export interface FirstRunProps {
  /** The link's token, from the fragment of its address; null where there is none. */
  token: string | null;
  /** The administrator is created and can sign in. */
  onDone: () => void;
}

const FIELDS: readonly (keyof FirstRunValues)[] = ["email", "full_name", "short_name", "language", "password"];

/** The page of the link that the start of an empty installation prints. */
export function FirstRun({ token, onDone }: FirstRunProps) {
  useAccountTexts();
  const { client, language } = useHotseat();
  const form = useFirstRun(({ repeated: _repeated, ...values }) => {
    const body = {
      ...values,
      email: values.email.trim(),
      full_name: values.full_name.trim(),
      short_name: values.short_name.trim(),
      language: values.language as Language,
      token: token ?? "",
    };
    return replyOf(client.call(createFirstAdministrator, { body }), FIELDS);
  }, language);
  useOnceDone(form.state.status, onDone);
  return <FirstRunView hasLink={token !== null} form={form} signInHref={shellHrefs.signIn} />;
}
