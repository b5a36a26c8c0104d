import { configQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { useAccountTexts } from "../shared/accounts/use-account-texts";
import { PrivacyPolicyView } from "./privacy-policy-view";

/** The privacy policy, with the day of its last change. */
export function PrivacyPolicy() {
  useAccountTexts();
  const { client } = useHotseat();
  const { data } = useQuery(configQuery(client));
  return <PrivacyPolicyView version={data?.privacy_policy_version ?? null} />;
}
