import { ForgotPassword } from "@hotseat/shell-widgets/password-reset";
import { AccountPage } from "./account-page";

/** `/forgot-password`. */
export function ForgotPasswordPage() {
  return (
    <AccountPage title="forgot.title">
      <ForgotPassword />
    </AccountPage>
  );
}
