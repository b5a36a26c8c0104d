import { ForgotPassword } from "@hotseat/shell-widgets/password-reset";
import { AccountPage } from "./account-page";

/** `/forgot-password`. */
export default function Page() {
  return (
    <AccountPage title="forgot.title">
      <ForgotPassword />
    </AccountPage>
  );
}
