import { PrivacyPolicy } from "@hotseat/shell-widgets/privacy-policy";
import { AccountTitle } from "./account-page";
import { PublicPage } from "./public-page";

/** `/privacy-policy`. */
export function PrivacyPolicyPage() {
  return (
    <PublicPage>
      <AccountTitle of="privacy.title" />
      <PrivacyPolicy />
    </PublicPage>
  );
}
