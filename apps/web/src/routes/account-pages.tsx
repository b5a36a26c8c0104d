import { FirstRunPage } from "./first-run-page";
import { ForgotPasswordPage } from "./forgot-password-page";
import { PrivacyPolicyPage } from "./privacy-policy-page";
import { RegisterPage } from "./register-page";
import { ResetPasswordPage } from "./reset-password-page";
import { VerifyPage } from "./verify-page";
import { WaitingPage } from "./waiting-page";

const PAGES = {
  register: RegisterPage,
  verify: VerifyPage,
  forgotPassword: ForgotPasswordPage,
  resetPassword: ResetPasswordPage,
  firstRun: FirstRunPage,
  waiting: WaitingPage,
  privacyPolicy: PrivacyPolicyPage,
} as const;

/** The pages on the way to an account, in one chunk: they are small, share their forms, and few people open them. */
export default function AccountPages({ page }: { page: keyof typeof PAGES }) {
  const Page = PAGES[page];
  return <Page />;
}
