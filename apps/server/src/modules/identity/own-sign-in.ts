import { ApiError } from "../../contract/errors.ts";
import type { WebSession } from "../../platform/identity/web-sessions.ts";

/** The caller's own sign-in. A token never manages its person's account: throws `permission_denied`. */
export function ownSignIn({ webSession }: { readonly webSession: WebSession | null }): WebSession {
  if (!webSession) throw new ApiError("permission_denied");
  return webSession;
}
