import { ResetPassword } from "@hotseat/shell-widgets/password-reset";
import { useNavigate } from "react-router-dom";
import { AccountPage } from "./account-page";
import { toSignIn } from "./sign-in-notice";
import { useToken } from "./token";

/** `/reset-password#TOKEN`. */
export function ResetPasswordPage() {
  const token = useToken();
  const navigate = useNavigate();
  return (
    <AccountPage title="reset.title">
      <ResetPassword key={token} token={token} onDone={() => void navigate(...toSignIn("passwordReset"))} />
    </AccountPage>
  );
}
