import { errorToastId, isHotseatError, technicalFailure } from "@hotseat/api-client";
import { TOAST_DURATION_MS, type ToastOptions } from "@hotseat/ui/theme";

/**
 * Returns the options of a failure's toast. Its id is that of the application's toast for this failure, else `ownId`, so that one
 * replaces the other. Without a connection the toast closes by itself: the page shows the loss elsewhere for as long as it lasts.
 */
export function problemToast(error: unknown, ownId?: string): ToastOptions {
  const id = errorToastId(error) ?? ownId;
  const isUnreachable = isHotseatError(error) && technicalFailure(error) === "unreachable";
  return { ...(id && { id }), ...(isUnreachable && { durationMs: TOAST_DURATION_MS }) };
}
