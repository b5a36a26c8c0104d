import { type HotseatClient, isHotseatError, unjudged } from "@hotseat/api-client";
import { claimHost } from "@hotseat/api-client/attendees";
import { startSession } from "@hotseat/api-client/sessions";

/** How starting a session ended; `message` is the server's sentence, null when there is none. */
export type StartAnswer = { readonly kind: "started" } | { readonly kind: "failed"; readonly message: string | null };

/** Claims the host's seat, then opens the session's call; somebody else having been faster is as good. `isEarly`: long before the planned start, and confirmed. Never throws. */
export async function startCall(client: HotseatClient, sessionId: number, isEarly: boolean): Promise<StartAnswer> {
  // Not critical (LS-8): the start itself says who may.
  await client.call(claimHost, { path: { id: sessionId } }).catch(() => console.info("Could not claim host role."));
  try {
    await client.call(startSession, { path: { id: sessionId }, body: isEarly ? { confirm_early: true } : {} });
    return { kind: "started" };
  } catch (error) {
    if (!isHotseatError(error)) return { kind: "failed", message: null };
    if (error.code === "session_already_started") return { kind: "started" };
    return { kind: "failed", message: unjudged(error) ? null : error.reason };
  }
}
