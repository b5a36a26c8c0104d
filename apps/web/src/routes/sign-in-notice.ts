import { SIGN_IN_NOTICES, type SignInNotice } from "@hotseat/shell-widgets/sign-in/headless";

/** Arguments of `navigate` for the sign-in page with a notice about what was just done. */
export const toSignIn = (notice: SignInNotice) => ["/login", { replace: true, state: { notice } }] as const;

/** The notice in the state of a history entry; null without one. */
export function noticeOf(state: unknown): SignInNotice | null {
  const found = typeof state === "object" && state !== null && "notice" in state ? state.notice : null;
  return SIGN_IN_NOTICES.find((known) => known === found) ?? null;
}
