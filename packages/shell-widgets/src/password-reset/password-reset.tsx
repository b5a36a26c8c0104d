import { forgotPassword, resetPassword } from "@hotseat/api-client/registration";
import { useHotseat } from "@hotseat/react";
import { replyOf } from "../shared/accounts/send-reply";
import { useAccountTexts } from "../shared/accounts/use-account-texts";
import { useAddressForm } from "../shared/accounts/use-address-form";
import { useNewPasswordForm } from "../shared/accounts/use-new-password-form";
import { useOnceDone } from "../shared/accounts/use-once-done";
import { shellHrefs } from "../shared/hrefs";
import { ForgotPasswordView } from "./forgot-password-view";
import { ResetPasswordView } from "./reset-password-view";

/** Asks for the mail with which a new password is set. */
export function ForgotPassword() {
  useAccountTexts();
  const { client } = useHotseat();
  const form = useAddressForm((email) => replyOf(client.call(forgotPassword, { body: { email } }), ["email"]));
  return <ForgotPasswordView form={form} signInHref={shellHrefs.signIn} />;
}

export interface ResetPasswordProps {
  /** The link's token, from the fragment of its address; null where there is none. */
  token: string | null;
  /** The new password is set, and every sign-in of the person has ended. */
  onDone: () => void;
}

/** The page of the link in a reset mail. */
export function ResetPassword({ token, onDone }: ResetPasswordProps) {
  useAccountTexts();
  const { client } = useHotseat();
  const form = useNewPasswordForm((password) =>
    replyOf(client.call(resetPassword, { body: { token: token ?? "", password } }), ["password"]),
  );
  useOnceDone(form.state.status, onDone);
  return <ResetPasswordView hasLink={token !== null} form={form} forgotHref={shellHrefs.forgotPassword} />;
}
