import { FirstRun } from "@hotseat/shell-widgets/first-run";
import { useNavigate } from "react-router-dom";
import { AccountPage } from "./account-page";
import { toSignIn } from "./sign-in-notice";
import { useToken } from "./token";

/** `/first-run#TOKEN`. */
export function FirstRunPage() {
  const token = useToken();
  const navigate = useNavigate();
  return (
    <AccountPage title="firstRun.title">
      <FirstRun key={token} token={token} onDone={() => void navigate(...toSignIn("setUp"))} />
    </AccountPage>
  );
}
