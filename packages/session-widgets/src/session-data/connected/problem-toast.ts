import { errorToastId, isHotseatError, unjudged } from "@hotseat/api-client";
import { TOAST_DURATION_MS, type ToastOptions } from "@hotseat/ui/theme";

/**
 * How a failure stands in a toast: in the place of an application's general words for it, else under `ownId`. That the line is gone is
 * said for as long as it is, elsewhere: what is said of one press goes by itself.
 */
export function problemToast(error: unknown, ownId?: string): ToastOptions {
  const id = errorToastId(error) ?? ownId;
  const isUnreachable = isHotseatError(error) && unjudged(error) === "unreachable";
  return { ...(id && { id }), ...(isUnreachable && { durationMs: TOAST_DURATION_MS }) };
}
