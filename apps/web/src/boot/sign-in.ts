import { CALL_KEY_PREFIX } from "@hotseat/session-widgets/room/headless";
import { forgetStored, tab } from "./storage";

/** The page requested before the sign-in. */
const REDIRECT_KEY = "hotseat.auth-redirect";
const SIGNED_OUT_KEY = "hotseat.signed-out";
const HOME = "/home";
const SIGN_OUT = "/api/v1/oidc/logout/?next=/";

/** Same-origin paths only: `//other.example` and `https:` are none. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

export function rememberDestination(path: string): void {
  tab.setItem(REDIRECT_KEY, path);
}

/** The remembered address, `/home` without one. */
export function destination(): string {
  const path = tab.getItem(REDIRECT_KEY);
  return path && isOwnPath(path) ? path : HOME;
}

export function forgetDestination(): void {
  tab.removeItem(REDIRECT_KEY);
}

/**
 * Ends the web session by a redirect; all cached data goes with the page. What the tab keeps about calls goes too: it has tokens of
 * the person who signs out.
 */
export function signOut(): void {
  forgetStored("sessionStorage", CALL_KEY_PREFIX);
  tab.setItem(SIGNED_OUT_KEY, "1");
  forgetDestination();
  window.location.assign(SIGN_OUT);
}

/** True once, on the page after signing out. */
export function takeSignedOut(): boolean {
  const signedOut = tab.getItem(SIGNED_OUT_KEY) !== null;
  tab.removeItem(SIGNED_OUT_KEY);
  return signedOut;
}
