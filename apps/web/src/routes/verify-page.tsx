import { AddressVerification } from "@hotseat/shell-widgets/address-verification";
import { useNavigate } from "react-router-dom";
import { AccountPage } from "./account-page";
import { toSignIn } from "./sign-in-notice";
import { useToken } from "./token";

/** `/register/verify#TOKEN`. */
export function VerifyPage() {
  const token = useToken();
  const navigate = useNavigate();
  const done = (kind: "registration" | "invitation") =>
    void navigate(...toSignIn(kind === "invitation" ? "invited" : "confirmed"));
  return (
    <AccountPage title="verify.title">
      <AddressVerification key={token} token={token} onDone={done} />
    </AccountPage>
  );
}
