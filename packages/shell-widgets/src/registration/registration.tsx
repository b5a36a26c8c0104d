import type { HotseatClient } from "@hotseat/api-client";
import { configQuery } from "@hotseat/api-client/queries";
import { registerPerson, resendVerification } from "@hotseat/api-client/registration";
import type { Language } from "@hotseat/api-client/types";
import { browserStorage, forgiving } from "@hotseat/core/storage";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { replyOf } from "../shared/accounts/send-reply";
import { useAccountTexts } from "../shared/accounts/use-account-texts";
import { useOrganisations } from "../shared/accounts/use-organisations";
import { shellHrefs } from "../shared/hrefs";
import type { RegistrationPort, RegistrationValues } from "./registration.types";
import { emptyRegistration } from "./registration-rules";
import { createRegistrationStore } from "./registration-store";
import { RegistrationView } from "./registration-view";
import { useRegistration, useResend } from "./use-registration";

export interface RegistrationProps {
  /** The page of the sign-in. Default `/login`. */
  signInHref?: string;
  /** The privacy policy that the person agrees to. Default `/privacy-policy`. */
  privacyHref?: string;
}

/** The form for an account, and after it the page about the mail with the link. What is typed lasts as long as the tab. */
export function Registration({
  signInHref = shellHrefs.signIn,
  privacyHref = shellHrefs.privacyPolicy,
}: RegistrationProps) {
  useAccountTexts();
  const { client, language } = useHotseat();
  const config = useQuery(configQuery(client));
  const organisations = useOrganisations();
  const [port] = useState(() => createRegistrationPort(client));
  const [store] = useState(() =>
    createRegistrationStore({
      port,
      empty: emptyRegistration(language),
      organisations: organisations.read,
      storage: forgiving(browserStorage("sessionStorage")),
    }),
  );
  const form = useRegistration(store);
  return (
    <RegistrationView
      form={form}
      resend={useResend(port, form.state.values.email.trim())}
      organisations={organisations.content}
      onRetry={organisations.retry}
      signInHref={signInHref}
      privacyHref={privacyHref}
      elsewhere={config.data?.registration === "elsewhere"}
    />
  );
}

const FIELDS: readonly (keyof RegistrationValues)[] = [
  "email",
  "full_name",
  "short_name",
  "language",
  "organisation_id",
  "institution_id",
  "consent",
];

function createRegistrationPort(client: HotseatClient): RegistrationPort {
  return {
    register: ({ language, ...request }) =>
      replyOf(client.call(registerPerson, { body: { ...request, language: language as Language } }), FIELDS),
    resend: (email) => replyOf(client.call(resendVerification, { body: { email } }), ["email"]),
  };
}
